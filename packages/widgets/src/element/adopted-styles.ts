/** CSS of every module in this bundle, in import order; the build registers it. */
const parts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** Called by the build for each stylesheet module, when it loads. */
export function registerCss(css: string): void {
  parts.push(css);
  sheet?.replaceSync(parts.join('\n'));
}

/** Gives a tree the one sheet that all instances of all widgets in this bundle share. */
export function adoptStyles(tree: ShadowRoot | Document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(parts.join('\n'));
  }
  if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}
