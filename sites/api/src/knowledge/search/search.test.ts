import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { removePassages } from './index-passages.ts';
import { rebuildLock, rebuildPassages } from './rebuild-passages.ts';
import { openSearch } from './search.ts';
import type { Search, SearchReply, SearchRequest } from './search.types.ts';
import { strategyNames } from './search-strategy.types.ts';
import { emptyLibrary, publication, store } from './testing/small-library.ts';

const ids = ({ documents }: SearchReply) => documents.map(({ documentId }) => documentId);

const cell = 'The LiFePO₄ cathode was charged to 3.65 V and kept 92 % of its capacity after 500 cycles at 25 °C.';
const anode = 'A lithium metal anode grows dendrites through the separator at high current density.';
const steel = 'Duplex steel resists chloride stress corrosion cracking up to 60 °C.';

const shelf = [
  publication('cell', cell, {
    sourceType: 'patent',
    title: 'Cathode of a cell',
    dates: { publication: '2015-06-01' },
    classes: [{ scheme: 'cpc', code: 'H01M 10/0525', first: true }],
    parties: [
      { role: 'inventor', name: 'A. Person' },
      { role: 'assignee', name: 'Example Cells Ltd' },
    ],
  }),
  publication('anode', anode, { title: 'Lithium anode', dates: { publication: '2020-01-01' } }),
  publication('steel', steel, { title: 'Duplex steel', sourceType: 'note' }),
  publication('zh', '固态电解质可以抑制锂枝晶的生长，提高电池的循环寿命。', { language: 'zh-CN', title: '固态电解质' }),
  publication('ja', 'リチウムイオン電池の正極材料は高電圧で劣化する。', { language: 'ja', title: '正極材料の劣化' }),
];

