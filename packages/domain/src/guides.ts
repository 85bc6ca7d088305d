/** Short notes beside a screen that are shown until they were seen, in the order in which they come. */
export const guides = ['homes', 'ask', 'evidence'] as const;
export type Guide = (typeof guides)[number];

/** Guides of the R&D home; the other homes begin with the choice among them. */
export const rdGuides: readonly Guide[] = ['ask', 'evidence'];

/** Guides that somebody has yet to see. */
export function guidesFor(isRd: boolean, seen: ReadonlySet<string>): Guide[] {
  return (isRd ? rdGuides : guides).filter((guide) => !seen.has(guide));
}
