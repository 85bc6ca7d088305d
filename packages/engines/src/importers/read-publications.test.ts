import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { layOut } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { fixturePath, hasFixtures, itemsOf, onlyPublication, publicationsOf, readFixture } from './testing/fixtures.ts';
import {
  grantXml,
  greenbookRecord,
  jatsXml,
  openAlexWork,
  opsXml,
  papXml,
  patdocXml,
  pubmedXml,
} from './testing/records.ts';

describe('USPTO XML v4', () => {
  it('reads bibliography, paragraphs, table and claims of a grant', async () => {
    const grant = await onlyPublication(grantXml('08000001'));
    expect(grant).toMatchObject({
      id: 'US08000001B2',
      familyId: 'US-application-13000001',
      sourceType: 'patent',
      source: 'uspto-xml',
      title: 'Cathode with CO₂ getter',
      language: 'en',
      dates: { publication: '2015-01-06', filing: '2012-06-05', priority: '2011-07-04' },
      parties: [
        { role: 'inventor', name: 'Jane Doe', country: 'JP' },
        { role: 'assignee', name: 'Example & Co.', country: 'JP' },
      ],
      references: [
        { kind: 'patent', identifier: 'US5910382A', category: 'examiner' },
        { kind: 'literature', identifier: 'A journal, vol. 1.', category: 'applicant' },
      ],
      url: 'https://patents.google.com/patent/US8000001B2/en',
    });
    expect(grant.classes).toEqual([
      { scheme: 'cpc', code: 'H01M 4/5825', first: true },
      { scheme: 'cpc', code: 'Y02E 60/10' },
      { scheme: 'ipc', code: 'H01M 4/58', first: true },
      { scheme: 'uspc', code: '429/221', first: true },
      { scheme: 'uspc', code: '429/52' },
    ]);
    expect(grant.paragraphs).toEqual([
      { kind: 'abstract', text: 'The capacity is 1.5×10⁻³ mol/L.' },
      { kind: 'heading', text: 'BACKGROUND' },
      { kind: 'paragraph', text: 'A cell holds an electrolyte.', label: '[0001]', section: 'BACKGROUND' },
      { kind: 'paragraph', text: 'The values are listed.', label: '[0002]', section: 'BACKGROUND' },
      { kind: 'table', text: 'Sample | Capacity (mAh/g)\nA | 147\nB | 152', label: '[0002]', section: 'BACKGROUND' },
      { kind: 'paragraph', text: 'Sample B is better.', label: '[0002]', section: 'BACKGROUND' },
    ]);
    expect(grant.claims).toEqual([
      { number: 1, text: 'A cathode comprising:\nan active material; and\na getter.', dependsOn: [] },
      { number: 2, text: 'The cathode of claim 1, wherein the getter is 10 µm thick.', dependsOn: [1] },
      { number: 3, text: 'A battery with the cathode of any one of claims 1 to 2.', dependsOn: [1, 2] },
    ]);
  });

  it('reports a record that cannot be identified', async () => {
    const [item] = await itemsOf(grantXml('08000001').replaceAll('publication-reference', 'other'));
    expect(item).toMatchObject({ problem: { code: 'malformed' } });
  });
});

