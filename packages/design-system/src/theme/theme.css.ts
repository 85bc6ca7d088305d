import { assignVars, globalStyle } from '@vanilla-extract/css';
import { densityTokens, motionTokens, type Script, scriptTokens, staticTokens } from '../tokens/fill.ts';
import { themes } from '../tokens/themes.ts';
import type { ColorTokens, ThemeName } from '../tokens/tokens.types.ts';
import { color, vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const anyRoot = ':root, :host';
const follows = ':root:not([data-theme]), [data-theme="auto"], :host(:not([data-theme]))';
const chosen = (name: string) => `[data-theme="${name}"], :host([data-theme="${name}"])`;

const scheme: Record<ThemeName, 'light' | 'dark'> = {
  light: 'light',
  dark: 'dark',
  highContrast: 'light',
  highContrastDark: 'dark',
};

/** Which theme holds for which selector under which preference; a later row wins. */
const rows: readonly { theme: ThemeName; selector: string; media?: string }[] = [
  { theme: 'light', selector: `${anyRoot}, ${chosen('light')}` },
  { theme: 'light', selector: '[data-theme="auto"], :host([data-theme="auto"])' },
  { theme: 'dark', selector: chosen('dark') },
  { theme: 'dark', selector: `${follows}, :host([data-theme="auto"])`, media: '(prefers-color-scheme: dark)' },
  { theme: 'highContrast', selector: `${follows}, ${chosen('light')}`, media: '(prefers-contrast: more)' },
  {
    theme: 'highContrastDark',
    selector: `${follows}, :host([data-theme="auto"])`,
    media: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
  },
  { theme: 'highContrastDark', selector: chosen('dark'), media: '(prefers-contrast: more)' },
  { theme: 'highContrast', selector: chosen('high-contrast') },
  { theme: 'highContrastDark', selector: chosen('high-contrast-dark') },
];

globalStyle(anyRoot, { '@layer': { [layers.theme]: { vars: assignVars(vars, staticTokens('latin')) } } });

for (const { theme, selector, media } of rows) {
  const rule = { colorScheme: scheme[theme], vars: assignVars(color, themes[theme]) };
  globalStyle(selector, { '@layer': { [layers.theme]: media ? { '@media': { [media]: rule } } : rule } });
}

function forced(theme: ColorTokens): ColorTokens {
  const tone = { subtle: 'Canvas', line: 'CanvasText', solid: 'CanvasText', onSolid: 'Canvas', ink: 'CanvasText' };
  return {
    ...theme,
    surface: {
      canvas: 'Canvas',
      base: 'Canvas',
      raised: 'Canvas',
      sunken: 'Canvas',
      hover: 'Canvas',
      selected: 'Canvas',
      inverse: 'Highlight',
    },
    ink: {
      strong: 'CanvasText',
      default: 'CanvasText',
      muted: 'CanvasText',
      faint: 'GrayText',
      onInverse: 'HighlightText',
    },
    line: { hair: 'CanvasText', default: 'CanvasText', strong: 'ButtonText', focus: 'Highlight' },
    accent: {
      ...tone,
      solid: 'Highlight',
      solidHover: 'Highlight',
      solidActive: 'Highlight',
      onSolid: 'HighlightText',
      ink: 'LinkText',
    },
    critical: tone,
    caution: tone,
    info: tone,
    positive: tone,
    evidence: { mark: 'Canvas', markLine: 'Highlight', unsupported: 'CanvasText' },
    shadow: { sticky: 'none', floating: 'none', dialog: 'none' },
  };
}

globalStyle(`${anyRoot}, [data-theme]`, {
  '@layer': {
    [layers.theme]: {
      '@media': { '(forced-colors: active)': { vars: assignVars(color, forced(themes.highContrast)) } },
    },
  },
});

globalStyle(anyRoot, {
  '@layer': {
    [layers.theme]: {
      '@media': { '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, motionTokens(true)) } },
    },
  },
});

globalStyle('[data-density="compact"]', {
  '@layer': { [layers.theme]: { vars: assignVars(vars.density, densityTokens('compact')) } },
});

/** Languages by the script whose typography they take; `zh` alone is read as simplified. */
const languages: readonly { script: Script; tags: readonly string[] }[] = [
  { script: 'latin', tags: ['en'] },
  { script: 'zh-Hans', tags: ['zh', 'zh-Hans', 'zh-CN'] },
  { script: 'zh-Hant', tags: ['zh-Hant', 'zh-TW', 'zh-HK'] },
  { script: 'ja', tags: ['ja'] },
];

for (const { script, tags } of languages) {
  const { font, measure, type } = scriptTokens(script);
  // Only elements that carry `lang` (and a host) declare the variables: `:lang()` alone would repeat them on every element.
  const selector = tags.flatMap((tag) => [`[lang|="${tag}"]`, `:host(:lang(${tag}))`]).join(', ');
  globalStyle(selector, {
    '@layer': {
      [layers.theme]: {
        vars: { ...assignVars(vars.font, font), ...assignVars(vars.type, type), [vars.measure]: measure },
        fontFamily: vars.font.sans,
        lineBreak: script === 'latin' ? 'auto' : 'strict',
      },
    },
  });
}
