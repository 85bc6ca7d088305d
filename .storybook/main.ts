import type { StorybookConfig } from '@storybook/react-vite';
import { keyboardPlugin } from './keyboard.ts';
import { propsPlugin } from './props.ts';

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/design-system/src', titlePrefix: 'Design system' },
    { directory: '../packages/markdown/src', titlePrefix: 'Document' },
    { directory: '../packages/widgets/src', titlePrefix: 'Widgets' },
    { directory: '../packages/screens/src', titlePrefix: 'Screens' },
    { directory: '../packages/tools/src' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read by a reader of ours, see props.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [propsPlugin(), keyboardPlugin(), ...(vite.plugins ?? [])] }),
};

export default config;
