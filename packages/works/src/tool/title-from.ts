/** As much of what a work began with as a title holds, cut between words. */
export function titleFrom(words: string): string {
  const [line = ''] = words.trim().split(/\r?\n/u);
  const characters = [...line];
  if (characters.length <= 120) return line;
  const head = characters.slice(0, 119).join('');
  const cut = /^(.{60,})\s\S*$/u.exec(head)?.[1] ?? head;
  return `${cut}…`;
}
