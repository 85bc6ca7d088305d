import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFixtures, itemsOf, onlyPublication, publicationsOf, readFixture } from './testing/fixtures.ts';
import { grantXml, greenbookRecord, opsXml, papXml, patdocXml, pubmedXml } from './testing/records.ts';

describe('a patent without a title', () => {
  it.each([
    [
      'XML v4',
      grantXml('08000001').replace(/<invention-title[\s\S]*<\/invention-title>/, '<invention-title/>'),
      'US08000001B2',
    ],
    [
      'PATDOC',
      patdocXml.replace(/<B540>[\s\S]*<\/B540>/, '<B540><STEXT><PDAT> </PDAT></STEXT></B540>'),
      'US06300000B1',
    ],
    ['PAP', papXml.replace(/<title-of-invention>[\s\S]*<\/title-of-invention>/, ''), 'US20020012345A1'],
    ['the Green Book', greenbookRecord.replace(/TTL .*/, 'TTL  '), 'US04234567A'],
  ])('of %s is reported, and nothing is stored under an empty name', async (_, text, id) => {
    expect(await itemsOf(text)).toMatchObject([{ problem: { code: 'empty', reason: 'untitled', values: { id } } }]);
  });

  it('ends nothing: the next one is read', async () => {
    const items = await itemsOf(
      grantXml('08000001').replace('Cathode with CO<sub>2</sub> getter', '') + grantXml('08000002'),
    );
    expect(items).toMatchObject([{ problem: { reason: 'untitled' } }, { publication: { id: 'US08000002B2' } }]);
  });

  it('of OPS is reported when an empty title and an empty abstract are all there is', async () => {
    const text = opsXml.biblio
      .replace(/<invention-title.*<\/invention-title>/, '<invention-title lang="en"> </invention-title>')
      .replace(/<abstract[\s\S]*<\/abstract>/, '<abstract lang="en"><p/></abstract>');
    expect(await itemsOf(text)).toMatchObject([{ problem: { reason: 'noTitle' } }]);
  });
});

describe('classes', () => {
  const cpcOf = async (cpc: string) =>
    (
      await onlyPublication(
        opsXml.biblio.replace(/<patent-classification sequence="1">[\s\S]*<\/patent-classification>/, cpc),
      )
    ).classes.filter(({ scheme }) => scheme === 'cpc');
  const scheme = '<classification-scheme office="EP" scheme="CPCI"/>';

  it('reads a CPC symbol that DOCDB prints as one text', async () => {
    expect(
      await cpcOf(
        `<patent-classification sequence="1">${scheme}<classification-symbol>H01M   4/5825</classification-symbol></patent-classification>`,
      ),
    ).toEqual([{ scheme: 'cpc', code: 'H01M 4/5825', first: true }]);
  });

  it('leaves an empty CPC class out, and the next one is the first', async () => {
    expect(
      await cpcOf(
        `<patent-classification sequence="1">${scheme}</patent-classification><patent-classification sequence="2">${scheme}<section>Y</section><class>02</class><subclass>E</subclass><main-group>60</main-group><subgroup>10</subgroup></patent-classification>`,
      ),
    ).toEqual([{ scheme: 'cpc', code: 'Y02E 60/10', first: true }]);
  });

  it('of no importer are blank or half a symbol, whatever part of it is missing', async () => {
    const parts = ['section', 'class', 'subclass', 'main-group', 'subgroup'];
    await fc.assert(
      fc.asyncProperty(fc.subarray(parts), fc.constantFrom('grant', 'ops'), async (missing, kind) => {
        let text = kind === 'grant' ? grantXml('08000001') : opsXml.biblio;
        for (const part of missing) text = text.replace(new RegExp(`<${part}>[^<]*</${part}>`, 'g'), `<${part}/>`);
        for (const { scheme: name, code } of (await onlyPublication(text)).classes.filter(
          ({ scheme: known }) => known === 'cpc' || known === 'ipc',
        ))
          expect(code, name).toMatch(/^[A-HY]\d{2}[A-Z](?: \d{1,4}\/\d{2,})?$/);
      }),
      { numRuns: 60 },
    );
  });

  it('of PAP and the Green Book are none where the field is empty', async () => {
    const pap = papXml
      .replace('<ipc>H01M004/58</ipc>', '<ipc></ipc>')
      .replace('<class>429</class><subclass>221000</subclass>', '<class/><subclass/>');
    expect((await onlyPublication(pap)).classes).toEqual([]);
    const greenbook = greenbookRecord.replace('OCL  429218', 'OCL').replace('ICL  H01M  438', 'ICL');
    expect((await onlyPublication(greenbook, 'pftaps.txt')).classes).toEqual([{ scheme: 'uspc', code: '429/52' }]);
  });

  it.skipIf(!hasFixtures)('of real inputs are none of them blank', async () => {
    for (const name of ['epo/ep1000000_biblio_result.xml', 'epo/biblio_example.xml', 'epo/biblio_example_2.xml']) {
      for (const item of await readFixture(name)) {
        if (!('publication' in item)) continue;
        for (const { scheme: of, code } of item.publication.classes)
          if (of === 'cpc' || of === 'ipc') expect(code).toMatch(/^[A-HY]\d{2}[A-Z] \d{1,4}\/\d{2,}$/);
      }
    }
  });
});

