import type { Locale } from '@assay/domain';
import { type Evidence, type FieldValue, type Operation, rootId } from '@assay/works';

/** One sentence of a summary with the passages that it stands on, in the order of the text. */
export interface SummarySentence {
  readonly text: string;
  readonly evidence: readonly Omit<Evidence, 'field'>[];
  /** It begins a paragraph. */
  readonly isNewParagraph: boolean;
}

export interface SummarisedSection {
  readonly name?: string;
  readonly sentences: readonly SummarySentence[];
}

export interface SummarisedDocument {
  /** Id under which it is cited. */
  readonly document: string;
  readonly title: string;
  readonly sections: readonly SummarisedSection[];
}

type Node = FieldValue & object;

const longestName = 500;
const longestTitle = 200;

const textOf = (text: string): Node => ({ type: 'text', text });

/** A section as prose: behind each sentence the marks of its passages. */
function writtenSection({ sentences }: SummarisedSection) {
  const paragraphs: Node[][] = [];
  const evidence: Record<string, Evidence> = {};
  for (const { text, evidence: passages, isNewParagraph } of sentences) {
    const words = text.trim();
    if (words === '') continue;
    if (isNewParagraph || paragraphs.length === 0) paragraphs.push([]);
    const content = paragraphs.at(-1) ?? [];
    content.push(textOf(content.length === 0 ? words : ` ${words}`));
    for (const passage of passages) {
      const key = String(Object.keys(evidence).length + 1);
      evidence[key] = { field: 'body', ...passage };
      content.push({ type: 'citation', attrs: { evidence: key } });
    }
  }
  const body = { type: 'doc', content: paragraphs.map((content) => ({ type: 'paragraph', content })) };
  return { evidence, body: paragraphs.length === 0 ? undefined : body };
}

/** What is done to an empty work so that it holds the summary of documents. */
export function summaryOperations(
  documents: readonly SummarisedDocument[],
  { title, locale, newId }: { title: string; locale: Locale; newId: () => string },
): readonly Operation[] {
  const operations: Operation[] = [
    {
      op: 'add',
      id: rootId,
      type: 'work',
      parent: null,
      fields: { title: Array.from(title).slice(0, longestTitle).join(''), language: locale },
    },
  ];
  for (const { document, title: name, sections } of documents) {
    const source = newId();
    operations.push({
      op: 'add',
      id: source,
      type: 'source',
      parent: null,
      fields: { name: Array.from(name).slice(0, longestName).join(''), document },
    });
    for (const section of sections) {
      const { body, evidence } = writtenSection(section);
      if (body === undefined) continue;
      const heading = section.name === undefined ? {} : { name: section.name.trim().slice(0, longestName) };
      operations.push({
        op: 'add',
        id: newId(),
        type: 'section',
        parent: source,
        fields: { ...heading, body },
        evidence,
      });
    }
  }
  return operations;
}
