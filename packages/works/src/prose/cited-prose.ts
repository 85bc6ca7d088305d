import type { Evidence, FieldValue } from '../record.types.ts';
import type { CitedSentence } from '../tool/tool.types.ts';

type Node = FieldValue & object;

const textOf = (text: string): Node => ({ type: 'text', text });

/** Sentences as a field of prose: behind each the marks of the passages that carry it. Without a sentence there is no value. */
export function citedProse(
  sentences: readonly CitedSentence[],
  field: string,
  keyOf: (at: number) => string = (at) => String(at + 1),
): { value: FieldValue | undefined; evidence: Readonly<Record<string, Evidence>> } {
  const paragraphs: Node[][] = [];
  const evidence: Record<string, Evidence> = {};
  for (const { text, evidence: passages, isNewParagraph } of sentences) {
    const words = text.trim();
    if (words === '') continue;
    if (isNewParagraph || paragraphs.length === 0) paragraphs.push([]);
    const content = paragraphs.at(-1) ?? [];
    content.push(textOf(content.length === 0 ? words : ` ${words}`));
    for (const passage of passages) {
      const key = keyOf(Object.keys(evidence).length);
      evidence[key] = { ...passage, field };
      content.push({ type: 'citation', attrs: { evidence: key } });
    }
  }
  const value = { type: 'doc', content: paragraphs.map((content) => ({ type: 'paragraph', content })) };
  return { value: paragraphs.length === 0 ? undefined : value, evidence };
}

interface ProseNode {
  readonly type?: string;
  readonly attrs?: { readonly evidence?: unknown };
  readonly content?: readonly ProseNode[];
}

const citedBy = (node: ProseNode | undefined): string[] =>
  node?.type === 'citation' ? [String(node.attrs?.evidence)] : (node?.content ?? []).flatMap(citedBy);

/** Keys of the evidence that prose cites, in its order. */
export function citedIn(value: FieldValue | undefined): readonly string[] {
  return citedBy(value as ProseNode | undefined);
}
