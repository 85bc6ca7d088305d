/** CSS of every module in this bundle, in import order; the build registers it. */
const parts: string[] = [];
// Read while the code loads: an element that is made then waits for nothing.
const sheet = new CSSStyleSheet();

/** Called by the build for each stylesheet module, when it loads. */
export function registerCss(css: string): void {
  parts.push(css);
  sheet.replaceSync(parts.join('\n'));
}

/** Gives a tree the one sheet that all instances of all widgets in this bundle share. */
export function adoptStyles(tree: ShadowRoot | Document): void {
  if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}
