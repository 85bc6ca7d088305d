import { loadFonts } from '@assay/design-system/fonts';
import '@assay/design-system/page';
import type { Preview } from '@storybook/react-vite';
import { expectNoFindings, notExamined } from './accessibility.ts';
import { theme } from './theme.ts';

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
    docs: { theme, codePanel: true },
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
    (Story, { globals }) => {
      const root = document.documentElement;
      root.lang = String(globals['language']);
      root.dir = String(globals['direction']);
      root.dataset['theme'] = String(globals['theme']);
      root.dataset['density'] = String(globals['density']);
      return <Story />;
    },
  ],
  // The add-on examines the story in its own theme; as a test every story is examined in the other one too.
  async afterEach({ globals, parameters }) {
    if (!isTest || parameters['a11y']?.test !== 'error') return;
    const root = document.documentElement;
    root.dataset['theme'] = globals['theme'] === 'dark' ? 'light' : 'dark';
    await expectNoFindings(document.body);
    root.dataset['theme'] = String(globals['theme']);
  },
};

export default preview;
