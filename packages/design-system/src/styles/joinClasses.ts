/** Class names joined by a space; whatever is not a name is left out. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
