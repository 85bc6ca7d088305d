import { loadFonts } from '@assay/design-system/fonts';
import '@assay/design-system/page';
import { color } from '@assay/design-system/style';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { patience } from '../scripts/patience.mjs';
import { expectNoFindings, expectNoSpill, notExamined } from './accessibility.ts';
import { surroundings, surroundPage } from './surroundings.ts';

// Tests draw no pages of the manual, and a story needs none of what they are made of.
const Container = lazy(async () => ({ default: (await import('./ManualPage.tsx')).ManualPage }));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

const languages = { en: 'English', 'zh-Hans': '简体中文', ja: '日本語', 'zh-Hant': '繁體中文' };
const themes = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  'high-contrast-dark': 'High contrast, dark',
};
const densities = { default: 'Default density', compact: 'Compact' };
const directions = { ltr: 'Left to right', rtl: 'Right to left' };

const items = (record: Record<string, string>) => Object.entries(record).map(([value, title]) => ({ value, title }));

configure({ asyncUtilTimeout: patience });

const isTest = '__vitest_browser__' in globalThis;

const preview: Preview = {
  // Every component has a page of the manual, made from its description, its guide, its props and its stories.
  tags: ['autodocs'],
  parameters: {
    options: {
      storySort: {
        order: [
          'Design system',
          ['Start here', 'Foundations', ['How to choose', '*'], 'Patterns', 'Content guide', 'Contributing', '*'],
          'Document',
          'Widgets',
          'Screens',
        ],
      },
    },
    docs: {
      codePanel: true,
      container: (props: DocsContainerProps) => (
        <Suspense>
          <Container {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <Page />
        </Suspense>
      ),
    },
    a11y: { test: 'error', context: { include: ['body'], exclude: [...notExamined] } },
    layout: 'padded',
    backgrounds: { disabled: true },
  },
  // The default has a column of its own in the table of props.
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          { ...type, description: type.description?.replace(/\s*@default .*$/s, '') },
        ]),
      ),
  ],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: items(themes), dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: items(languages), dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'listunordered', items: items(densities), dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: items(directions), dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', language: 'en', density: 'default', direction: 'ltr' },
  loaders: [({ globals }) => loadFonts(String(globals['language']))],
  decorators: [
    (Story, { globals, storyGlobals, viewMode }) => {
      // A page of the manual holds stories in several languages and themes: each has its own around it.
      if (viewMode === 'docs') {
        const ground = 'theme' in storyGlobals ? { background: color.surface.canvas } : {};
        return (
          <div {...surroundings(globals)} style={{ ...ground, color: color.ink.default }}>
            <Story />
          </div>
        );
      }
      surroundPage(globals);
      return <Story />;
    },
  ],
  // The add-on examines the story in its own theme; as a test its colours are examined in the other themes too, and its width in the other direction.
  async afterEach({ globals, parameters }) {
    if (!isTest || parameters['a11y']?.test !== 'error') return;
    const root = document.documentElement;
    for (const theme of Object.keys(themes).filter((name) => name !== globals['theme'])) {
      root.dataset['theme'] = theme;
      await expectNoFindings(document.body);
    }
    root.dataset['theme'] = String(globals['theme']);
    expectNoSpill(globals['direction'] === 'rtl' ? 'ltr' : 'rtl');
  },
};

export default preview;
