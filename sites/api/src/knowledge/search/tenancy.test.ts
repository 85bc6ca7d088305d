import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { mergeFragments } from '../library/fragments.ts';
import { openSearch } from './search.ts';
import type { Search } from './search.types.ts';
import { emptyLibrary, publication, store } from './testing/small-library.ts';

/** A word that is rare in what everybody sees, and frequent in what one tenant has; and one that only this tenant has. */
const rare = 'hollandite';
const secret = 'zwieselite';

const shared = [
  publication('shared-rare', `A ${rare} cathode keeps its capacity for many cycles at low temperature.`),
  ...Array.from({ length: 12 }, (_, index) =>
    publication(
      `shared-${index}`,
      `The cathode number ${index} loses capacity when the cell is cycled at high voltage.`,
    ),
  ),
];
const own = [
  publication('b-own', `Our ${rare} anode is cycled against a cathode of high capacity.`, { title: 'Ours' }),
];
const foreign = Array.from({ length: 40 }, (_, index) =>
  publication(`a-${index}`, `${rare} ${secret} (HZQ, ${rare} zwieselite quality) cycled ${rare} cathode ${index}.`, {
    title: `${rare} ${secret} ${index}`,
  }),
);

describe.each([
  { strategy: 'textsearch', engine: 'the embedded database' },
  { strategy: 'sql', engine: 'the embedded database' },
  { strategy: 'sql', engine: 'a stock PostgreSQL' },
] as const)('tenancy: search by $strategy on $engine', ({ strategy, engine }) => {
  let server: PostgresServer | undefined;
  let database: Database;
  let search: Search;
  beforeAll(async () => {
    if (engine !== 'the embedded database') server = await startPostgres();
    database = await emptyLibrary(await server?.createDatabase());
    search = await openSearch(database, { strategy });
    await store(database, shared);
    await store(database, own, 'tenant-b');
  });
  afterAll(async () => {
    await database.close();
    await server?.stop();
  });

  /** All that somebody can see of the words of the library. */
  async function observed(tenant: string | null) {
    const queries = [rare, `${rare} cathode capacity`, 'cathode cycled at high voltage', secret, `"${secret}" anode`];
    const found = await Promise.all(
      queries.map(async (query) => {
        const reply = await search.search({ tenant, query, mode: 'full' });
        return {
          searched: reply.searched,
          passages: reply.passages.map(({ documentId, scores }) => ({ documentId, scores })),
        };
      }),
    );
    const read = await Promise.all(
      [`${rare.slice(0, -2)}et`, 'zwieselit capacity', 'HZQ of a cathode', 'the zwiesellite'].map((question) =>
        search.readQuestion(tenant, question, 'en'),
      ),
    );
    const suggested = await Promise.all(['holl', 'zwie', 'our'].map((prefix) => search.suggest(tenant, prefix, 20)));
    return { found, read, suggested };
  }

  it('P69: what a tenant has changes no score, suggestion, correction or count of another one', async () => {
    const before = { b: await observed('tenant-b'), c: await observed('tenant-c'), nobody: await observed(null) };
    const best = before.b.found[0]?.passages.slice(0, 2).map(({ documentId }) => documentId);
    expect(best?.toSorted()).toEqual(['b-own', 'shared-rare']);
    await store(database, foreign, 'tenant-a');
    expect((await observed('tenant-a')).found[3]?.passages.length).toBeGreaterThan(10);
    expect({ b: await observed('tenant-b'), c: await observed('tenant-c'), nobody: await observed(null) }).toEqual(
      before,
    );
  });

  it('what a tenant has of its own is weighed together with what everybody has', async () => {
    const { passages } = await search.search({ tenant: 'tenant-b', query: `${rare} anode`, mode: 'lexical' });
    expect(passages[0]?.documentId).toBe('b-own');
    const [mine, everybodys] = ['b-own', 'shared-rare'].map((id) =>
      passages.find(({ documentId }) => documentId === id),
    );
    expect(everybodys?.scores.lexical).toBeGreaterThan(0);
    expect(mine?.scores.lexical).toBeGreaterThan(everybodys?.scores.lexical ?? 0);
  });

  it('P69: families that the files of a tenant tell of are adopted by nobody else', async () => {
    const told = { ...publication('EP1A1', '', { sourceType: 'patent' }), title: '', paragraphs: [], isFragment: true };
    const telling = { ...told, familyId: 'family-of-a' } as const;
    await database
      .tables<LibraryTables>()
      .transaction()
      .execute((transaction) => mergeFragments(transaction, [telling], [], 'tenant-a'));
    const patent = publication('EP1A1', 'A cell.', { sourceType: 'patent' });
    for (const tenant of ['tenant-a', 'tenant-b', null]) await store(database, [patent], tenant);
    const { rows } = await database.pool.query<{ tenant_id: string | null; family_id: string }>(
      "select tenant_id, family_id from document where id = 'EP1A1' order by tenant_id nulls last",
    );
    expect(rows).toEqual([
      { tenant_id: 'tenant-a', family_id: 'family-of-a' },
      { tenant_id: 'tenant-b', family_id: 'EP1A1' },
      { tenant_id: null, family_id: 'EP1A1' },
    ]);
  });
});