it('reads Green Book records one after another, file header or not', async () => {
  const second = greenbookRecord.replace('042345677', '042345685');
  const [first, next] = await publicationsOf(
    `HHHHHT  tape label\n${greenbookRecord}${second}`,
    'pftaps19801118_wk47.txt',
  );
  expect(first).toMatchObject({
    id: 'US04234567A',
    source: 'greenbook',
    title: 'Sintered anode',
    dates: { publication: '1980-11-18', filing: '1979-03-01', priority: '1978-03-02' },
    parties: [
      { role: 'inventor', name: 'Jane Doe', country: 'JP' },
      { role: 'assignee', name: 'Example Works', country: 'JP' },
    ],
    classes: [
      { scheme: 'uspc', code: '429/218', first: true },
      { scheme: 'uspc', code: '429/52' },
      { scheme: 'ipc', code: 'H01M 4/38', first: true },
    ],
    references: [
      { kind: 'patent', identifier: 'US3518629' },
      { kind: 'patent', identifier: 'DE2345678' },
      { kind: 'literature', identifier: 'A journal, vol. 1.' },
    ],
  });
  expect(first?.paragraphs).toEqual([
    { kind: 'abstract', text: 'An anode is sintered at 850° C. for 2 h in 10⁻³ Torr; H₂O is kept out.' },
    { kind: 'heading', text: 'BACKGROUND' },
    {
      kind: 'paragraph',
      text: 'The anode has a porosity of 35±2% and a particle size of 5 µm.',
      section: 'BACKGROUND',
    },
    { kind: 'table', text: 'TABLE 1\nSample | Capacity\nA | 147', section: 'BACKGROUND' },
  ]);
  expect(first?.claims).toEqual([
    { number: 1, text: 'An anode comprising:\na. sintered particles; and\nb. a collector.', dependsOn: [] },
    { number: 2, text: 'The anode according to claim 1 wherein the particles are 5 µm.', dependsOn: [1] },
  ]);
  expect(next?.id).toBe('US04234568A');
});

it('reads PATDOC, loose SGML included', async () => {
  const grant = await onlyPublication(patdocXml);
  expect(grant).toMatchObject({
    id: 'US06300000B1',
    title: 'Fuel cell with α-alumina',
    dates: { publication: '2001-10-09', filing: '1999-06-15', priority: '1998-07-01' },
    parties: [{ role: 'inventor', name: 'Jane Doe', country: 'US' }],
    classes: [
      { scheme: 'ipc', code: 'H01M 8/04', first: true },
      { scheme: 'uspc', code: '429/17', first: true },
    ],
    references: [
      { kind: 'patent', identifier: 'US5330727A', category: 'examiner' },
      { kind: 'literature', identifier: 'A journal.', category: 'other' },
    ],
    claims: [
      { number: 1, text: 'A cell comprising:\na membrane.', dependsOn: [] },
      { number: 2, text: 'The cell of claim 1, being flat.', dependsOn: [1] },
    ],
  });
  expect(grant.paragraphs.map(({ text }) => text)).toEqual([
    'Operates at 80° C. and 10⁵ Pa.',
    'FIELD',
    'Cells ‘stack’ well.',
  ]);
});

it('reads PAP applications', async () => {
  const application = await onlyPublication(papXml);
  expect(application).toMatchObject({
    id: 'US20020012345A1',
    title: 'Binder for electrodes',
    dates: { publication: '2002-01-31', filing: '2001-03-07', priority: '2000-03-08' },
    classes: [
      { scheme: 'ipc', code: 'H01M 4/58', first: true },
      { scheme: 'uspc', code: '429/221', first: true },
    ],
    claims: [
      { number: 1, text: 'A binder with:\na polymer.', dependsOn: [] },
      { number: 2, text: 'The binder of claim 1, being dry.', dependsOn: [1] },
    ],
  });
  expect(application.paragraphs).toEqual([
    { kind: 'abstract', text: 'A binder holds 5 wt% of LiFePO₄.' },
    { kind: 'heading', text: 'FIELD' },
    { kind: 'paragraph', text: 'Binders are polymers.', label: '[0001]', section: 'FIELD' },
  ]);
});

