import type { Span } from '@assay/domain';

/** The places of one version of a document that something stored cites, wherever in it; each once, in their order. */
export function citedSpans(stored: unknown, document: string, version: number): Span[] {
  const found = new Map<string, Span>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { start, end, ...of } = value as Partial<Record<string, unknown>>;
    const isCited = of['document'] === document && of['version'] === version;
    if (isCited && typeof start === 'number' && typeof end === 'number') found.set(`${start} ${end}`, { start, end });
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(stored);
  return [...found.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** What stands at places of a text. */
export function passagesAt(text: string, spans: readonly Span[]): (Span & { text: string })[] {
  return spans.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}
