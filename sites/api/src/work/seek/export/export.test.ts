import { createHash } from 'node:crypto';
import * as seekCalls from '@assay/contract/calls/seek';
import { type AnswerFormat, answerFormats, quoteMatches, type SourceType } from '@assay/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../ground/database/database.types.ts';
import type { TenantScope } from '../../../ground/scope/tenant-scope.ts';
import { type Installation, withPostgres } from '../../../testing/installation.ts';
import { scriptedEngine } from '../testing/scripted-library.ts';
import { asker, clientFor, type ReaderOptions, type SeekServer, startSeekServer } from '../testing/seek-server.ts';

let installation: Installation;
let database: Database;
let server: SeekServer;

const reader = {
  tenantId: asker.tenantId,
  role: 'guest',
  share: { linkId: 'link-1', tenantId: asker.tenantId, dataType: 'seek_search', dataId: 'page-1' },
} as const satisfies TenantScope;
const question = 'What is the density of "=LFP"?';

interface Document {
  id: string;
  family: string;
  type: SourceType;
  title: string;
  text: string;
  label: string;
  date: string;
  parties: readonly (readonly [role: string, name: string])[];
  url: string | null;
}

const patent: Document = {
  id: 'US08926509B2',
  family: 'US08926509B2',
  type: 'patent',
  title: 'Cathode powder',
  text: 'The cathode powder has a density of 3.6 g/cm3 at 25 °C.',
  label: '[0012]',
  date: '2015-01-06',
  parties: [
    ['inventor', 'Don G. Hoff'],
    ['assignee', 'Veldt Polymers, Inc.'],
  ],
  url: 'https://patents.example/US08926509B2',
};
const paper: Document = {
  id: 'PMID29768149',
  family: 'doi:10.1000/lfp.7',
  type: 'paper',
  title: 'Olivines',
  text: '=SUM(A1) is how the density of −3.5 is printed here.',
  label: 'Results',
  date: '1997-04-01',
  parties: [['author', 'Padhi AK']],
  url: null,
};
const documents = [patent, paper];

function cite({ id, text }: Document, quote: string) {
  const start = text.indexOf(quote);
  return { document: id, version: 1, start, end: start + quote.length, quote };
}

const searched = { documents: 162, passages: 1240, languages: ['en', 'ja'], embedded: 1, strategy: 'test' };
const sentences = [
  { text: 'The density is 3.6 g/cm3.', support: 'supported', citations: [cite(patent, 'density of 3.6 g/cm3')] },
  { text: 'Another source says −3.5.', support: 'partly', citations: [cite(paper, '=SUM(A1) is how the density')] },
];
const values = [
  {
    quantity: 'density',
    printed: '3.6',
    unit: 'g/cm3',
    subject: 'LFP',
    conditions: ['25 °C'],
    magnitude: { low: 3600, high: 3600, unit: 'kg/m3' },
    citation: cite(patent, '3.6 g/cm3'),
  },
  {
    quantity: '=density',
    printed: '−3.5',
    unit: '',
    conditions: [],
    conflicts: true,
    citation: cite(paper, '=SUM(A1)'),
  },
];
const references = documents.map(({ id, title, type, url }, at) => ({
  source: `${id}@1`,
  number: at + 1,
  document: id,
  version: 1,
  title,
  type,
  language: 'en',
  times_cited: 1,
  licence: 'CC0-1.0',
  ...(url === null ? {} : { url }),
}));
const summary = { part: 'SUMMARY', sentences, nearest: [], values, searched, engine: 'extractive' };

async function store({ id, family, type, title, text, label, date, parties, url }: Document): Promise<void> {
  const parts = JSON.stringify([{ kind: 'paragraph', start: 0, end: text.length, label }]);
  const named = JSON.stringify(parties.map(([role, name], position) => ({ role, name, position })));
  await sql`
    with stored as (
      insert into document (id, family_id, version, source_type, source, title, language, licence, url, sha256,
        record_sha256, publication_date, date)
      values (${id}, ${family}, 1, ${type}, 'test', ${title}, 'en', 'CC0-1.0', ${url}, ${id}, ${id}, ${date}, ${date})
      returning key
    ), named as (
      insert into party (document_key, position, role, name)
      select key, position, role, name from stored,
        json_to_recordset(${named}::json) as item (role text, name text, position int)
    )
    insert into document_version (document_key, version, title, text, sha256, parts)
    select key, 1, ${title}, ${text}, ${id}, ${parts}::jsonb from stored
  `.execute(database.tables());
}

