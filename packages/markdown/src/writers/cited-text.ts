import type { StreamCitation } from '@assay/contract';

type Evidence = StreamCitation['evidence'][number];

/** Text that Markdown reads as nothing but text, on one line. */
export function plainMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\|*_`[\]<~^$&#]/g, String.raw`\$&`);
}

/** All text of a written document is one part of its citations. */
const part = 'document';

/** Markdown as it grows, with the citations of what stands in it. */
export interface CitedText {
  readonly text: string;
  readonly citations: readonly StreamCitation[];
  /** Begins a paragraph, a heading or a table. */
  block(markdown: string): void;
  /** Goes on where the text ends. */
  add(markdown: string): void;
  /** What was added since `from` rests on these passages. */
  cite(from: number, evidence: readonly Omit<Evidence, 'source'>[], support?: StreamCitation['support']): void;
}

export function createCitedText(): CitedText {
  const citations: StreamCitation[] = [];
  let text = '';
  return {
    get text() {
      return text;
    },
    citations,
    block(markdown) {
      text += `${text === '' ? '' : '\n\n'}${markdown}`;
    },
    add(markdown) {
      text += markdown;
    },
    cite(from, evidence, support = 'supported') {
      citations.push({
        part,
        from,
        to: text.length,
        support,
        evidence: evidence.map((one) => ({ ...one, source: `${one.document}@${one.version}` })),
      });
    },
  };
}
