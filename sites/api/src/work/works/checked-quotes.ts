import { quoteMatches } from '@assay/domain';
import { type ChangeId, type Edit, EditRefused, type Evidence } from '@assay/works';

type ReadText = (document: string, version: number) => Promise<string | undefined>;

function evidenceIn(edit: Edit): { record: string; evidence: Evidence }[] {
  if (!('operations' in edit)) return [];
  return edit.operations.flatMap((operation) => {
    if (operation.op === 'cite')
      return operation.evidence ? [{ record: operation.id, evidence: operation.evidence }] : [];
    if (operation.op !== 'add') return [];
    return Object.values(operation.evidence ?? {}).map((evidence) => ({ record: operation.id, evidence }));
  });
}

/** Edits that cite what does not stand there: a quotation in a work is in its source word for word, whoever put it in. */
export async function withFalseQuotes(
  edits: readonly Edit[],
  text: ReadText,
): Promise<ReadonlyMap<ChangeId, EditRefused>> {
  const refused = new Map<ChangeId, EditRefused>();
  for (const edit of edits) {
    for (const { record, evidence } of evidenceIn(edit)) {
      const source = await text(evidence.document, evidence.version);
      if (source === undefined || !quoteMatches(evidence, source)) {
        refused.set(edit.id, new EditRefused('falseQuote', { record }));
      }
    }
  }
  return refused;
}