/** A question that was answered, as its rows are when it is finished. */
async function answer(id: string, modules: Readonly<Record<string, unknown>>, body = ''): Promise<void> {
  const db = database.tables();
  const { tenantId } = asker;
  await sql`
    insert into stream (id, tenant_id, owner_id, kind, status)
    values (${`stream-${id}`}, ${tenantId}, 'user-1', 'seek', 'FINISH')
  `.execute(db);
  await sql`
    insert into run (id, kind, tenant_id, owner_id, status, stream_id)
    values (${`question-${id}`}, 'seek', ${tenantId}, 'user-1', 'done', ${`stream-${id}`})
  `.execute(db);
  await sql`
    insert into seek_page (id, tenant_id, owner_id, title) values (${`page-${id}`}, ${tenantId}, 'user-1', ${question})
  `.execute(db);
  await sql`
    insert into seek_question (id, page_id, tenant_id, owner_id, position, input, filters, locale, asked_at)
    values (${`question-${id}`}, ${`page-${id}`}, ${tenantId}, 'user-1', 1, ${question}, '{}', 'en',
      '2026-11-20T10:00:00Z')
  `.execute(db);
  for (const [name, content] of Object.entries(modules)) {
    const written = content === null ? null : JSON.stringify(content);
    await sql`
      insert into seek_module (question_id, name, priority, api_type, status, content, body)
      values (${`question-${id}`}, ${name}, 1, 'http', 'FINISH', ${written}::jsonb, ${name === 'SUMMARY' ? body : null})
    `.execute(db);
  }
}

beforeAll(async () => {
  installation = await withPostgres();
  database = await installation.open();
  for (const document of documents) await store(document);
  await answer(
    '1',
    { SUMMARY: { ...summary, grade: 'partly', gaps: ['its price'] }, REFERENCE: { references } },
    sentences.map(({ text }) => text).join('\n\n'),
  );
  const near = { ...sentences[0], reason: { kind: 'condition', asked: '700 °C', stated: '25 °C' } };
  await answer('2', {
    SUMMARY: { ...summary, sentences: [], values: [], nearest: [near], grade: 'nearest' },
    REFERENCE: { references: [] },
  });
  await answer('3', { SUMMARY: null });
  server = await startSeekServer(database, { engine: scriptedEngine() });
});
afterAll(async () => {
  await server.stop();
  await installation.remove();
});

const client = (options: ReaderOptions = {}) => clientFor(server.address, options);
const file = (format: AnswerFormat, id = '1', options: ReaderOptions = {}): Promise<Blob> =>
  client(options).call(seekCalls.export, { body: { question_id: `question-${id}`, format } });
const textOf = async (format: AnswerFormat, id?: string, options?: ReaderOptions) =>
  Buffer.from(await (await file(format, id, options)).arrayBuffer()).toString();

