import type { FieldValue, RecordId, WorkRecord } from '../record.types.ts';
import type { Field } from './fields.ts';

/** One type of record within a kind of work. */
export interface RecordType<Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> {
  /** Types under which it stands; null is the work itself. */
  readonly parents: readonly (string | null)[];
  readonly fields: Fields;
  /** How many may stand under one parent. */
  readonly most?: number;
  /** Cannot be removed. @default false */
  readonly isFixed?: boolean;
}

/** Rewrites the records of one schema of a kind into those of the next. */
export type KindMigration = (records: readonly WorkRecord[]) => readonly WorkRecord[];

/** What a work of one kind is made of. */
export interface WorkKind<Types extends Readonly<Record<string, RecordType>> = Readonly<Record<string, RecordType>>> {
  readonly name: string;
  readonly types: Types;
  /** In the order in which the schema changed; their number is the schema's version. */
  readonly migrations: readonly KindMigration[];
}

type ValueOf<F> = F extends Field<infer Value> ? Value : FieldValue;

/** The fields of one type, by name; each can be empty. */
export type FieldsOf<Kind extends WorkKind, Type extends keyof Kind['types']> = {
  readonly [Name in keyof Kind['types'][Type]['fields']]?: ValueOf<Kind['types'][Type]['fields'][Name]>;
};

/** A record of one type of a kind. */
export type RecordOf<Kind extends WorkKind, Type extends keyof Kind['types']> = Omit<WorkRecord, 'type' | 'fields'> & {
  readonly id: RecordId;
  readonly type: Type;
  readonly fields: FieldsOf<Kind, Type>;
};
