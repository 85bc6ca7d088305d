import { setImmediate as breathe } from 'node:timers/promises';
import { dotPacked, signCode } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { vectorsOf } from './rank-passages.ts';
import { inScope, type SearchScope } from './search-scope.ts';

/** Rows read at once. */
const page = 20_000;
/** Codes compared before other work gets its turn. */
const turn = 50_000;
/** Nearest codes whose vectors are compared exactly. */
const shortlist = 200;
/** Scopes of at most this many passages are compared exactly from the start. */
const narrow = 4000;

export interface NearPassage {
  id: number;
  /** Cosine. */
  semantic: number;
}

/**
 * Nearest passages of the whole corpus: one bit a dimension is compared with every passage in memory, the best are
 * compared exactly in the database's vectors. The memory follows the table by its sequence, so several processes agree;
 * a passage that is gone drops out in the exact comparison.
 */
export function createNearestPassages(database: Database) {
  const db = database.tables<unknown>();
  let ids = new Float64Array(0);
  let codes = new Uint32Array(0);
  /** Number of the tenant that has a passage; 0 for shared ones. */
  let owners = new Int32Array(0);
  const owner = new Map<string | null, number>([[null, 0]]);
  let words = 0;
  let count = 0;
  let lastSequence = 0;
  let model = '';
  let following: Promise<void> | undefined;
  const reading = new Map<string, ReturnType<typeof vectorsIn>>();

  function forget(): void {
    ids = new Float64Array(0);
    codes = new Uint32Array(0);
    owners = new Int32Array(0);
    words = 0;
    count = 0;
    lastSequence = 0;
  }

  function numberOf(tenant: string | null): number {
    const known = owner.get(tenant);
    if (known !== undefined) return known;
    owner.set(tenant, owner.size);
    return owner.size - 1;
  }

  function append(id: number, tenant: string | null, code: Uint8Array): void {
    if (words === 0) words = code.byteLength / 4;
    if (count === ids.length) {
      const capacity = Math.max(1024, count * 2);
      const moreIds = new Float64Array(capacity);
      moreIds.set(ids);
      ids = moreIds;
      const moreCodes = new Uint32Array(capacity * words);
      moreCodes.set(codes);
      codes = moreCodes;
      const moreOwners = new Int32Array(capacity);
      moreOwners.set(owners);
      owners = moreOwners;
    }
    ids[count] = id;
    owners[count] = numberOf(tenant);
    const view = new DataView(code.buffer, code.byteOffset, code.byteLength);
    for (let word = 0; word < words; word += 1) codes[count * words + word] = view.getUint32(word * 4, true);
    count += 1;
  }

  async function follow(): Promise<void> {
    const state = await sql<{ model: string; embedded: number }>`
      select settings as model, (select coalesce(sum(embedded), 0) from search_total) as embedded
      from search_index where name = 'embedding'`.execute(db);
    const now = state.rows[0]?.model ?? '';
    // Passages that went away stay in memory; past a tenth of them it is read anew.
    if (now !== model || count > (state.rows[0]?.embedded ?? 0) * 1.1 + 100) forget();
    model = now;
    for (;;) {
      const { rows } = await sql<{ id: number; tenant: string | null; sequence: number; code: Uint8Array }>`
        select e.passage_id as id, p.tenant_id as tenant, e.sequence, e.code
        from search_embedding e join passage p on p.id = e.passage_id
        where e.sequence > ${lastSequence}
        order by e.sequence limit ${sql.lit(page)}`.execute(db);
      for (const { id, tenant, sequence, code } of rows) {
        append(id, tenant, code);
        lastSequence = sequence;
      }
      if (rows.length < page) return;
    }
  }

  /** Reads what is new; calls that come meanwhile share it. */
  function caughtUp(): Promise<void> {
    following ??= follow().finally(() => {
      following = undefined;
    });
    return following;
  }

  /** The nearest among those that a tenant sees: others' would take their places. */
  async function nearestCodes(question: Float32Array, tenant: string | null): Promise<number[]> {
    const code = new Uint32Array(signCode(question).buffer);
    if (code.length !== words) return [];
    // Counting sort by distance: it is a whole number of at most 32 bits a word.
    const own = owner.get(tenant) ?? 0;
    const unseen = 0xff_ff;
    const distances = new Uint16Array(count);
    const histogram = new Uint32Array(words * 32 + 1);
    for (let from = 0; from < count; from += turn) {
      const to = Math.min(from + turn, count);
      for (let row = from; row < to; row += 1) {
        if (owners[row] !== 0 && owners[row] !== own) {
          distances[row] = unseen;
          continue;
        }
        let distance = 0;
        for (let word = 0; word < words; word += 1)
          distance += bits((codes[row * words + word] as number) ^ (code[word] as number));
        distances[row] = distance;
        histogram[distance] = (histogram[distance] as number) + 1;
      }
      if (to < count) await breathe();
    }
    let limit = 0;
    for (let sum = 0; limit < histogram.length; limit += 1) {
      sum += histogram[limit] as number;
      if (sum >= shortlist) break;
    }
    const near: number[] = [];
    for (let row = 0; row < distances.length && near.length < shortlist * 2; row += 1) {
      if ((distances[row] as number) <= limit) near.push(ids[row] as number);
    }
    return near;
  }

  async function vectorsIn(scope: SearchScope, among: readonly number[] | null) {
    const chosen = among === null ? sql`true` : sql`p.passage_id = any(${[...among]}::bigint[])`;
    const { rows } = await sql<{ ids: string | null; vectors: Uint8Array | null }>`
      select string_agg(e.passage_id::text, ' ') as ids, string_agg(e.vector, ''::bytea) as vectors
      from search_passage p join search_embedding e on e.passage_id = p.passage_id
      where ${chosen} and ${inScope(scope)}`.execute(db);
    const ids = rows[0]?.ids?.split(' ') ?? [];
    return { ids, vectors: vectorsOf('1'.repeat(ids.length), rows[0]?.vectors) };
  }

  /** Everything in a scope, read once for all who ask for it before it has come. */
  function wholeOf(scope: SearchScope): ReturnType<typeof vectorsIn> {
    const key = JSON.stringify(scope);
    const asked = reading.get(key);
    if (asked) return asked;
    const read = vectorsIn(scope, null).finally(() => reading.delete(key));
    reading.set(key, read);
    return read;
  }

  async function compare(question: Float32Array, scope: SearchScope, among: readonly number[] | null, limit: number) {
    const { ids, vectors } = await (among === null ? wholeOf(scope) : vectorsIn(scope, among));
    return vectors
      .map(
        (vector, index): NearPassage => ({
          id: Number(ids[index]),
          semantic: dotPacked(question, vector as Uint8Array),
        }),
      )
      .sort((a, b) => b.semantic - a.semantic || a.id - b.id)
      .slice(0, limit);
  }

  return {
    /** @param passages in the scope, as counted for the reply. */
    async nearest(question: Float32Array, scope: SearchScope, passages: number, limit: number): Promise<NearPassage[]> {
      if (passages <= narrow) return compare(question, scope, null, limit);
      await caughtUp();
      return compare(question, scope, await nearestCodes(question, scope.tenant), limit);
    },
  };
}

export type NearestPassages = ReturnType<typeof createNearestPassages>;

/** Bits set in a 32-bit word (Warren, Hacker's Delight, 5-1). */
function bits(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