describe('EPO OPS', () => {
  it('reads bibliography and abstract with family and search report', async () => {
    expect(await onlyPublication(opsXml.biblio)).toMatchObject({
      id: 'EP1234567A1',
      familyId: 'DOCDB-777',
      title: 'Cathode',
      dates: { publication: '2002-08-28', filing: '2001-02-21' },
      parties: [{ role: 'applicant', name: 'EXAMPLE AG', country: 'DE' }],
      classes: [
        { scheme: 'cpc', code: 'H01M 4/5825', first: true },
        { scheme: 'ipc', code: 'H01M 4/58', first: true },
      ],
      references: [{ kind: 'patent', identifier: 'US5910382A', category: 'X' }],
      paragraphs: [{ kind: 'abstract', text: 'A cathode (1) holds iron.' }],
      isFragment: true,
    });
  });

  it('reads claims and description of the same publication', async () => {
    expect((await onlyPublication(opsXml.claims)).claims.map(({ dependsOn }) => dependsOn)).toEqual([[], [1], [1, 2]]);
    expect((await onlyPublication(opsXml.description)).paragraphs).toEqual([
      { kind: 'paragraph', text: 'The invention relates to cathodes.', label: '[0001]' },
      { kind: 'paragraph', text: 'They last long.', label: '[0002]' },
    ]);
    expect(await onlyPublication(opsXml.family)).toMatchObject({ id: 'US7000001B2', familyId: 'DOCDB-888' });
  });
});

it('reads PubMed records with structured abstracts', async () => {
  const [first, second] = await publicationsOf(pubmedXml);
  expect(first).toMatchObject({
    id: 'PMID1001',
    familyId: 'doi:10.1000/a.1',
    sourceType: 'paper',
    title: 'Inhaled powder of 5 μm',
    dates: { publication: '2018-05-01' },
    parties: [
      { role: 'author', name: 'Jane Doe' },
      { role: 'author', name: 'The Group' },
    ],
    classes: [{ scheme: 'mesh', code: 'Asthma', first: true }],
    paragraphs: [
      { kind: 'abstract', text: 'We used H₂O.', section: 'METHODS' },
      { kind: 'abstract', text: 'The dose fell.', section: 'RESULTS' },
    ],
  });
  expect(second).toMatchObject({
    id: 'PMID1002',
    title: 'A second one',
    language: 'de',
    dates: { publication: '1998-12-01' },
  });
});

it('reads a JATS article by section, with tables, references and licence', async () => {
  const article = await onlyPublication(jatsXml, 'b2.nxml');
  expect(article).toMatchObject({
    id: 'PMC2002',
    familyId: 'doi:10.1000/b.2',
    title: 'Ageing of cells',
    dates: { publication: '2020-02-03' },
    parties: [{ role: 'author', name: 'Jane Doe' }],
    references: [{ kind: 'literature', identifier: '10.1000/c.3' }],
    licence: 'CC-BY-4.0',
  });
  expect(article.paragraphs).toEqual([
    { kind: 'abstract', text: 'To age cells.', section: 'Aim' },
    { kind: 'heading', text: 'Methods' },
    { kind: 'paragraph', text: 'Cells rested at 45 °C (1).', section: 'Methods' },
    { kind: 'heading', text: 'Cycling' },
    { kind: 'paragraph', text: 'At 1C.', section: 'Cycling' },
    { kind: 'caption', text: 'Loss.', label: 'Table 1', section: 'Cycling' },
    { kind: 'table', text: 'Cell | Loss (%)\nA | 4.1', label: 'Table 1', section: 'Cycling' },
  ]);
});

