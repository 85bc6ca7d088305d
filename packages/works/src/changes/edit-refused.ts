import type { RecordId } from '../record.types.ts';

export type RefusalReason =
  /** It was removed, or never there. */
  | 'noRecord'
  | 'idTaken'
  | 'unknownType'
  | 'unknownField'
  | 'invalidValue'
  /** A field that the record cannot be without. */
  | 'missingValue'
  /** This type does not stand there. */
  | 'wrongParent'
  /** A record would stand below itself. */
  | 'circle'
  /** What a reference names is not there, or of another type. */
  | 'noTarget'
  | 'tooMany'
  /** Of a record that the work cannot be without. */
  | 'fixed'
  /** A quotation is not in its source. */
  | 'falseQuote'
  /** Rules and models do not write over a person: they suggest. */
  | 'writtenByPerson'
  /** The tool alone writes it. */
  | 'derived'
  /** Somebody has changed since what is to be taken back. */
  | 'changedSince';

/** An edit cannot be done to this state; nothing of it was. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';
  readonly reason: RefusalReason;
  readonly record: RecordId | undefined;
  readonly field: string | undefined;

  constructor(reason: RefusalReason, { record, field }: { record?: RecordId; field?: string } = {}) {
    super(`The edit is refused: ${[reason, record, field].filter(Boolean).join(', ')}.`);
    this.reason = reason;
    this.record = record;
    this.field = field;
  }
}
