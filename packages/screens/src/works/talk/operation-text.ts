import type { Lookup, Operation } from '@assay/works';
import { proseText } from '../prose-text.ts';
import { placeName, valueText, type WorkDescriptions } from '../WorkDescriptions.ts';

/** One thing that an operation would change, in words. */
export interface OperationText {
  record: string | undefined;
  field?: string;
  what: 'add' | 'set' | 'move' | 'remove' | 'other';
  /** Kind of record and its name, or the field. */
  subject: string;
  before: string;
  after: string;
}

/** What operations would change, as somebody who decides reads it. */
export function operationTexts(
  operations: readonly Operation[],
  work: Lookup,
  words: WorkDescriptions,
): readonly OperationText[] {
  return operations.map((operation): OperationText => {
    if (operation.op === 'add') {
      const { id, type, fields = {} } = operation;
      const values = Object.entries(fields).map(([field, value]) => valueText(words, { work, type, field }, value));
      return {
        record: id,
        what: 'add',
        subject: words.type(type),
        before: '',
        after: values.filter(Boolean).join(' · '),
      };
    }
    const record = work.get(operation.id);
    if (!record) return { record: undefined, what: 'other', subject: '', before: '', after: '' };
    if (operation.op === 'set') {
      const { field, value } = operation;
      return {
        record: record.id,
        field,
        what: 'set',
        subject: placeName(words, record, work, field),
        before: valueText(words, { work, type: record.type, field }, record.fields[field]),
        after: valueText(words, { work, type: record.type, field }, value),
      };
    }
    if (operation.op === 'write') {
      const { field, steps } = operation;
      const subject = placeName(words, record, work, field);
      return { record: record.id, field, what: 'set', subject, before: '', after: proseText(steps) };
    }
    if (operation.op === 'cite') {
      const { key, evidence } = operation;
      const subject = words.type(record.type);
      return {
        record: record.id,
        what: 'other',
        subject,
        before: record.evidence[key]?.quote ?? '',
        after: evidence?.quote ?? '',
      };
    }
    const what = operation.op === 'remove' || operation.op === 'move' ? operation.op : 'other';
    return { record: record.id, what, subject: words.type(record.type), before: words.record(record, work), after: '' };
  });
}