describe('exported answers', () => {
  it('quote the stored texts in these tests', () => {
    for (const citation of sentences.flatMap(({ citations }) => citations)) {
      expect(quoteMatches(citation, documents.find(({ id }) => id === citation.document)?.text ?? '')).toBe(true);
    }
  });

  it.each(answerFormats)('give %s to the owner, and to nobody who came by a link or from elsewhere', async (format) => {
    expect((await file(format)).size).toBeGreaterThan(100);
    const stranger: TenantScope = { tenantId: 'tenant-2', role: 'member', userId: 'user-2' };
    for (const scope of [reader, stranger])
      await expect(file(format, '1', { scope })).rejects.toMatchObject({ status: 403 });
  });

  it('begin as their formats do', async () => {
    const head = async (format: AnswerFormat) => Buffer.from(await (await file(format)).arrayBuffer()).subarray(0, 4);
    expect((await head('pdf')).toString()).toBe('%PDF');
    expect((await head('docx')).toString('latin1')).toBe('PK\u0003\u0004');
    expect((await head('xlsx')).toString('latin1')).toBe('PK\u0003\u0004');
    expect([...(await head('csv'))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(['md', 'bib', 'ris', 'csv'] as const)('tell in %s how the answer came about', async (format) => {
    const text = (await textOf(format)).replaceAll('\\', '');
    for (const told of ['density of', 'Answered in part', 'its price', 'Extractive engine', '2026-11-20', '162 doc']) {
      expect(text).toContain(told);
    }
  });

  it('write a document with cited sentences, values and sources at their places', async () => {
    const text = await textOf('md');
    expect(text).toContain('# What is the density of "=LFP"?');
    expect(text).toContain('The density is 3.6 g/cm3. \\[1]\n\nAnother source says −3.5. \\[2]');
    expect(text).toMatch(/\| density, LFP \| 3\.6 \\\[1\] \| g\/cm3 \| 25 °C \|/);
    expect(text).toMatch(/1\. Cathode powder.*<https:\/\/patents\.example\/US08926509B2>/);
    expect(text).toContain('“density of 3.6 g/cm3” (\\[0012])');
  });

  it('write the nearest passages, and why each is no answer, where there is no direct one', async () => {
    const text = await textOf('md', '2');
    expect(text).toContain('No direct answer; the nearest passages are quoted');
    expect(text).toContain('The density is 3.6 g/cm3. \\[1]');
    expect(text).toContain('*Stated under other conditions (25 °C), in place of “700 °C”*');
    // Cited without being in the list of references.
    expect(text).toContain('1. Cathode powder');
  });

  it('speak the language of the reader', async () => {
    expect(await textOf('md', '1', { locale: 'jp' })).toContain('一部のみ回答');
    expect(await textOf('md', '1', { locale: 'cn' })).toContain('部分回答');
    expect(await textOf('md', '1', { locale: 'tw' })).toContain('文獻');
  });

  it('write one entry for each source in BibTeX and RIS', async () => {
    const bib = await textOf('bib');
    expect(bib.match(/^@\w+\{[^,]+/gm)).toEqual(['@patent{US08926509B2', '@article{padhi1997olivines']);
    expect(bib).toContain('author = {Hoff, Don G.}');
    expect(bib).toContain('holder = {{Veldt Polymers, Inc.}}');
    expect(bib).toContain('doi = {10.1000/lfp.7}');
    const ris = await textOf('ris');
    expect(ris.match(/^TY {2}- \w+/gm)).toEqual(['TY  - PAT', 'TY  - JOUR']);
    expect(ris).toContain('SN  - US08926509B2');
    expect(ris).toContain('DO  - 10.1000/lfp.7');
    expect(ris).toContain('Quoted: [0012]');
  });

  it('P77: write values with numbers as numbers, the unit beside them, and nothing that runs', async () => {
    const [head = '', first = '', second = ''] = (await textOf('csv')).slice(1).split('\r\n');
    expect(head.split(',').slice(0, 4)).toEqual(['Quantity', 'Subject', 'Value as printed', 'Unit']);
    expect(first).toMatch(
      /^density,LFP,3\.6,g\/cm3,3600,3600,kg\/m3,25 °C,,1,Cathode powder,US08926509B2,\[0012\],3\.6 g\/cm3,https:/,
    );
    expect(second).toMatch(/^'=density,,-3\.5,,,,,,Sources differ,2,Olivines,PMID29768149,Results,'=SUM\(A1\),,/);
  });

  it('keep what stands about an answer in CSV where it has no values', async () => {
    const lines = (await textOf('csv', '2')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('No direct answer');
  });

  it('are refused while nothing of the answer is finished', async () => {
    await expect(file('md', '3')).rejects.toMatchObject({ status: 409 });
    const copied = client().call(seekCalls.copy, { params: { question_id: 'question-3' }, body: {} });
    await expect(copied).rejects.toMatchObject({ status: 409 });
  });
});

describe('copied answers', () => {
  const copied = (id: string, passage?: { document: string; version: number; start: number; end: number }) =>
    client({ scope: asker }).call(seekCalls.copy, {
      params: { question_id: `question-${id}` },
      body: passage ? { passage } : {},
    });

  it('hold numbered sentences and the sources with place and link, as text and as HTML', async () => {
    const { text, html } = await copied('1');
    expect(text).toContain(
      '1. The density is 3.6 g/cm3. [1]\n2. Another source says −3.5. [2] (its sources support it in part)',
    );
    expect(text).toContain(
      '[1] Cathode powder. US08926509B2, v1. https://patents.example/US08926509B2\n    [0012]: “density of 3.6 g/cm3”',
    );
    expect(html).toContain('<ol><li>The density is 3.6 g/cm3. [1]</li>');
    expect(html).toContain('<a href="https://patents.example/US08926509B2">');
    expect(html).toContain('What is the density of &quot;=LFP&quot;?');
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//x.example',
  ])('P77: hold no link to %s, whatever the document says, and name it as text', async (url) => {
    const id = createHash('sha256').update(url).digest('hex').slice(0, 8);
    const unsafe = references.map((reference) => ({ ...reference, url }));
    await answer(id, { SUMMARY: { ...summary, grade: 'full', gaps: [] }, REFERENCE: { references: unsafe } });
    const { text, html } = await copied(id);
    expect(html).not.toMatch(/href/i);
    expect(html).toContain(`v1. ${url}<ul>`);
    expect(text).toContain(`v1. ${url}\n`);
  });

  it('hold the sentences that cite one passage, with that source alone', async () => {
    const { quote: _, ...passage } = cite(patent, 'density of 3.6 g/cm3');
    const { text } = await copied('1', passage);
    expect(text).toMatch(/^The density is 3\.6 g\/cm3\. \[1\]\n\nSources\n\[1\] Cathode powder/);
    expect(text).not.toContain('Olivines');
  });

  it('hold the value that stands at a passage', async () => {
    const { quote: _, ...passage } = cite(paper, '=SUM(A1)');
    expect((await copied('1', passage)).text).toMatch(/^=density\t−3\.5 \[2\]/);
  });

  it('are not there for a passage that nothing cites', async () => {
    const nowhere = copied('1', { document: 'US08926509B2', version: 1, start: 0, end: 3 });
    await expect(nowhere).rejects.toMatchObject({ status: 404 });
  });

  it('hold the nearest passages where there is no direct answer', async () => {
    expect((await copied('2')).text).toContain('1. The density is 3.6 g/cm3. [1] (Stated under other conditions');
  });
});
