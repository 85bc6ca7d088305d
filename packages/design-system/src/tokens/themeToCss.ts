import { themeRules } from './themeRules.ts';
import type { Themes } from './tokens.types.ts';

/** The order of the cascade layers, which the first sheet on the page decides. */
export const layerOrder = '@layer assay.reset, assay.theme, assay.component, assay.utility;';

/**
 * Themes as a stylesheet that stands after `styles.css` and replaces its colours, on the page and in shadow roots. Under forced
 * colours it says nothing, so that the system's colours hold.
 */
export function themeToCss(themes: Themes): string {
  const rules = themeRules(themes).map(({ selector, media, colorScheme, variables }) => {
    const body = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
    const rule = `${selector}{color-scheme:${colorScheme};${body.join(';')}}`;
    return media ? `@media ${media}{${rule}}` : rule;
  });
  return `${layerOrder}\n@layer assay.theme{@media (forced-colors: none){\n${rules.join('\n')}\n}}\n`;
}

/**
 * Puts themes on a page or into a shadow root at run time, as a constructed stylesheet, which no content security policy
 * refuses. Returns what takes them off again.
 */
export function adoptTheme(themes: Themes, root: Document | ShadowRoot = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeToCss(themes));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
