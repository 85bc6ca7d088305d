/** As much of a text as a name holds, on one line and cut between words. */
export function headOf(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const signs = [...line];
  if (signs.length <= longest) return line;
  const head = signs.slice(0, longest - 1).join('');
  const words = head.slice(0, head.lastIndexOf(' '));
  return `${[...words].length >= longest / 2 ? words : head}…`;
}
