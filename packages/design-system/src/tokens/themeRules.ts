import { themeTokens } from './fill.ts';
import type { ColorTokens, ThemeName, Themes } from './tokens.types.ts';
import { variableName } from './variables.ts';

/** One rule of a theme: which variables hold for which selector under which media query. */
export type ThemeRule = {
  selector: string;
  media?: string;
  colorScheme: 'light' | 'dark';
  /** Values by variable name, without the leading dashes. */
  variables: Record<string, string>;
};

const follows = ':root:not([data-theme]), [data-theme="auto"], :host(:not([data-theme])), :host([data-theme="auto"])';
const chosen = (name: string) => `[data-theme="${name}"], :host([data-theme="${name}"])`;
const isDark = '(prefers-color-scheme: dark)';
const isMore = '(prefers-contrast: more)';

/** The variables of one theme's colours by name, such as `assay-ink-muted`. */
export function colorVariables(colors: ColorTokens): Record<string, string> {
  return Object.fromEntries(
    Object.entries(themeTokens(colors)).flatMap(([group, roles]) =>
      Object.entries(roles as Record<string, string>).map(([role, value]) => [variableName([group, role]), value]),
    ),
  );
}

/** Which theme holds where; a later row wins. High contrast rows say only what differs from the theme they stand on. */
const rows: readonly { theme: ThemeName; on?: ThemeName; selector: string; media?: string }[] = [
  { theme: 'light', selector: `:root, :host, ${chosen('light')}, ${chosen('high-contrast')}, [data-theme="auto"]` },
  { theme: 'dark', selector: `${chosen('dark')}, ${chosen('high-contrast-dark')}` },
  { theme: 'dark', selector: follows, media: isDark },
  { theme: 'highContrast', on: 'light', selector: chosen('high-contrast') },
  { theme: 'highContrastDark', on: 'dark', selector: chosen('high-contrast-dark') },
  {
    theme: 'highContrast',
    on: 'light',
    selector: `${follows}, ${chosen('light')}`,
    media: `${isMore} and (not ${isDark})`,
  },
  { theme: 'highContrast', on: 'light', selector: chosen('light'), media: `${isMore} and ${isDark}` },
  {
    theme: 'highContrastDark',
    on: 'dark',
    selector: `${follows}, ${chosen('dark')}`,
    media: `${isMore} and ${isDark}`,
  },
  { theme: 'highContrastDark', on: 'dark', selector: chosen('dark'), media: `${isMore} and (not ${isDark})` },
];

/** The rules by which a page, a part of it or a shadow host takes one of four themes, by choice or from the system. Paper is white. */
export function themeRules(themes: Themes): ThemeRule[] {
  return rows.map(({ theme, on, selector, media }) => {
    const ground = on && colorVariables(themes[on]);
    const colorScheme = theme === 'dark' || theme === 'highContrastDark' ? 'dark' : 'light';
    const queries = [...(colorScheme === 'dark' ? ['screen'] : []), ...(media ? [media] : [])];
    return {
      selector,
      ...(queries.length > 0 ? { media: queries.join(' and ') } : {}),
      colorScheme,
      variables: Object.fromEntries(
        Object.entries(colorVariables(themes[theme])).filter(([name, value]) => ground?.[name] !== value),
      ),
    };
  });
}
