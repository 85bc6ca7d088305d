import { Node } from 'prosemirror-model';
import type { FieldValue } from '../record.types.ts';
import { proseSchema } from './prose-schema.ts';

const documents = new WeakMap<object, Node>();
const values = new WeakMap<Node, FieldValue>();

/** A document without a word. */
const empty: Node = proseSchema.node('doc', undefined, [proseSchema.node('paragraph')]);

/**
 * The document of a value; of no value, one without a word.
 *
 * @throws RangeError where it is no document of the schema
 */
export function documentOf(value: FieldValue | undefined): Node {
  if (value === undefined) return empty;
  const isObject = typeof value === 'object';
  const known = isObject ? documents.get(value) : undefined;
  if (known) return known;
  const document = Node.fromJSON(proseSchema, value);
  if (isObject) documents.set(value, document);
  return document;
}

/** A document as it is kept: without a word, it is no value. */
export function valueOf(document: Node): FieldValue | undefined {
  if (document.eq(empty)) return undefined;
  const known = values.get(document);
  if (known !== undefined) return known;
  const value = document.toJSON() as FieldValue & object;
  values.set(document, value);
  documents.set(value, document);
  return value;
}
