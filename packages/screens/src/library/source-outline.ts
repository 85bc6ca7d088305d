import type { DocumentPart } from '@assay/domain';

/** A line of a document's outline: where it leads, and what it is about. */
export interface OutlineEntry {
  /** Index of the part. */
  part: number;
  level: 1 | 2;
  about:
    | { kind: 'section'; title: string; labels?: string }
    | { kind: 'labels'; labels: string }
    | { kind: 'page'; page: number }
    | { kind: 'abstract' }
    | { kind: 'claims' }
    | { kind: 'claim'; number: number; dependsOn: readonly number[] };
}

interface OutlinedDocument {
  text: string;
  parts: readonly DocumentPart[];
  claims: readonly { number: number; depends_on: readonly number[] }[];
}

/** Paragraphs that one line stands for where no heading parts them. */
const groupLength = 20;

/** Pages, sections with the labels of their paragraphs, and claims of a document, in reading order. */
export function outlineOf({ text, parts, claims }: OutlinedDocument): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const isPaged = parts.some(({ page }) => page !== undefined);
  const hasSections = parts.some(({ kind }) => kind === 'heading');
  let page: number | undefined;
  let ungrouped: { part: number; labels: string[] } | undefined;
  const flush = () => {
    if (ungrouped && !isPaged)
      entries.push({ part: ungrouped.part, level: 1, about: { kind: 'labels', labels: rangeOf(ungrouped.labels) } });
    ungrouped = undefined;
  };
  parts.forEach((part, index) => {
    if (part.page !== undefined && part.page !== page) {
      page = part.page;
      entries.push({ part: index, level: 1, about: { kind: 'page', page } });
    }
    if (part.kind === 'heading') {
      const labels = labelsUnder(parts, index);
      const title = text.slice(part.start, part.end);
      const about = { kind: 'section' as const, title, ...(labels ? { labels } : {}) };
      entries.push({ part: index, level: isPaged ? 2 : 1, about });
    } else if (part.kind === 'abstract') {
      const isFirst = parts[index - 1]?.kind !== 'abstract';
      if (isFirst) entries.push({ part: index, level: 1, about: { kind: 'abstract' } });
    } else if (part.kind === 'claim') {
      flush();
      if (parts[index - 1]?.kind !== 'claim') entries.push({ part: index, level: 1, about: { kind: 'claims' } });
      const number = claimNumberOf(part);
      const dependsOn = claims.find((claim) => claim.number === number)?.depends_on ?? [];
      if (number !== undefined) entries.push({ part: index, level: 2, about: { kind: 'claim', number, dependsOn } });
    } else if (!hasSections && part.label !== undefined && part.page === undefined) {
      ungrouped ??= { part: index, labels: [] };
      ungrouped.labels.push(part.label);
      if (ungrouped.labels.length === groupLength) flush();
    }
  });
  flush();
  return entries;
}

/** Number of a claim, as its label has it. */
export function claimNumberOf({ kind, label }: DocumentPart): number | undefined {
  const number = kind === 'claim' ? /\d+/.exec(label ?? '')?.[0] : undefined;
  return number === undefined ? undefined : Number(number);
}

/** First and last label of the paragraphs up to the next heading. */
function labelsUnder(parts: readonly DocumentPart[], heading: number): string | undefined {
  const labels: string[] = [];
  for (const part of parts.slice(heading + 1)) {
    if (part.kind === 'heading' || part.kind === 'claim') break;
    if (part.label !== undefined && part.page === undefined) labels.push(part.label);
  }
  return labels.length > 0 ? rangeOf(labels) : undefined;
}

function rangeOf(labels: readonly string[]): string {
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  return first === last ? first : `${first}–${last}`;
}
