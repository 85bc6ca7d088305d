import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SkippedRecord } from '@assay/domain';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type Installation, installations } from '../../testing/installation.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { passageIndex } from '../search/index-passages.ts';
import { openSearch } from '../search/search.ts';
import { findDocument } from './document.store.ts';
import type { ImportProgress } from './import-run.types.ts';
import { runImport } from './run-import.ts';
import { importStarterLibrary } from './starter-library.ts';
import { grantXml, weeklyXml } from './testing/records.ts';

describe.each(installations)('imports on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  let folder = '';
  const db = () => database.tables<LibraryTables>();
  const put = async (name: string, text: string) => {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
    return path;
  };
  const imported = (paths: string[], more: { tenantId?: string; isAgain?: boolean } = {}) =>
    runImport(db(), { paths, tenantId: null, ...more }, { index: passageIndex });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-import-test-'));
    installation = await install({}, 'schema');
    database = await installation.open();
  });
  afterAll(async () => {
    await database.close();
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('stores publications so that every part, claim and passage is a slice of the one text', async () => {
    await imported([await put('one/08111111.xml', grantXml('08111111'))]);
    const document = await findDocument(db(), null, 'US08111111B2');
    expect(document).toMatchObject({
      version: 1,
      title: 'Cathode 08111111',
      family: 'US-application-13111111',
      dates: { publication: '2015-01-06', filing: '2012-06-05' },
      classes: [{ scheme: 'cpc', code: 'H01M 4/5825', first: true }],
      parties: [{ role: 'inventor', name: 'Jane Doe' }],
      references: [{ kind: 'patent', identifier: 'US5910382A', category: 'examiner' }],
      claims: [
        { number: 1, depends_on: [] },
        { number: 2, depends_on: [1] },
      ],
    });
    const slices = document?.parts.map(({ start, end }) => document.text.slice(start, end));
    expect(slices).toContain('A cell holds an electrolyte.');
    const { rows } = await database.pool.query<{ text: string; kind: string }>(
      `select kind, substr(v.text, start_offset + 1, end_offset - start_offset) as text from passage p
       join document_version v on v.document_key = p.document_key and v.version = p.version
       where document_id = 'US08111111B2' order by start_offset`,
    );
    expect(rows).toEqual([
      { kind: 'abstract', text: 'A cathode is described.' },
      { kind: 'paragraph', text: 'A cell holds an electrolyte.' },
      { kind: 'paragraph', text: 'Values follow.' },
      { kind: 'table', text: 'Sample | Capacity' },
      { kind: 'table', text: 'A | 147' },
      { kind: 'claim', text: 'A cathode with iron.' },
      { kind: 'claim', text: 'The cathode of claim 1, being thin.' },
    ]);
  });

  it('the same file changes nothing, another text makes the next version and keeps the former one', async () => {
    const path = await put('two.xml', grantXml('08222222'));
    expect(await imported([path])).toMatchObject({ added: 1, filesPassed: 0 });
    expect(await imported([path])).toMatchObject({ added: 0, updated: 0, unchanged: 0, filesPassed: 1 });
    expect(await imported([path], { isAgain: true })).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    await put('two.xml', grantXml('08222222', 'The electrolyte is another one now.'));
    expect(await imported([path])).toMatchObject({ added: 0, updated: 1 });
    expect((await findDocument(db(), null, 'US08222222B2'))?.version).toBe(2);
    const first = await findDocument(db(), null, 'US08222222B2', 1);
    expect(first).toMatchObject({ version: 1, latest: 2 });
    expect(first?.text).toContain('A cell holds an electrolyte.');
    const { rows } = await database.pool.query(
      "select distinct version from passage where document_id = 'US08222222B2'",
    );
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('P78: says what was skipped, where and why, and imports the rest', async () => {
    const problems: SkippedRecord[] = [];
    const seen: ImportProgress[] = [];
    const path = await put('weekly.xml', weeklyXml(40));
    const report = await runImport(
      db(),
      { paths: [path, join(folder, 'absent.xml')], tenantId: null },
      {
        index: passageIndex,
        limits: { publications: 7, characters: 1e6 },
        onProblem: (problem) => problems.push(problem),
        onProgress: (progress) => seen.push(progress),
      },
    );
    expect(report).toMatchObject({ state: 'done', added: 38, problems: 3 });
    expect(problems.map(({ file, record, code }) => [file.split('/').at(-1), record, code])).toEqual([
      ['weekly.xml', 16, 'malformed'],
      ['weekly.xml', 33, 'malformed'],
      ['absent.xml', 0, 'unreadable'],
    ]);
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.at(-1)).toMatchObject({ filesDone: 1, bytes: report.bytes, bytesTotal: report.bytes });
  });

  it('stops after a batch when it is asked to, and the next import goes on', async () => {
    const path = await put('stopped.xml', weeklyXml(60).replaceAll('>08', '>07'));
    const stopping = new AbortController();
    const surroundings = { index: passageIndex, limits: { publications: 10, characters: 1e6 } };
    const first = await runImport(
      db(),
      { paths: [path], tenantId: null },
      { ...surroundings, signal: stopping.signal, onProgress: () => stopping.abort() },
    );
    expect(first.state).toBe('stopped');
    expect(first.added).toBeLessThan(57);
    const second = await runImport(db(), { paths: [path], tenantId: null }, surroundings);
    expect(second).toMatchObject({ state: 'done', unchanged: 0 });
    expect(first.added + second.added).toBe(57);
  });

  it('keeps what a tenant imports apart from the shared library', async () => {
    const path = await put('own.md', '---\nid: note:own\ntitle: Own\n---\n\nText of the tenant.\n');
    await imported([path], { tenantId: 'tenant-a' });
    expect(await findDocument(db(), 'tenant-b', 'note:own')).toBeUndefined();
    expect(await findDocument(db(), null, 'note:own')).toBeUndefined();
    await put('own.md', '---\nid: note:own\ntitle: Shared\n---\n\nText for everybody.\n');
    await imported([path]);
    expect((await findDocument(db(), 'tenant-a', 'note:own'))?.title).toBe('Own');
    expect((await findDocument(db(), 'tenant-b', 'note:own'))?.title).toBe('Shared');
  });

  it('lays the pieces that EPO OPS gives over one another, in any order, and adopts families', async () => {
    const open =
      '<?xml version="1.0"?><ops:world-patent-data xmlns="http://www.epo.org/exchange" xmlns:ops="http://ops.epo.org">';
    const id =
      '<document-id document-id-type="docdb"><country>EP</country><doc-number>1234567</doc-number><kind>A1</kind><date>20020828</date></document-id>';
    const full = (inner: string) =>
      `${open}<fulltext-document><bibliographic-data><publication-reference>${id}</publication-reference></bibliographic-data>${inner}</fulltext-document></ops:world-patent-data>`;
    await imported([
      await put(
        'ops/1-claims.xml',
        full('<claims lang="EN"><claim><claim-text>1. A cathode.</claim-text></claim></claims>'),
      ),
    ]);
    expect(await findDocument(db(), null, 'EP1234567A1')).toMatchObject({ title: 'EP1234567A1', version: 1 });
    await imported([
      await put(
        'ops/2-biblio.xml',
        `${open}<exchange-documents><exchange-document family-id="777" country="EP" doc-number="1234567" kind="A1"><bibliographic-data><publication-reference>${id}</publication-reference><invention-title lang="en">Cathode</invention-title></bibliographic-data><abstract lang="en"><p>It holds iron.</p></abstract></exchange-document></exchange-documents></ops:world-patent-data>`,
      ),
      await put('ops/3-description.xml', full('<description lang="EN"><p>[0001] It lasts.</p></description>')),
      await put(
        'ops/4-family.xml',
        `${open}<ops:patent-family><ops:family-member family-id="888"><publication-reference><document-id document-id-type="docdb"><country>US</country><doc-number>08333333</doc-number><kind>B2</kind></document-id></publication-reference></ops:family-member></ops:patent-family></ops:world-patent-data>`,
      ),
    ]);
    const whole = await findDocument(db(), null, 'EP1234567A1');
    expect(whole).toMatchObject({
      title: 'Cathode',
      family: 'DOCDB-777',
      dates: { publication: '2002-08-28' },
      claims: [{ number: 1, depends_on: [] }],
    });
    expect(whole?.text).toBe('Cathode\n\nIt holds iron.\n\nIt lasts.\n\nA cathode.');
    await imported([await put('08333333.xml', grantXml('08333333'))]);
    expect((await findDocument(db(), null, 'US08333333B2'))?.family).toBe('DOCDB-888');
  });

  it('keeps how precise a date is, and no longer once the day is known', async () => {
    const work = (more: string) => `{"id":"https://openalex.org/W10","title":"A year",${more}}`;
    await imported([await put('year.jsonl', work('"publication_year":2021'))]);
    expect((await findDocument(db(), null, 'W10'))?.dates).toEqual({
      publication: '2021-01-01',
      precision: { publication: 'year' },
    });
    await imported([await put('year.jsonl', work('"publication_date":"2021-08-17"'))], { isAgain: true });
    expect((await findDocument(db(), null, 'W10'))?.dates).toEqual({ publication: '2021-08-17' });
    const piece = (date: string) =>
      `<exchange-documents><exchange-document family-id="7" country="EP" doc-number="1234599" kind="A1"><bibliographic-data><publication-reference><document-id><date>${date}</date></document-id></publication-reference><invention-title>Cell</invention-title></bibliographic-data></exchange-document></exchange-documents>`;
    await imported([await put('ops/month.xml', piece('20020800'))]);
    expect((await findDocument(db(), null, 'EP1234599A1'))?.dates).toMatchObject({
      precision: { publication: 'month' },
    });
    await imported([await put('ops/day.xml', piece('20020828'))]);
    expect((await findDocument(db(), null, 'EP1234599A1'))?.dates).toEqual({ publication: '2002-08-28' });
  });

  it('makes one document of the papers of an application, the later ones over the earlier', async () => {
    const paper = (root: string, code: string, body: string) =>
      `<pat:${root} xmlns:pat="urn:us:gov:doc:uspto:patent"><pat:DocumentCode>${code}</pat:DocumentCode><pat:DocumentHeaderDetails><pat:ApplicationHeaderDetails><pat:ApplicationNumber>13000001</pat:ApplicationNumber></pat:ApplicationHeaderDetails></pat:DocumentHeaderDetails>${body}</pat:${root}>`;
    const claims = (text: string) =>
      `<pat:Claim pat:id="CLM-00001"><pat:ClaimNumber>1</pat:ClaimNumber><pat:ClaimText>${text}</pat:ClaimText></pat:Claim>`;
    await imported([
      await put('wrapper/1.CLM.xml', paper('ClaimsDocument', 'CLM', claims('A cell.'))),
      await put(
        'wrapper/2.SPEC.xml',
        paper(
          'SpecificationDocument',
          'SPEC',
          '<pat:Specification><pat:Heading>FLAT CELL</pat:Heading><pat:Heading>FIELD</pat:Heading><pat:P>[0001] Cells.</pat:P></pat:Specification>',
        ),
      ),
      await put('wrapper/3.CLM.xml', paper('ClaimsDocument', 'CLM', claims('A flat cell.'))),
    ]);
    expect((await findDocument(db(), null, 'US-application-13000001'))?.text).toBe(
      'FLAT CELL\n\nFIELD\n\nCells.\n\nA flat cell.',
    );
  });

  it('stores text that the database cannot hold as it is', async () => {
    const work =
      '{"id":"https://openalex.org/W9","title":"Odd","abstract_inverted_index":{"half\\ud83d":[0],"nul\\u0000":[1],"\\\\u0000":[2]}}';
    await imported([await put('odd.jsonl', work)]);
    expect((await findDocument(db(), null, 'W9'))?.text).toBe('Odd\n\nhalf\ufffd nul\ufffd \\u0000');
  });

  it('what the database refuses is reported, and its batch is stored without it', async () => {
    const path = await put(
      'refused.xml',
      ['07911111', '07911112', '07911113'].map((number) => grantXml(number)).join(''),
    );
    const problems: SkippedRecord[] = [];
    const refusing = {
      ...passageIndex,
      add: async (...[transaction, passages]: Parameters<typeof passageIndex.add>) => {
        if (passages.some(({ documentId }) => documentId === 'US07911112B2')) {
          await transaction.executeQuery(CompiledQuery.raw("select 'no date'::date"));
        }
        return passageIndex.add(transaction, passages);
      },
    };
    const report = await runImport(
      db(),
      { paths: [path], tenantId: null },
      { index: refusing, onProblem: (problem) => problems.push(problem) },
    );
    expect(report).toMatchObject({ state: 'done', added: 2, problems: 1 });
    expect(problems).toMatchObject([
      { record: 1, code: 'malformed', message: expect.stringContaining('US07911112B2') },
    ]);
    expect(await findDocument(db(), null, 'US07911113B2')).toBeDefined();
    expect(await findDocument(db(), null, 'US07911112B2')).toBeUndefined();
  });

  it('BEYOND-5: the starter library is there after the first start, is found, and is not read twice', async () => {
    const search = await openSearch(database);
    const report = await importStarterLibrary(db(), passageIndex);
    expect(report?.added).toBeGreaterThan(80);
    expect(report?.problems).toBe(0);
    expect(await importStarterLibrary(db(), passageIndex)).toBeUndefined();
    const { passages } = await search.search({
      tenant: null,
      query: 'water uptake of polyamide at 50 % relative humidity',
      mode: 'lexical',
      limit: 5,
    });
    expect(passages.map(({ documentId }) => documentId)).toContain('note:polyamide-moisture');
    const { rows } = await database.pool.query<{ licence: string; source: string }>(
      "select distinct licence, source from document where source_type = 'note' and id <> 'note:own'",
    );
    expect(rows).toEqual([{ licence: 'Apache-2.0', source: 'assay-starter' }]);
  });
});
