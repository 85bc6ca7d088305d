import { create, type ThemeVars } from 'storybook/theming';
import { themes } from '../packages/design-system/src/tokens/themes.ts';
import type { ColorTokens } from '../packages/design-system/src/tokens/tokens.types.ts';

/** The manual's own frame in the colours of a theme, given as values: it stands where the variables are not known. */
function frame(base: 'light' | 'dark', { surface, ink, line, accent }: ColorTokens): ThemeVars {
  return create({
    base,
    brandTitle: 'Assay design system',
    brandUrl: './',
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: surface.canvas,
    appContentBg: surface.base,
    appPreviewBg: surface.canvas,
    appHoverBg: surface.hover,
    appBorderColor: line.hair,
    appBorderRadius: 4,
    textColor: ink.default,
    textInverseColor: ink.onInverse,
    textMutedColor: ink.muted,
    barBg: surface.base,
    barTextColor: ink.muted,
    barHoverColor: accent.ink,
    barSelectedColor: accent.ink,
    buttonBg: surface.base,
    buttonBorder: line.default,
    inputBg: surface.base,
    inputBorder: line.strong,
    inputTextColor: ink.default,
    inputBorderRadius: 4,
    fontBase: '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif',
    fontCode: '"IBM Plex Mono", ui-monospace, monospace',
  });
}

const light = frame('light', themes.light);
const frames: Record<string, ThemeVars> = {
  light,
  dark: frame('dark', themes.dark),
  'high-contrast': frame('light', themes.highContrast),
  'high-contrast-dark': frame('dark', themes.highContrastDark),
};

/** The frame in the theme that the toolbar has chosen. */
export const frameOf = (globals: Record<string, unknown> | undefined): ThemeVars =>
  frames[String(globals?.['theme'])] ?? light;
