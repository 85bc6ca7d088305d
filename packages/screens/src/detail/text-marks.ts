import type { Span } from '@assay/domain';

/** Spans of a text that carry a mark of this name. */
export interface Marks<Name extends string> {
  name: Name;
  spans: readonly Span[];
}

/** A stretch of a text under the same marks. */
export interface Stretch<Name extends string> extends Span {
  text: string;
  names: readonly Name[];
}

/** Cuts a text where a mark begins or ends; the stretches together are the text. Spans may overlap and reach beyond it. */
export function cutAt<Name extends string>(text: string, marks: readonly Marks<Name>[]): readonly Stretch<Name>[] {
  const inside = (at: number) => Math.max(0, Math.min(at, text.length));
  const edges = new Set([0, text.length]);
  for (const { spans } of marks) for (const { start, end } of spans) edges.add(inside(start)).add(inside(end));
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index] ?? 0;
    return {
      start,
      end,
      text: text.slice(start, end),
      names: marks
        .filter(({ spans }) => spans.some((span) => span.start <= start && span.end >= end))
        .map(({ name }) => name),
    };
  });
}

/** Spans that lie in a part, counted from its beginning. */
export function spansWithin(spans: readonly Span[], part: Span): readonly Span[] {
  return spans
    .filter(({ start, end }) => start < part.end && end > part.start)
    .map(({ start, end }) => ({ start: start - part.start, end: end - part.start }));
}

/** Where a text has what is looked for, whatever the case; `limit` at most. */
export function findIn(text: string, wanted: string, limit: number): readonly Span[] {
  const needle = wanted.trim();
  if (needle === '') return [];
  const pattern = new RegExp(
    needle.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
    'giu',
  );
  const spans: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    spans.push({ start: match.index, end: match.index + match[0].length });
    if (spans.length === limit) break;
  }
  return spans;
}
