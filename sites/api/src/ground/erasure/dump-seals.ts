import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PoolClient } from '../database/database.types.ts';
import { DumpUnreadableError } from '../database/dump-file.ts';
import type { DumpOpening, DumpRow, DumpSealing, OpenedLine } from '../database/dump-sealing.types.ts';
import { sealBytes, unsealBytes } from '../sealing/sealed-bytes.ts';
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

  /** A row whose parts go with others than the row itself does. */
  async function withSealedParts(table: string, { line, owners: named }: DumpRow): Promise<DumpRow> {
    const row = JSON.parse(line) as Record<string, unknown>;
    const parts: RowInParts[1] = [];
    for (const { of, column, leaves } of owners.parts(table)) {
      const about = row[column];
      const by = await keyFor(typeof about === 'string' ? [`${of}:${about}`] : []);
      if (by === undefined) continue;
      const apart = Object.fromEntries([column, ...Object.keys(leaves)].map((name) => [name, row[name]]));
      parts.push([by.ids, seal(by, table, JSON.stringify(apart))]);
      Object.assign(row, { [column]: null, ...leaves });
    }
    return { line: parts.length === 0 ? line : JSON.stringify([row, parts] satisfies RowInParts), owners: named };
  }

  return {
    ownersIn: (table) => owners.of(table, columnsOfTable(table)),
    async seal(table, rows) {
      if (owners.parts(table).length === 0) return sealWhole(table, rows);
      const inParts: DumpRow[] = [];
      for (const row of rows) inParts.push(await withSealedParts(table, row));
      return sealWhole(table, inParts);
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
  function rejoined(table: string, [row, parts]: RowInParts): string {
    for (const [ids, sealed] of parts) {
      const opened = unseal(ids, table, sealed);
      if (opened !== undefined) Object.assign(row, JSON.parse(opened) as object);
    }
    return JSON.stringify(row);
  }
  const isSealed = (line: string) => line.startsWith('[');
  const wholeRow = (table: string, line: string) =>
    isSealed(line) ? rejoined(table, JSON.parse(line) as RowInParts) : line;
  return {
    open(table, line): OpenedLine {
      if (!isSealed(line)) return { lines: [line], erased: 0 };
      const entry = JSON.parse(line) as SealedRows | RowInParts;
      if (!isOfRows(entry)) return { lines: [rejoined(table, entry)], erased: 0 };
      const [ids, sealed, rows] = entry;
      const opened = unseal(ids, table, sealed);
      if (opened === undefined) return { lines: [], erased: rows };
      return { lines: opened.split('\n').map((each) => wholeRow(table, each)), erased: 0 };
    },
  };
}

const isOfRows = (entry: SealedRows | RowInParts): entry is SealedRows => Array.isArray(entry[0]);

const seal = ({ key }: SealingKey, table: string, text: string) => sealBytes(key, table, deflateRawSync(text));

async function columnsOf(client: PoolClient): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}
