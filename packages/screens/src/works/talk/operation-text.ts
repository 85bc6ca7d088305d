import type { FieldValue, Lookup, Operation, WorkRecord } from '@assay/works';
import { proseText, stepsText } from '../prose/prose-text.ts';
import type { ValueChangesProps } from '../ValueChanges.tsx';
import { placeName, proseNames, valueText, type WorkDescriptions } from '../WorkDescriptions.ts';

/** One thing that an operation would change, in words. */
export interface OperationText {
  what: 'add' | 'set' | 'move' | 'remove' | 'base' | 'gone' | 'other';
  /** Kind of record and its name, or the field. */
  subject: string;
  /** What stands there and is to stand there: in words, or as the values of a field. */
  change: { before: string; after: string } | ValueChangesProps;
}

type Write = Extract<Operation, { op: 'write' }>;

/** What came of steps on a value: the same as long as both are, so that it is compared once and not with each drawing. */
const came = new WeakMap<Write['steps'], { from: FieldValue | undefined; after: FieldValue | undefined }>();

/** What steps make of what stands there; undefined where they were made for something else. */
function written(
  work: Lookup,
  record: WorkRecord,
  { field, steps }: Write,
): { after: FieldValue | undefined } | undefined {
  const stepwise = work.kind.types[record.type]?.fields[field]?.stepwise;
  const from = record.fields[field];
  const known = came.get(steps);
  if (known && known.from === from) return known;
  try {
    const made = stepwise && { from, after: stepwise.apply(from, steps).value };
    if (made) came.set(steps, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Words that an operation holds about something that is gone. */
function wordsAlone(operation: Operation): string {
  if (operation.op === 'write') return stepsText(operation.steps);
  if (operation.op !== 'set') return '';
  return typeof operation.value === 'object' ? proseText(operation.value) : String(operation.value ?? '');
}

/**
 * What operations would change, as somebody who decides reads it.
 *
 * @param isOpen they are made for what stands there now; else they were decided, and what they met is past
 */
export function operationTexts(
  operations: readonly Operation[],
  work: Lookup,
  words: WorkDescriptions,
  isOpen: boolean,
): readonly OperationText[] {
  const fieldOf = (type: string | undefined, field: string) => work.kind.types[type ?? '']?.fields[field];
  /** Records that are only drawn elsewhere, each once. */
  const drawn = new Set<string>();
  return operations.flatMap((operation): OperationText | readonly OperationText[] => {
    if (operation.op === 'add') {
      const { type, fields = {}, evidence } = operation;
      const said = Object.entries(fields).filter(([field]) => !fieldOf(type, field)?.isDrawn);
      const values = said.map(([field, value]) => valueText(words, { work, type, field, evidence }, value));
      const after = values.filter(Boolean).join(' · ');
      return { what: 'add', subject: words.type(type), change: { before: '', after } };
    }
    const record = work.get(operation.id);
    if (!record) return { what: 'gone', subject: '', change: { before: '', after: wordsAlone(operation) } };
    const { type, fields, evidence } = record;
    if (operation.op === 'set') {
      const { field, value } = operation;
      if (fieldOf(type, field)?.isDrawn) {
        if (drawn.has(record.id)) return [];
        drawn.add(record.id);
        const name = words.record(record, work);
        return { what: 'move', subject: words.type(type), change: { before: name, after: name } };
      }
      const change = { work, type, field, evidence, before: fields[field], after: value };
      return { what: 'set', subject: placeName(words, record, work, field), change };
    }
    if (operation.op === 'write') {
      const { field, steps } = operation;
      const subject = placeName(words, record, work, field);
      const made = isOpen ? written(work, record, operation) : undefined;
      const alone = { before: '', after: stepsText(steps, proseNames(words, work, evidence)) };
      const change = made ? { work, type, field, evidence, before: fields[field], after: made.after } : alone;
      return { what: 'set', subject, change };
    }
    if (operation.op === 'cite') {
      const change = { before: evidence[operation.key]?.quote ?? '', after: operation.evidence?.quote ?? '' };
      return { what: 'other', subject: words.type(type), change };
    }
    const before = words.record(record, work);
    // What only goes elsewhere, or still stands, is not struck out.
    return {
      what: operation.op,
      subject: words.type(type),
      change: { before, after: operation.op === 'remove' ? '' : before },
    };
  });
}
