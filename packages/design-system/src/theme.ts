/** Themes of a brand, at build time and at run time; nothing here needs React or a browser, save `adoptTheme`. */
export { type ContrastPair, contrastRatio, requiredContrast } from './tokens/contrast.ts';
export { type Brand, createTheme } from './tokens/createTheme.ts';
export { colorVariables } from './tokens/themeRules.ts';
export { themes } from './tokens/themes.ts';
export { adoptTheme, themeToCss } from './tokens/themeToCss.ts';
export type { ColorPath, ColorTokens, ThemeChoice, ThemeName, Themes } from './tokens/tokens.types.ts';
