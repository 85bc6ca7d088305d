import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { importStarterLibrary } from '../library/starter-library.ts';
import { passageIndex, removePassages } from './index-passages.ts';
import { rebuildPassages } from './rebuild-passages.ts';
import { openSearch } from './search.ts';
import type { Search } from './search.types.ts';
import { emptyLibrary, publication, store } from './testing/small-library.ts';

/** Slips of the hand and of the ear in words that the notes use. */
const misspelled: readonly (readonly [string, string])[] = [
  ['temprature', 'temperature'],
  ['electrolite', 'electrolyte'],
  ['electrod', 'electrode'],
  ['cathod', 'cathode'],
  ['lithum', 'lithium'],
  ['bateries', 'batteries'],
  ['capasity', 'capacity'],
  ['graphit', 'graphite'],
  ['dendrits', 'dendrites'],
  ['seperator', 'separator'],
  ['corosion', 'corrosion'],
  ['corrossion', 'corrosion'],
  ['embritlement', 'embrittlement'],
  ['hydorgen', 'hydrogen'],
  ['stainles', 'stainless'],
  ['martensit', 'martensite'],
  ['austenit', 'austenite'],
  ['fatige', 'fatigue'],
  ['hardnes', 'hardness'],
  ['tougness', 'toughness'],
  ['aluminim', 'aluminium'],
  ['titanum', 'titanium'],
  ['perovskit', 'perovskite'],
  ['polymar', 'polymer'],
  ['cermic', 'ceramic'],
  ['semicondutor', 'semiconductor'],
  ['wafre', 'wafer'],
  ['lithografy', 'lithography'],
  ['depositon', 'deposition'],
  ['resistanse', 'resistance'],
  ['conductivty', 'conductivity'],
  ['membrain', 'membrane'],
  ['catalist', 'catalyst'],
  ['selectivty', 'selectivity'],
  ['viscocity', 'viscosity'],
  ['antibdy', 'antibody'],
  ['lipd', 'lipid'],
  ['proteine', 'protein'],
  ['enzime', 'enzyme'],
  ['measurment', 'measurement'],
];

/** Right words of the fields, in the notes or not. */
const right =
  'nafion sulfite polyaniline hastelloy austenitise tribology ferritic nitinol perovskites zirconia photoresist methylene selenide tellurium colour fibres anodising galvanising superalloy nanowires chromatography plasmid aptamer oligonucleotide pembrolizumab kinase cytokine exosome lyophilised claimant estoppel infringement electrospinning sulfolane thiophene graphene borophene cermets goethite lignin'.split(
    ' ',
  );

describe('a question read by the starter library', () => {
  let database: Database;
  let search: Search;
  beforeAll(async () => {
    database = await emptyLibrary();
    await importStarterLibrary(database.tables<LibraryTables>(), passageIndex);
    search = await openSearch(database);
  });
  afterAll(() => database.close());

  it('knows what a note of another language calls a formula for short', async () => {
    const { expansions } = await search.readQuestion(null, 'LLZO versus sulfide ionic conductivity');
    expect(expansions).toEqual([{ written: 'LLZO', long: 'Li7La3Zr2O12' }]);
  });

  it.each(misspelled)('%s is read as %s', async (written, read) => {
    const question = `What is known of the ${written} of this?`;
    const { text, readAs } = await search.readQuestion(null, question);
    expect(readAs).toEqual([{ written, read }]);
    expect(text).toBe(question.replace(written, read));
  });

  it('reads what stands in quotation marks as it is written', async () => {
    for (const question of ['What is known of the "corosion" of this?', 'Which “HAZ” does it have?']) {
      const { text, readAs, expansions } = await search.readQuestion(null, question);
      expect({ text, readAs, expansions }).toEqual({ text: question, readAs: [], expansions: [] });
    }
    expect((await search.readQuestion(null, 'Which HAZ does it have?')).text).toContain('heat-affected zone');
  });

  it.each(right)('%s stays', async (word) => {
    const question = `What is known of ${word} here?`;
    expect(await search.readQuestion(null, question)).toEqual({ text: question, readAs: [], expansions: [] });
  });

  it('corrects the first word of a sentence with its capital, and no name, formula, grade or acronym', async () => {
    const kept = 'Inconell 718, LiFePO4, SUS304L, NCMA and Haynez-type cells';
    const { text } = await search.readQuestion(null, `Corosion of ${kept}?`);
    expect(text).toBe(`Corrosion of ${kept}?`);
  });

  it('appends what an abbreviation stands for, unless the question says it', async () => {
    const read = await search.readQuestion(null, 'Where does SEI growth come from?');
    expect(read.expansions).toEqual([{ written: 'SEI', long: 'solid electrolyte interphase' }]);
    expect(read.text).toBe('Where does SEI growth come from? solid electrolyte interphase');
    const { expansions } = await search.readQuestion(null, 'Where does the solid electrolyte interphase (SEI) grow?');
    expect(expansions).toEqual([]);
  });

  it('leaves questions in other languages as they are', async () => {
    const question = 'リチウム電池の SEI とは temprature';
    expect(await search.readQuestion(null, question)).toEqual({ text: question, readAs: [], expansions: [] });
  });
});

