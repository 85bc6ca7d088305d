import * as z from 'zod/mini';
import type { FieldValue, RecordId } from '../record.types.ts';
import type { Stepwise } from './stepwise.types.ts';

/** What a field holds; editors draw it and exports write it by this. */
export type FieldForm =
  | 'text'
  | 'number'
  | 'rating'
  | 'choice'
  | 'flag'
  | 'date'
  | 'person'
  | 'reference'
  | 'labels'
  | 'prose';

export interface Field<Value extends FieldValue = FieldValue> {
  readonly form: FieldForm;
  readonly schema: z.ZodMiniType<Value>;
  /** A record cannot be without it. */
  readonly isRequired: boolean;
  /** Of a number. */
  readonly unit?: string;
  /** Of a number that has both, and of a rating: the least and the greatest value. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Of a choice, in their order. */
  readonly options?: readonly string[];
  /** Types that a reference may name. */
  readonly refersTo?: readonly string[];
  /** It holds codes or ids, which are said in words wherever somebody reads of them. */
  readonly isCode?: true;
  /** It says where something is drawn, and nothing of what it is. */
  readonly isDrawn?: true;
  /** The tool alone writes it: it follows from something else. */
  readonly isDerived?: true;
  /** Of a form whose values are changed by steps. */
  readonly stepwise?: Stepwise;
}

/** The same field for what the tool alone writes, such as how much it looked through: people cannot say it. */
export function derived<Value extends FieldValue>(of: Field<Value>): Field<Value> {
  return { ...of, isDerived: true };
}

interface Need {
  /** @default false */
  isRequired?: boolean;
}

/** Longest text of a field, in UTF-16 code units. */
export const longestText = 20_000;

/** What a database can keep: well-formed Unicode without NUL. */
export const isStorable = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\u0000');

const textSchema = (max: number) => z.string().check(z.maxLength(max), z.refine(isStorable));

/** Words of one or several paragraphs, without marks. */
export function text({ max = longestText, isRequired = false }: Need & { max?: number } = {}): Field<string> {
  return { form: 'text', schema: textSchema(max), isRequired };
}

/** What stands for something that is told of elsewhere: a code of a table, the id of a document. */
export function code({ max, isRequired = false }: Need & { max: number }): Field<string> {
  return { form: 'text', schema: textSchema(max), isRequired, isCode: true };
}

/** A number in one unit, which no value can change. */
export function number({
  min = -Number.MAX_VALUE,
  max = Number.MAX_VALUE,
  unit,
  isRequired = false,
}: Need & { min?: number; max?: number; unit?: string } = {}): Field<number> {
  const schema = z.number().check(z.minimum(min), z.maximum(max));
  const hasRange = min > -Number.MAX_VALUE && max < Number.MAX_VALUE;
  return {
    form: 'number',
    schema,
    isRequired,
    ...(unit !== undefined && { unit }),
    ...(hasRange && { range: { min, max } }),
  };
}

/** Where something is drawn in one direction, in px. */
export function coordinate({ min, max }: { min: number; max: number }): Field<number> {
  return { ...number({ min, max }), isDrawn: true };
}

/** A whole number of a scale, ends included. */
export function rating({ min, max, isRequired = false }: Need & { min: number; max: number }): Field<number> {
  return { form: 'rating', schema: z.int().check(z.minimum(min), z.maximum(max)), isRequired, range: { min, max } };
}

/** One of a few codes. */
export function choice<const Option extends string>(
  options: readonly Option[],
  { isRequired = false }: Need = {},
): Field<Option> {
  return { form: 'choice', schema: z.enum(options), isRequired, options };
}

export function flag(): Field<boolean> {
  return { form: 'flag', schema: z.boolean(), isRequired: false };
}

/** A day of the calendar, `2026-11-27`. */
export function date({ isRequired = false }: Need = {}): Field<string> {
  return { form: 'date', schema: z.iso.date(), isRequired };
}

/** Somebody of the organisation, by id. */
export function person({ isRequired = false }: Need = {}): Field<string> {
  return { form: 'person', schema: textSchema(64), isRequired };
}

/**
 * Another record of the work. When that is removed, an optional reference is emptied, and the record of a required one is
 * removed with it.
 */
export function reference(refersTo: readonly string[], { isRequired = false }: Need = {}): Field<RecordId> {
  return { form: 'reference', schema: textSchema(64), isRequired, refersTo };
}

/** A few short words, such as tags or numbers of principles. */
export function labels({ most = 50, isRequired = false }: Need & { most?: number } = {}): Field<readonly string[]> {
  const schema = z.array(textSchema(200)).check(z.maxLength(most)) as unknown as z.ZodMiniType<readonly string[]>;
  return { form: 'labels', schema, isRequired };
}

/** A few codes. */
export function codes(of: Need & { most?: number } = {}): Field<readonly string[]> {
  return { ...labels(of), isCode: true };
}
