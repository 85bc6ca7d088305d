/** What ends a tag: commas, semicolons and enumeration marks of any width, tabs and line ends. */
export const separator = /[,;，；、\t\r\n]+/u;

/** What came of adding tags: the new list, and those that could not be taken, with the reason. */
export type TagResult = {
  tags: readonly string[];
  refused: readonly { typed: string; reason: 'duplicate' | 'tooMany' | 'refused' }[];
};

/** Adds what was typed or pasted, tag by tag; equal tags (whatever case and width) are taken once. */
export function addTags(
  present: readonly string[],
  typed: string,
  {
    normalise = (text) => text.trim(),
    accepts = () => true,
    max = Infinity,
  }: { normalise?: (typed: string) => string; accepts?: (tag: string) => boolean; max?: number } = {},
): TagResult {
  const fold = (tag: string) => tag.normalize('NFKC').toLowerCase();
  const known = new Set(present.map(fold));
  const tags = [...present];
  const refused: TagResult['refused'][number][] = [];
  for (const part of typed.split(separator)) {
    const tag = normalise(part);
    if (tag === '') continue;
    if (known.has(fold(tag))) refused.push({ typed: tag, reason: 'duplicate' });
    else if (!accepts(tag)) refused.push({ typed: tag, reason: 'refused' });
    else if (tags.length >= max) refused.push({ typed: tag, reason: 'tooMany' });
    else {
      tags.push(tag);
      known.add(fold(tag));
    }
  }
  return { tags, refused };
}
