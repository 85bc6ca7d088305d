import { loadFonts } from '@assay/design-system/fonts';
import '@assay/design-system/page';
import type { Preview } from '@storybook/react-vite';

const languages = { en: 'English', 'zh-Hans': '简体中文', ja: '日本語', 'zh-Hant': '繁體中文' };
const themes = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast', 'high-contrast-dark': 'High contrast, dark' };

const items = (record: Record<string, string>) => Object.entries(record).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded', backgrounds: { disabled: true } },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: items(themes), dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: items(languages), dynamicTitle: true } },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: items({ ltr: 'Left to right', rtl: 'Right to left' }) },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', direction: 'ltr' },
  loaders: [
    async ({ globals }) => {
      await loadFonts(String(globals['language']));
      return {};
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.lang = String(globals['language']);
      root.dir = String(globals['direction']);
      root.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
};

export default preview;
