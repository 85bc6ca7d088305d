import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PoolClient } from '../database/database.types.ts';
import { DumpUnreadableError } from '../database/dump-file.ts';
import type { DumpOpening, DumpRow, DumpSealing, OpenedLine } from '../database/dump-sealing.types.ts';
import { sealBytes, unsealBytes } from '../keys/sealed-bytes.ts';
import { joinedKey, type SealingKey, type SubjectKey } from './erasure-keys.ts';
import type { RowOwners } from './row-owners.ts';

/** Rows that nobody reads without the keys: ids of these, the rows, deflated and sealed, and how many they are. */
type SealedRows = [ids: readonly string[], sealed: string, rows: number];
/** A row that stays without its sealed parts. */
type RowInParts = [row: Record<string, unknown>, parts: (readonly [ids: readonly string[], sealed: string])[]];

/** Keys of subjects such as `person:…`, as the rows of one dump are sealed with them. */
export interface SubjectKeys {
  /** Keys of those of the subjects that there are. */
  of(client: PoolClient, subjects: readonly string[]): Promise<Map<string, SubjectKey>>;
  /** Keeps the keys that were made meanwhile, and tells whoever keeps keys apart from dumps. */
  keep(): Promise<void>;
}

/** Seals the rows of a dump that is read on a connection. */
export async function sealRows(client: PoolClient, owners: RowOwners, keys: SubjectKeys): Promise<DumpSealing> {
  const columns = await columnsOf(client);
  const columnsOfTable = (table: string) => columns.get(table) ?? new Set();

  async function keyFor(subjects: readonly string[]): Promise<SealingKey | undefined> {
    const found = await keys.of(client, subjects);
    return found.size === 0 ? undefined : joinedKey([...found.values()]);
  }

  async function sealWhole(table: string, rows: readonly DumpRow[]): Promise<string[]> {
    const bundles = new Map<string, { owners: readonly string[]; lines: string[] }>();
    for (const { line, owners: named } of rows) {
      const subjects = [...new Set(named ?? [])].sort();
      const bundle = bundles.get(subjects.join('\n')) ?? { owners: subjects, lines: [] };
      bundle.lines.push(line);
      bundles.set(subjects.join('\n'), bundle);
    }
    const sealed: string[] = [];
    for (const { owners: subjects, lines } of bundles.values()) {
      const by = await keyFor(subjects);
      if (by === undefined) sealed.push(...lines);
      else sealed.push(JSON.stringify([by.ids, seal(by, table, lines.join('\n')), lines.length] satisfies SealedRows));
    }
    return sealed;
  }

  async function sealParts(table: string, { line }: DumpRow): Promise<string> {
    const row = JSON.parse(line) as Record<string, unknown>;
    const parts: RowInParts[1] = [];
    for (const { of, column, leaves } of owners.parts(table)) {
      const by = await keyFor(row[column] === null ? [] : [`${of}:${String(row[column])}`]);
      if (by === undefined) continue;
      const apart = Object.fromEntries([column, ...Object.keys(leaves)].map((name) => [name, row[name]]));
      parts.push([by.ids, seal(by, table, JSON.stringify(apart))]);
      Object.assign(row, { [column]: null, ...leaves });
    }
    return parts.length === 0 ? line : JSON.stringify([row, parts] satisfies RowInParts);
  }

  return {
    ownersIn: (table) => owners.of(table, columnsOfTable(table)),
    async seal(table, rows) {
      if (owners.parts(table).length === 0) return sealWhole(table, rows);
      const lines: string[] = [];
      for (const row of rows) lines.push(await sealParts(table, row));
      return lines;
    },
    keep: () => keys.keep(),
  };
}

/**
 * Opens what was sealed.
 *
 * @param keyOf the key of an id; undefined where it was destroyed. It throws where the key is not here.
 */
export function openRows(keyOf: (id: string) => SubjectKey | undefined): DumpOpening {
  /** Undefined where a key was destroyed. */
  function unseal(ids: readonly string[], table: string, sealed: string): string | undefined {
    const keys = ids.map(keyOf);
    if (!keys.every((key) => key !== undefined)) return undefined;
    try {
      return inflateRawSync(unsealBytes(joinedKey(keys).key, table, sealed)).toString();
    } catch (cause) {
      throw new DumpUnreadableError(`What the dump holds of ${table} was changed.`, { cause });
    }
  }
  return {
    open(table, line): OpenedLine {
      if (!line.startsWith('[')) return { lines: [line], erased: 0 };
      const [first] = JSON.parse(line) as SealedRows | RowInParts;
      if (Array.isArray(first)) {
        const [ids, sealed, rows] = JSON.parse(line) as SealedRows;
        const opened = unseal(ids, table, sealed);
        return opened === undefined ? { lines: [], erased: rows } : { lines: opened.split('\n'), erased: 0 };
      }
      const [row, parts] = JSON.parse(line) as RowInParts;
      for (const [ids, sealed] of parts) {
        const opened = unseal(ids, table, sealed);
        if (opened !== undefined) Object.assign(row, JSON.parse(opened) as object);
      }
      return { lines: [JSON.stringify(row)], erased: 0 };
    },
  };
}

const seal = ({ key }: SealingKey, table: string, text: string) => sealBytes(key, table, deflateRawSync(text));

async function columnsOf(client: PoolClient): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}
