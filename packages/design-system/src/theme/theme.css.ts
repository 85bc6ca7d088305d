import { assignVars, globalStyle } from '@vanilla-extract/css';
import { densityTokens, motionTokens, type Script, scriptTokens, staticTokens } from '../tokens/fill.ts';
import { themeRules } from '../tokens/themeRules.ts';
import { themes } from '../tokens/themes.ts';
import type { ColorTokens } from '../tokens/tokens.types.ts';
import { color, vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const anyRoot = ':root, :host';

globalStyle(anyRoot, { '@layer': { [layers.theme]: { vars: assignVars(vars, staticTokens('latin')) } } });

for (const { selector, media, colorScheme, variables } of themeRules(themes)) {
  const rule = {
    colorScheme,
    vars: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--${name}`, value])),
  };
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

for (const name of ['default', 'compact'] as const) {
  globalStyle(`[data-density="${name}"], :host([data-density="${name}"])`, {
    '@layer': { [layers.theme]: { vars: assignVars(vars.density, densityTokens(name)) } },
  });
}

// Only elements that carry `lang` (and a host) declare the variables: `:lang()` alone would repeat them on every element.
const speaking = (tags: readonly string[]) =>
  tags.flatMap((tag) => [`[lang|="${tag}"]`, `:host(:lang(${tag}))`]).join(', ');

/** Languages by the script whose fonts they take; `zh` alone is read as simplified. A later row wins. */
const languages: readonly { script: Script; tags: readonly string[] }[] = [
  { script: 'latin', tags: ['en'] },
  { script: 'zh-Hans', tags: ['zh'] },
  { script: 'zh-Hant', tags: ['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO'] },
  { script: 'ja', tags: ['ja'] },
];

for (const { script, tags } of languages) {
  globalStyle(speaking(tags), {
    '@layer': {
      [layers.theme]: { vars: assignVars(vars.font, scriptTokens(script).font), fontFamily: vars.font.sans },
    },
  });
}

// Sizes, lines and measure are the same for the three CJK scripts; line breaking is strict, and a closing mark never starts a line.
for (const [script, tags] of [
  ['latin', ['en']],
  ['ja', ['zh', 'ja']],
] as const) {
  const { measure, type } = scriptTokens(script);
  const isCjk = script !== 'latin';
  globalStyle(speaking(tags), {
    '@layer': {
      [layers.theme]: {
        vars: { ...assignVars(vars.type, type), [vars.measure]: measure },
        lineBreak: isCjk ? 'strict' : 'auto',
        fontSynthesisStyle: isCjk ? 'none' : 'auto',
        textSpacingTrim: isCjk ? 'trim-start' : 'normal',
        textAutospace: 'normal',
      },
    },
  });
}

// Han and kana have no italics: emphasis is weight.
globalStyle(':is(em, i, cite, dfn, address, var):is(:lang(zh), :lang(ja))', {
  '@layer': { [layers.reset]: { fontStyle: 'normal', fontWeight: 500 } },
});
