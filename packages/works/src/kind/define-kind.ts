import type { WorkRecord } from '../record.types.ts';
import { type Field, text } from './fields.ts';
import type { RecordType, WorkKind } from './kind.types.ts';

/** The one record that every work has: its title, and what its kind says of it as a whole. */
export const rootId = 'work';
const title = text({ max: 200, isRequired: true });

type RootType<Fields extends Readonly<Record<string, Field>>> = RecordType<Fields & { readonly title: typeof title }>;

interface KindDefinition<
  Root extends Readonly<Record<string, Field>>,
  Types extends Readonly<Record<string, RecordType>>,
> extends Pick<WorkKind, 'name' | 'migrations'> {
  /** Fields of the work as a whole, beside its title. */
  readonly root?: Root;
  readonly types: Types;
}

/**
 * A kind of work from its types.
 *
 * @throws Error when a type stands under one, or refers to one, that the kind does not have, or when records of two types
 *   could not be without each other.
 */
export function defineKind<
  const Root extends Readonly<Record<string, Field>>,
  const Types extends Readonly<Record<string, RecordType>>,
>({ root, types, ...rest }: KindDefinition<Root, Types>): WorkKind<Types & { readonly work: RootType<Root> }> {
  const fields = { ...(root as Root), title };
  const work: RootType<Root> = { parents: [null], most: 1, isFixed: true, fields };
  const kind = { ...rest, types: { ...types, work } };
  const known = new Set<string | null>([null, ...Object.keys(kind.types)]);
  for (const [name, { parents, fields }] of Object.entries(kind.types)) {
    const named = [...parents, ...Object.values(fields).flatMap(({ refersTo = [] }) => refersTo)];
    for (const other of named) {
      if (!known.has(other))
        throw new Error(`${kind.name}: "${name}" names "${other}", which is no type of this kind.`);
    }
  }
  for (const name of Object.keys(kind.types)) {
    if (cannotBeWithout(kind, name).has(name)) throw new Error(`${kind.name}: "${name}" cannot be without itself.`);
  }
  return kind;
}

/** Types of which a record of this type needs one, and those these need. */
function cannotBeWithout({ types }: WorkKind, name: string): ReadonlySet<string> {
  const needed = new Set<string>();
  const visit = (type: string) => {
    for (const { isRequired, refersTo = [] } of Object.values(types[type]?.fields ?? {})) {
      for (const other of isRequired ? refersTo : []) {
        if (needed.has(other)) continue;
        needed.add(other);
        visit(other);
      }
    }
  };
  visit(name);
  return needed;
}

/** The version of a kind's schema. */
export function schemaVersion({ migrations }: WorkKind): number {
  return migrations.length;
}

/** Records of an earlier schema of a kind as its present one has them. */
export function migrated(
  { migrations }: WorkKind,
  schema: number,
  records: readonly WorkRecord[],
): readonly WorkRecord[] {
  return migrations.slice(schema).reduce<readonly WorkRecord[]>((held, migrate) => migrate(held), records);
}

/** Names of the fields of a type that refer to records. */
export function referenceFields(type: RecordType | undefined): readonly string[] {
  return Object.entries(type?.fields ?? {})
    .filter(([, { form }]) => form === 'reference')
    .map(([name]) => name);
}
