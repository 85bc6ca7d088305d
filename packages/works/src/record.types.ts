/** A value of a field as it is stored: plain JSON. */
export type FieldValue = string | number | boolean | readonly FieldValue[] | { readonly [key: string]: FieldValue };

/** Unique within a work; whoever adds the record chooses it. */
export type RecordId = string;

/** Who wrote something: a person, the rules of a tool, an imported file, or a model by its name. */
export type Origin = 'person' | 'rules' | 'import' | `model:${string}`;

/** The passage behind a record or one of its fields. Offsets are UTF-16 code units of the version's one text, end exclusive. */
export interface Evidence {
  /** The field it stands behind. @default the record as a whole */
  readonly field?: string;
  readonly document: string;
  readonly version: number;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** Something that a record was derived from, as it was then. */
export interface Basis {
  /** The field that was derived. @default the record as a whole */
  readonly field?: string;
  readonly from:
    | { readonly record: RecordId; readonly field: string }
    | { readonly document: string; readonly version: number; readonly start: number; readonly end: number };
  /** Of what stood there (`contentHash`). */
  readonly hash: string;
}

/** One thing in a work: a row, a component, a claim, a paragraph. */
export interface WorkRecord {
  readonly id: RecordId;
  /** A type of the work's kind. */
  readonly type: string;
  readonly parent: RecordId | null;
  /** A fractional index: siblings stand in the order of these strings, which no two of them share. */
  readonly order: string;
  /** A field that is absent is empty. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Who added it. */
  readonly origin: Origin;
  /** Who wrote a field last, where that is somebody else than who added the record. */
  readonly origins: Readonly<Record<string, Origin>>;
  readonly evidence: Readonly<Record<string, Evidence>>;
  readonly basis: readonly Basis[];
}