describe.each([
  { strategy: 'textsearch', engine: 'the embedded database' },
  { strategy: 'sql', engine: 'the embedded database' },
  { strategy: 'sql', engine: 'a stock PostgreSQL' },
] as const)('search by $strategy on $engine', ({ strategy, engine }) => {
  let server: PostgresServer | undefined;
  let database: Database;
  let search: Search;
  const ask = (query: string, rest: Partial<SearchRequest> = {}) =>
    search.search({ tenant: null, query, mode: 'lexical', ...rest });

  beforeAll(async () => {
    if (engine !== 'the embedded database') server = await startPostgres();
    database = await emptyLibrary(await server?.createDatabase());
    search = await openSearch(database, { strategy });
    await store(database, shelf);
    await store(database, [publication('own', `Secret: ${anode}`)], 'tenant-a');
  });
  afterAll(async () => {
    await database.close();
    await server?.stop();
  });

  it('gives a passage with all that a reference needs', async () => {
    const { passages, documents, searched } = await ask('capacity of LiFePO4 after cycling');
    expect(passages[0]).toMatchObject({
      documentId: 'cell',
      version: 1,
      text: cell.normalize('NFC'),
      title: 'Cathode of a cell',
      sourceType: 'patent',
      date: '2015-06-01',
      owner: 'Example Cells Ltd',
      label: '[0001]',
      section: 'Results',
    });
    expect(documents[0]?.passages).toHaveLength(1);
    expect(searched).toMatchObject({ documents: 5, passages: 5, languages: ['en', 'ja', 'zh-CN'], strategy });
  });

  it('gives the row that names its columns with each row of a table, and with the row of a table of one row none', async () => {
    const table = 'Table 1\nCatalyst | Overpotential (mV)\nNiFe hydroxide 𝛼 | 220-290\nIrO2 𝛽 | 280-340';
    await store(database, [
      publication('table', '', {
        paragraphs: [
          { kind: 'table', text: table },
          { kind: 'table', text: 'Lone rutile | 7' },
        ],
      }),
    ]);
    const { passages } = await ask('catalyst overpotential nife iro2 rutile');
    const heads = passages
      .filter(({ documentId }) => documentId === 'table')
      .map(({ text, columns }) => [text, columns?.text]);
    expect(heads).toEqual(
      expect.arrayContaining([
        ['NiFe hydroxide 𝛼 | 220-290', 'Catalyst | Overpotential (mV)'],
        ['IrO2 𝛽 | 280-340', 'Catalyst | Overpotential (mV)'],
        ['Lone rutile | 7', undefined],
      ]),
    );
    const { text } = await database
      .tables<LibraryTables>()
      .selectFrom('document_version')
      .innerJoin('document', 'document.key', 'document_version.document_key')
      .select('text')
      .where('document.id', '=', 'table')
      .executeTakeFirstOrThrow();
    const columns = passages.find((passage) => passage.text.startsWith('IrO2'))?.columns;
    expect(text.slice(columns?.start, columns?.end)).toBe(columns?.text);
    const { key } = await database
      .tables<LibraryTables>()
      .selectFrom('document')
      .select('key')
      .where('id', '=', 'table')
      .executeTakeFirstOrThrow();
    await database
      .tables<LibraryTables>()
      .transaction()
      .execute(async (transaction) => {
        await removePassages(transaction, [key]);
        await transaction.deleteFrom('document').where('key', '=', key).execute();
      });
  });

  it.each([
    ['a formula however it is written', 'LiFePO4', 'cell'],
    ['a value with its unit', '3.650V', 'cell'],
    ['another form of a word', 'dendritic growing separators', 'anode'],
    ['Chinese', '锂枝晶', 'zh'],
    ['Japanese', '正極材料', 'ja'],
  ])('finds %s', async (_, query, id) => {
    expect(ids(await ask(query))[0]).toBe(id);
  });

  it.each([
    ['a Chinese question in English', '双相不锈钢的氯离子应力腐蚀开裂', 'zh-Hans', 'steel'],
    ['a Traditional Chinese question in Simplified Chinese', '固態電解質如何抑制鋰枝晶', 'zh-Hant', 'zh'],
    ['a Japanese question in English', '二相ステンレス鋼の応力腐食割れ', 'ja', 'steel'],
    ['an English question in Japanese', 'positive electrode at high voltage', 'en', 'ja'],
  ])('finds what answers %s', async (_, query, language, id) => {
    for (const mode of ['lexical', 'full'] as const) {
      const { passages } = await ask(query, { language, mode });
      expect(passages.map(({ documentId }) => documentId)).toContain(id);
    }
  });

  it('leaves what the words of the question find as it is, and languages that are not wanted out', async () => {
    const query = 'positive electrode of a lithium cell';
    const { passages } = await ask(query, { mode: 'full' });
    const own = passages.filter(({ byGlossary }) => !byGlossary);
    expect(passages.length).toBeGreaterThan(own.length);
    expect(passages.slice(0, own.length)).toEqual(own);
    expect(passages.map(({ scores }) => scores.total)).toEqual(
      passages.map(({ scores }) => scores.total).toSorted((a, b) => b - a),
    );
    const english = await ask(query, { mode: 'full', filters: { languages: ['en'] } });
    expect(english.passages.map(({ documentId }) => documentId)).toEqual(own.map(({ documentId }) => documentId));
  });

  it('finds nothing for words that are nowhere, and says how much was looked through', async () => {
    const { passages, searched } = await ask('zymurgy', { mode: 'full' });
    expect(passages).toEqual([]);
    expect(searched.passages).toBe(5);
  });

  it.each([
    ['nothing', ''],
    ['punctuation', '?!'],
    ['stop words', 'the of and'],
    ['SQL', "'; drop table passage; --"],
    ['half of a character', '\u0000\ud800'],
    ['one endless word', 'a'.repeat(5000)],
  ])('answers a query of %s', async (_, query) => {
    expect((await ask(query, { mode: 'full' })).searched.documents).toBe(5);
  });

  it.each([
    ['source type', { sourceTypes: ['patent'] }, ['cell']],
    ['date, where none is known it is outside', { from: '2016-01-01' }, ['anode']],
    ['date range', { from: '2015-06-01', to: '2015-06-01' }, ['cell']],
    ['class prefix', { classes: ['H01M10/05'] }, ['cell']],
    ['assignee, in any case', { assignees: ['example CELLS'] }, ['cell']],
    ['a name that is not an assignee', { assignees: ['A. Person'] }, []],
    ['language', { languages: ['ja', 'zh-TW'] }, ['ja', 'zh']],
    ['a wildcard, taken literally', { classes: ['%'] }, []],
    ['a character that no text holds', { assignees: ['Nobody\0'], languages: ['xx\0'] }, []],
  ] as const)('filters by %s', async (_, filters, expected) => {
    const query = 'lithium cathode capacity steel corrosion 固态电解质 正極材料';
    expect(ids(await ask(query, { filters })).sort()).toEqual([...expected]);
    expect((await ask(query, { filters })).searched.documents).toBe(expected.length);
  });

  it('shows a tenant its own documents and the shared ones, and nobody else', async () => {
    const filters = { languages: ['en'] };
    expect(ids(await ask('dendrites', { tenant: 'tenant-a', filters })).sort()).toEqual(['anode', 'own']);
    for (const tenant of ['tenant-b', null]) {
      expect(ids(await ask('dendrites secret', { tenant, mode: 'full' }))).not.toContain('own');
    }
  });

  it('keeps of a family the document with the best passage, and names the others', async () => {
    const text = 'Perovskite tandem modules degrade under ultraviolet light.';
    await store(database, [
      publication('US1', text, { familyId: 'F1' }),
      publication('EP1', `${text} Ultraviolet perovskite perovskite modules.`, { familyId: 'F1' }),
    ]);
    const { documents, passages } = await ask('ultraviolet perovskite modules');
    expect(documents).toHaveLength(1);
    expect(documents[0]?.family).toHaveLength(1);
    expect(new Set(passages.map(({ documentId }) => documentId)).size).toBe(1);
  });

  it('searches the newest version only', async () => {
    await store(database, [publication('draft', 'Zirconia toughens the ceramic.')]);
    await store(database, [publication('draft', 'Yttria toughens the ceramic.')]);
    expect(ids(await ask('zirconia'))).not.toContain('draft');
    const [found] = (await ask('yttria')).passages;
    expect(found).toMatchObject({ documentId: 'draft', version: 2 });
  });

  it('E10: suggests from titles that the tenant sees', async () => {
    await store(database, [publication('s1', anode, { title: 'Lithium plating on graphite' })], 'tenant-a');
    expect(await search.suggest('tenant-a', 'lithium', 10)).toEqual(['Lithium anode', 'Lithium plating on graphite']);
    expect(await search.suggest('tenant-b', 'lithium', 10)).toEqual(['Lithium anode']);
    expect(await search.suggest(null, '%', 10)).toEqual([]);
    expect(await search.suggest(null, 'lithium an\0ode', 10)).toEqual(['Lithium anode']);
    expect(await search.suggest(null, '固态', 10)).toEqual(['固态电解质']);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(ask('lithium', { mode: 'full', signal })).rejects.toThrow('enough');
  });

  it('makes its passages anew when they were left out of a dump', async () => {
    const before = await ask('corrosion of steel', { mode: 'full' });
    await sql`truncate search_passage, search_posting, search_phrase, search_total`.execute(database.tables<unknown>());
    expect(await rebuildPassages(database)).toBeGreaterThan(0);
    const after = await ask('corrosion of steel', { mode: 'full' });
    expect(after.passages.map(({ id, text }) => [id, text])).toEqual(before.passages.map(({ id, text }) => [id, text]));
    expect(after.searched).toEqual(before.searched);
    expect(await rebuildPassages(database)).toBe(0);
  });
});

