import type { Locale } from '@assay/domain';
import { type CitedSentence, type Operation, rootId } from '@assay/works';
import { citedProse } from '@assay/works/prose';

export interface SummarisedSection {
  readonly name?: string;
  readonly sentences: readonly CitedSentence[];
}

export interface SummarisedDocument {
  /** Id under which it is cited. */
  readonly document: string;
  readonly title: string;
  readonly sections: readonly SummarisedSection[];
}

const longestName = 500;
const longestTitle = 200;

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
      const { value: body, evidence } = citedProse(section.sentences, 'body');
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
