import type { Operation } from '../changes/operation.types.ts';
import { rootId } from '../kind/define-kind.ts';
import type { Field } from '../kind/fields.ts';
import type { RecordType, WorkKind } from '../kind/kind.types.ts';
import { valueOf } from '../prose/prose-document.ts';
import { proseSchema } from '../prose/prose-schema.ts';
import type { FieldValue, RecordId } from '../record.types.ts';

/** A record that `oneOfEach` makes: nothing of it is left out, and its words stand nowhere else. */
type Added = Extract<Operation, { op: 'add' }> & { readonly fields: Readonly<Record<string, FieldValue>> };

const numbers = [1, 0, 2, 10, -1, 0.5];

const fits = ({ schema }: Field, value: FieldValue) => schema.safeParse(value).success;

/** Words that no other field has; shorter where the field holds no more. */
function wordsFor(field: Field, name: string, at: number): string {
  const words = `${name} q${at}z`;
  return fits(field, words) ? words : `q${at}z`;
}

function prose(words: string): FieldValue {
  const paragraph = proseSchema.nodes.paragraph.create(undefined, proseSchema.text(words));
  return valueOf(proseSchema.nodes.doc.create(undefined, [paragraph])) ?? '';
}

/** A value for a field; undefined where it refers to a record that is not there. */
function valueFor(
  field: Field,
  name: string,
  at: number,
  added: readonly { id: RecordId; type: string }[],
): FieldValue | undefined {
  switch (field.form) {
    case 'text':
      return wordsFor(field, name, at);
    case 'prose':
      return prose(`${name} q${at}z`);
    case 'labels':
      return [`q${at}z`];
    case 'number':
    case 'rating':
      return numbers.find((value) => fits(field, value));
    case 'choice':
      return field.options?.[0];
    case 'flag':
      return true;
    case 'date':
      return '2026-11-27';
    case 'person':
      return 'somebody';
    case 'reference':
      return added.find(({ type }) => field.refersTo?.includes(type))?.id;
  }
}

/**
 * Adds one record of each type of a kind under each type that it may stand under, every field that a person writes with a value, in an order in
 * which they can be added; references to what comes later are set at the end. For what has to hold for works of any kind.
 *
 * @throws Error where a type can be added in no order
 */
export function oneOfEach(kind: WorkKind): readonly Operation[] {
  const added: Added[] = [];
  const later: Operation[] = [];
  let values = 0;

  function add(id: RecordId, type: string, parent: RecordId | null): boolean {
    const { fields } = kind.types[type] as RecordType;
    const held: Record<string, FieldValue> = {};
    const open: [string, Field][] = [];
    for (const [name, field] of Object.entries(fields)) {
      if (field.isDerived) continue;
      const value = valueFor(field, name, (values += 1), added);
      if (value !== undefined) held[name] = value;
      else if (field.isRequired) return false;
      else open.push([name, field]);
    }
    added.push({ op: 'add', id, type, parent, fields: held });
    later.push(...open.map(([name]): Operation => ({ op: 'set', id, field: name })));
    return true;
  }

  add(rootId, 'work', null);
  let wanted = Object.entries(kind.types)
    .filter(([type]) => type !== 'work')
    .flatMap(([type, { parents, most = Number.POSITIVE_INFINITY }]) =>
      parents.slice(0, most).map((parent) => ({ type, parent })),
    );
  while (wanted.length > 0) {
    const left = wanted.filter(({ type, parent }) => {
      const above = parent === null ? null : added.find((record) => record.type === parent)?.id;
      return above === undefined || !add(`${type}-${parent ?? 'work'}`, type, above);
    });
    if (left.length === wanted.length) throw new Error(`${kind.name}: "${left[0]?.type}" can be added in no order.`);
    wanted = left;
  }
  return [
    ...added,
    ...later.flatMap((operation): Operation[] => {
      if (operation.op !== 'set') return [];
      const type = added.find(({ id }) => id === operation.id)?.type ?? '';
      const field = kind.types[type]?.fields[operation.field];
      const value = field && valueFor(field, operation.field, 0, added);
      return value === undefined ? [] : [{ ...operation, value }];
    }),
  ];
}