describe('a stock PostgreSQL', () => {
  it('gets its postings from whichever of two processes comes first, and refuses the extension it has not got', async () => {
    const server = await startPostgres();
    try {
      const url = await server.createDatabase();
      const first = await emptyLibrary(url);
      const second = await openDatabase({ url, directory: null, poolSize: 4 });
      try {
        await store(first, shelf);
        const [one, other] = await Promise.all([openSearch(first), openSearch(second)]);
        const request = { tenant: null, query: 'lithium dendrites' };
        const replies = await Promise.all([one.search(request), other.search(request)]);
        expect(replies[0].passages).toEqual(replies[1].passages);
        expect(replies[0].searched.strategy).toBe('sql');
        await expect(openSearch(first, { strategy: 'textsearch' })).rejects.toThrow(/pg_textsearch/);
      } finally {
        await Promise.all([first.close(), second.close()]);
      }
    } finally {
      await server.stop();
    }
  });
});

describe('two processes that find passages of another tokenizer', () => {
  it('throw them away in turn, and nothing that the other has made of them meanwhile', async () => {
    const server = await startPostgres();
    try {
      const url = await server.createDatabase();
      const [first, second] = [await emptyLibrary(url), await openDatabase({ url, directory: null, poolSize: 4 })];
      const passages = async () => {
        const { rows } = await first.pool.query<{ count: number }>('select count(*)::int from search_passage');
        return rows[0]?.count;
      };
      try {
        await store(first, shelf);
        await openSearch(first);
        const before = await passages();
        expect(before).toBeGreaterThan(0);
        await first.pool.query('update search_index set tokenizer = tokenizer - 1');
        await first
          .tables<unknown>()
          .transaction()
          .execute(async (transaction) => {
            await sql`select pg_advisory_xact_lock(${rebuildLock})`.execute(transaction);
            const opening = openSearch(second);
            await expect
              .poll(async () => {
                const text = "select count(*)::int from pg_locks where locktype = 'advisory' and not granted";
                return (await first.pool.query<{ count: number }>(text)).rows[0]?.count;
              })
              .toBe(1);
            expect(await passages()).toBe(before);
            await sql`update search_index set tokenizer = tokenizer + 1`.execute(transaction);
            return { opening };
          })
          .then(({ opening }) => opening);
        expect(await passages()).toBe(before);
      } finally {
        await Promise.all([first.close(), second.close()]);
      }
    } finally {
      await server.stop();
    }
  });
});

