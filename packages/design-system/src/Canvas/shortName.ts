/** Characters of a name in a menu. */
const most = 40;

/** A name as a line of a menu holds it: what is longer ends in an ellipsis. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= most
    ? name
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