describe('several patents in one file', () => {
  /** The SGML of 2001: no declarations, each document begins with its document type and the entities of its own. */
  const gazette = (numbers: readonly string[], entities = 1) =>
    numbers
      .map((number) =>
        patdocXml
          .replace(/^<\?xml.*\n/, '')
          .replace('α', '')
          .replace('06300000</PDAT></DNUM></B110>', `${number}</PDAT></DNUM></B110>`)
          .replace(
            '<!ENTITY',
            `<!ENTITY own "title of ${number}">\n${'<!ENTITY x SYSTEM "x" NDATA TIF>\n'.repeat(entities)}<!ENTITY`,
          )
          .replace('&agr;-alumina', '&own;'),
      )
      .join('');

  it('are parted at their document types, each with its own entities', async () => {
    const numbers = ['06300001', '06300002', '06300003'];
    const found = await publicationsOf(gazette(numbers), 'pg011009.sgm');
    expect(found.map(({ id, title }) => [id, title])).toEqual(
      numbers.map((number) => [`US${number}B1`, `Fuel cell with title of ${number}`]),
    );
  });

  it('keep their entities however long the lists before them are', async () => {
    const found = await publicationsOf(gazette(['06300001', '06300002', '06300003'], 5000), 'pg011009.sgm');
    expect(found.map(({ title }) => title.slice(-8))).toEqual(['06300001', '06300002', '06300003']);
  });

  it('are found under one root that no importer knows', async () => {
    const body = (number: string) => grantXml(number).replace(/^[\s\S]*?(?=<us-patent-grant)/, '');
    const found = await publicationsOf(
      `<?xml version="1.0"?><gazette>${body('08000001')}${body('08000002')}</gazette>`,
    );
    expect(found.map(({ id }) => id)).toEqual(['US08000001B2', 'US08000002B2']);
  });

  it('of several kinds are each read by their own importer', async () => {
    const found = await publicationsOf(`${grantXml('08000001')}${papXml}${gazette(['06300001'])}`);
    expect(found.map(({ source }) => source)).toEqual(['uspto-xml', 'pap', 'patdoc']);
  });

  it('hide none that cannot be read', async () => {
    const unknown = '<!DOCTYPE design-notice SYSTEM "n.dtd"><design-notice><number>1</number></design-notice>';
    expect(await itemsOf(`${gazette(['06300001'])}${unknown}${gazette(['06300002'])}`)).toMatchObject([
      { publication: { id: 'US06300001B1' } },
      { problem: { reason: 'unknownElement', values: { element: 'design-notice' } } },
      { publication: { id: 'US06300002B1' } },
    ]);
    const book = pubmedXml.replace(
      '<PubmedArticle>',
      '<PubmedBookArticle><BookDocument><PMID>7</PMID></BookDocument></PubmedBookArticle><PubmedArticle>',
    );
    expect(await itemsOf(book)).toMatchObject([
      { problem: { reason: 'unknownElement', values: { element: 'PubmedBookArticle' } } },
      { publication: { id: 'PMID1001' } },
      { publication: { id: 'PMID1002' } },
    ]);
  });

  it('are the same whatever the chunks', async () => {
    const text = gazette(['06300001', '06300002']) + grantXml('08000001');
    const whole = await itemsOf(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 }), async (lengths) => {
        expect(await itemsOf(text, 'file.xml', lengths)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });
});