describe('strategies', () => {
  it('rank alike, whatever the corpus and the question', async () => {
    const database = await emptyLibrary();
    try {
      const [byExtension, bySql] = await Promise.all(
        strategyNames.map((strategy) => openSearch(database, { strategy })),
      );
      const words = [
        'anode',
        'cathode',
        'heat',
        'wing',
        'flow',
        'plate',
        'layer',
        'shock',
        'gas',
        '5 mm',
        'NaCl',
        'stress',
      ];
      const text = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 60 }).map((parts) => parts.join(' '));
      const [texts] = fc.sample(fc.array(text, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 11 });
      await store(
        database,
        (texts ?? []).map((body, index) => publication(`d${index}`, body)),
      );
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), async (parts) => {
          const request = { tenant: null, query: parts.join(' '), mode: 'lexical', limit: 100 } as const;
          const [one, other] = await Promise.all([byExtension?.search(request), bySql?.search(request)]);
          const scores = new Map(other?.passages.map(({ id, scores: { lexical } }) => [id, lexical]));
          expect(one?.passages).toHaveLength(scores.size);
          for (const {
            id,
            scores: { lexical },
          } of one?.passages ?? []) {
            expect(scores.get(id)).toBeCloseTo(lexical, 3);
          }
        }),
        { numRuns: 25 },
      );
    } finally {
      await database.close();
    }
  });
});
