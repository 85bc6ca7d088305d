const kebab = (part: string) => part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Name of the CSS variable of a token, without its dashes: `['ink', 'onInverse']` is `assay-ink-on-inverse`. */
export function variableName(path: readonly string[]): string {
  return `assay-${path.map(kebab).join('-')}`;
}