describe.each(['the embedded database', 'a stock PostgreSQL'])('words of texts on %s', (engine) => {
  let server: PostgresServer | undefined;
  let database: Database;
  let search: Search;
  const text = 'Quenching makes martensite. The zebrawood hardener layer (ZHL) is thin.';
  const counts = async () => {
    const { rows } = await database.pool.query<{ tenant_id: string; name: string; count: number }>(
      `select tenant_id, word as name, sum(count)::integer as count from search_word group by 1, 2 having sum(count) <> 0
       union all select tenant_id, short, sum(count)::integer from search_abbreviation group by 1, 2 having sum(count) <> 0
       order by 1, 2`,
    );
    return rows;
  };

  beforeAll(async () => {
    if (engine !== 'the embedded database') server = await startPostgres();
    database = await emptyLibrary(await server?.createDatabase());
    search = await openSearch(database);
    await store(database, [publication('shared', 'Martensite is hard.')]);
    await store(database, [publication('own', text)], 'tenant-a');
  });
  afterAll(async () => {
    await database.close();
    await server?.stop();
  });

  it("a tenant's words and abbreviations read its own questions and nobody else's", async () => {
    const question = 'Why is zebrawod of ZHL with martensit?';
    const read = await search.readQuestion('tenant-a', question);
    expect(read).toEqual({
      text: 'Why is zebrawood of ZHL with martensite? zebrawood hardener layer',
      readAs: [
        { written: 'zebrawod', read: 'zebrawood' },
        { written: 'martensit', read: 'martensite' },
      ],
      expansions: [{ written: 'ZHL', long: 'zebrawood hardener layer' }],
    });
    for (const tenant of ['tenant-b', null]) {
      expect(await search.readQuestion(tenant, question)).toEqual({
        text: question.replace('martensit?', 'martensite?'),
        readAs: [{ written: 'martensit', read: 'martensite' }],
        expansions: [],
      });
    }
  });

  it('does not correct a word that is only a tenant’s own for the tenant', async () => {
    await store(database, [publication('odd', 'The martensitt is odd.')], 'tenant-a');
    expect((await search.readQuestion('tenant-a', 'what is martensitt')).readAs).toEqual([]);
    expect((await search.readQuestion(null, 'what is martensitt')).readAs).toHaveLength(1);
  });

  it('counts each text once: stored again, removed, and made anew', async () => {
    const before = await counts();
    await store(database, [publication('more', `Twice quenching. ${text}`)], 'tenant-a');
    expect(await counts()).not.toEqual(before);
    const { rows } = await database.pool.query("select key from document where id = 'more'");
    await database
      .tables<LibraryTables>()
      .transaction()
      .execute(async (transaction) => {
        const key = Number(rows[0]?.key);
        await removePassages(transaction, [key]);
        await transaction.deleteFrom('document').where('key', '=', key).execute();
      });
    expect(await counts()).toEqual(before);
    await database.pool.query('truncate search_passage, search_posting, search_phrase, search_total');
    await rebuildPassages(database);
    expect(await counts()).toEqual(before);
  });

  it('loses no count to importers that count the same words at once', async () => {
    const count = async (word: string) => (await counts()).find(({ name }) => name === word)?.count ?? 0;
    const before = await count('quenching');
    const texts = Array.from({ length: 6 }, (_, n) => publication(`at-once-${n}`, 'Quenching of a quenching bath.'));
    await Promise.all(texts.map((one) => store(database, [one], 'tenant-a')));
    expect((await count('quenching')) - before).toBe(12);
    expect((await search.readQuestion('tenant-a', 'quenchng')).readAs).toEqual([
      { written: 'quenchng', read: 'quenching' },
    ]);
  });
});