describe('OpenAlex', () => {
  const json = JSON.stringify(openAlexWork);

  it('rebuilds the abstract from its inverted index', async () => {
    expect(await onlyPublication(json, 'works.jsonl')).toMatchObject({
      id: 'W42',
      familyId: 'doi:10.1000/d.4',
      title: 'Sodium cells',
      dates: { publication: '2021-03-04' },
      parties: [{ role: 'author', name: 'Jane Doe', country: 'JP' }],
      paragraphs: [{ kind: 'abstract', text: 'Sodium cells are cheap cells' }],
      references: [{ kind: 'literature', identifier: 'W7' }],
      licence: 'cc-by',
    });
  });

  it.each([
    ['lines', `${json}\n${json.replace('W42', 'W43')}\n`],
    ['an array', `[${json}, ${json.replace('W42', 'W43')}]`],
    ['a page of results', `{"meta":{"count":2},"results":[${json},${json.replace('W42', 'W43')}],"group_by":[]}`],
  ])('reads %s in any chunks', async (_, text) => {
    for (const length of [1, 7, 100, 10_000]) {
      const items = await itemsOf(text, 'works.json', [length]);
      expect(items.map((item) => ('publication' in item ? item.publication.id : item.problem))).toEqual(['W42', 'W43']);
    }
  });

  it('reports a broken line and goes on', async () => {
    const items = await itemsOf(
      `${json}\n{"id": "https://openalex.org/W1", \n${json.replace('W42', 'W43')}`,
      'works.jsonl',
    );
    expect(items.map((item) => ('publication' in item ? item.publication.id : item.problem.code))).toEqual([
      'W42',
      'malformed',
      'W43',
    ]);
  });
});

it('reads plain JSON records with title and abstract', async () => {
  const records = [
    { id: 'US-2025054975-A1', title: 'Cell', abstract: 'A cell.', assignee: null, filing_date: '2024-10-31' },
    { doi: '10.1000/E.5', title: 'Paper', authors: ['Jane Doe'], date: '2020-01-02' },
    { title: 'Without a number' },
  ];
  const items = await itemsOf(JSON.stringify(records, null, 2), 'abstracts.json');
  expect(items).toMatchObject([
    { publication: { id: 'US2025054975A1', sourceType: 'patent', dates: { filing: '2024-10-31' } } },
    { publication: { id: 'doi:10.1000/e.5', sourceType: 'paper', parties: [{ role: 'author', name: 'Jane Doe' }] } },
    { problem: { code: 'malformed' } },
  ]);
});

it('does not take other JSON for text', async () => {
  expect(await itemsOf('{"settings": [1, 2]}', 'a.json')).toMatchObject([{ problem: { code: 'unknownFormat' } }]);
});

it('names each record by the hash of what stands in its source', async () => {
  const text = grantXml('08000001') + grantXml('08000002');
  const items = await itemsOf(text);
  for (const item of items) {
    const raw = Buffer.from(text).subarray(item.position.offset, item.position.end);
    expect('sha256' in item && item.sha256).toBe(createHash('sha256').update(raw).digest('hex'));
  }
});

