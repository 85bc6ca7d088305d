/** Width in px of words at the size of axis labels (12 px Plex Sans): an estimate, since nothing is measured before it is drawn. */
export function textWidth(words: string): number {
  let width = 0;
  for (const sign of words)
    width += /[\u1100-\u11FF\u2E80-\uFFEF]/.test(sign) ? 12 : /[A-ZÄÖÜmw%]/.test(sign) ? 8.4 : 6.6;
  return width;
}

/** Words shortened by an ellipsis to a width in px; empty where not even two signs fit. */
export function fitText(words: string, width: number): string {
  if (textWidth(words) <= width) return words;
  const signs = [...words];
  while (signs.length > 1 && textWidth(`${signs.join('')}…`) > width) signs.pop();
  return signs.length > 1 ? `${signs.join('').trimEnd()}…` : '';
}