describe('Markdown and text', () => {
  const note =
    '---\nid: note:example\ntitle: An example\nlanguage: zh-Hant\ntopic: batteries\nsubjects: [LFP, "a, b"]\ndate: 2026-11-21\n---\n\nFirst *paragraph*\nof two lines.\n\n## Values\n\n| Sample | Capacity |\n|---|---|\n| **A** | 147 |\n\n- one\n- two\n';

  it('reads a note with its front matter, headings and tables', async () => {
    expect(await onlyPublication(note, 'example.md')).toEqual({
      id: 'note:example',
      familyId: 'note:example',
      sourceType: 'note',
      source: 'assay-starter',
      title: 'An example',
      language: 'zh-Hant',
      dates: { publication: '2026-11-21' },
      parties: [],
      classes: [
        { scheme: 'subject', code: 'batteries', first: true },
        { scheme: 'subject', code: 'LFP' },
        { scheme: 'subject', code: 'a, b' },
      ],
      references: [],
      claims: [],
      paragraphs: [
        { kind: 'paragraph', text: 'First paragraph of two lines.' },
        { kind: 'heading', text: 'Values' },
        { kind: 'table', text: 'Sample | Capacity\nA | 147', section: 'Values' },
        { kind: 'paragraph', text: 'one\ntwo', section: 'Values' },
      ],
      licence: 'Apache-2.0',
    });
  });

  it('joins wrapped lines of Chinese and Japanese without a blank', async () => {
    expect((await onlyPublication('# 題\n\n電解質は\n液体である。', 'a.md')).paragraphs[0]?.text).toBe(
      '電解質は液体である。',
    );
  });

  it.each([
    ['ja', '電解質はリチウム塩を含む液体である。'],
    ['zh-Hans', '电解质为含锂盐的液体，应在干燥条件下测试。'],
    ['zh-Hant', '電解質為含鋰鹽的液體，應在乾燥條件下測試。'],
    ['en', 'The electrolyte is a liquid.'],
  ])('finds the language %s', async (language, text) => {
    expect((await onlyPublication(text, 'a.txt')).language).toBe(language);
  });

  it('joins words parted at the end of a line', async () => {
    const { title, paragraphs } = await onlyPublication(
      'Separator ageing\n\nThe sepa-\nrator shrinks\nat 130 °C.\n',
      'a.txt',
    );
    expect([title, paragraphs[0]?.text]).toEqual(['Separator ageing', 'The separator shrinks at 130 °C.']);
  });

  it('gives the same file the same identity under any name', async () => {
    const [one, other] = [await onlyPublication('Some text.', 'a.txt'), await onlyPublication('Some text.', 'b.txt')];
    expect(one.id).toBe(other.id);
  });

  it('reads text in an old code page and in UTF-16', async () => {
    expect((await onlyPublication(Buffer.from('caf\u00e9 at 5 \u00b0C.', 'latin1'), 'a.txt')).paragraphs[0]?.text).toBe(
      'café at 5 °C.',
    );
    expect((await onlyPublication(Buffer.from('\ufeffcafé.', 'utf16le'), 'a.txt')).paragraphs[0]?.text).toBe('café.');
  });

  it('reports bytes that are no text', async () => {
    expect((await itemsOf(Buffer.from([1, 2, 3, 0, 255, 0, 7]), 'a.bin'))[0]).toMatchObject({
      problem: { code: 'unknownFormat' },
    });
  });
});

it('finds the format by content, whatever the name', async () => {
  for (const text of [grantXml('08000001'), greenbookRecord, patdocXml, papXml, opsXml.biblio, pubmedXml, jatsXml]) {
    const [item] = await itemsOf(text, 'data.bin');
    expect(item).toHaveProperty('publication');
  }
});

describe.skipIf(!hasFixtures)('real inputs', () => {
  it('every document is read, and what is none is named', async () => {
    const found: Record<string, number> = {};
    for (const folder of ['uspto', 'epo', 'pubmed']) {
      for (const name of await readdir(fixturePath(folder))) {
        for (const item of await readFixture(`${folder}/${name}`)) {
          const key = 'publication' in item ? item.publication.source : item.problem.code;
          found[key] = (found[key] ?? 0) + 1;
          if (!('publication' in item) || item.publication.isFragment === true) continue;
          const { text, parts } = layOut(item.publication);
          expect(item.publication.title).not.toBe('');
          expect(item.publication.dates.publication ?? item.publication.dates.filing).toMatch(/^\d{4}-\d\d-\d\d$/);
          for (const { start, end } of parts) expect(text.slice(start, end).trim()).not.toBe('');
          expect(text).not.toMatch(/<\/?(?:sub|sup|b|claim-ref|PDAT)>|&[a-z]+;/);
        }
      }
    }
    expect(found).toEqual({
      'uspto-xml': 6,
      patdoc: 2,
      pap: 2,
      greenbook: 1,
      abstracts: 100,
      'epo-ops': 14,
      pubmed: 1,
      jats: 1,
      unknownRecord: 3,
      empty: 1,
    });
  });

  it('claims have the number that the office states', async () => {
    const counts = {
      'xml2014__US08926509.xml': 31,
      'xml2006__US07272630B2.xml': 17,
      'sgml__US06336130.xml': 22,
      'greenbook__US03932709.greenbook': 17,
      'pap__US20010000044A1.xml': 21,
    };
    for (const [name, count] of Object.entries(counts)) {
      const [item] = await readFixture(`uspto/${name}`);
      expect(item !== undefined && 'publication' in item && item.publication.claims.length).toBe(count);
    }
  });
});
