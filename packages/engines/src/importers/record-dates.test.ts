import { describe, expect, it } from 'vitest';
import { hasFixtures, onlyPublication, readFixture } from './testing/fixtures.ts';
import { grantXml, greenbookRecord, jatsXml, openAlexWork, papXml, patdocXml, pubmedXml } from './testing/records.ts';

describe('JATS', () => {
  const datesOf = async (dates: string) =>
    (await onlyPublication(jatsXml.replace(/<pub-date[\s\S]*<\/pub-date>/, dates), 'a.nxml')).dates;

  it.each([
    [
      'the day of the electronic version before the year of its volume',
      '<pub-date pub-type="collection"><year>2010</year></pub-date><pub-date pub-type="epub"><day>17</day><month>8</month><year>2010</year></pub-date>',
      { publication: '2010-08-17' },
    ],
    [
      'the month by name',
      '<pub-date pub-type="epub"><day>17</day><month>August</month><year>2010</year></pub-date>',
      { publication: '2010-08-17' },
    ],
    [
      'the electronic version before a print year that holds it',
      '<pub-date pub-type="ppub"><year>2010</year></pub-date><pub-date pub-type="epub"><month>08</month><year>2010</year></pub-date>',
      { publication: '2010-08-01', precision: { publication: 'month' } },
    ],
    [
      'print when it came first',
      '<pub-date date-type="pub" publication-format="electronic"><day>1</day><month>3</month><year>2011</year></pub-date><pub-date date-type="pub" publication-format="print"><month>12</month><year>2010</year></pub-date>',
      { publication: '2010-12-01', precision: { publication: 'month' } },
    ],
    [
      'the season of an issue',
      '<pub-date pub-type="ppub"><season>Fall</season><year>2003</year></pub-date>',
      { publication: '2003-10-01', precision: { publication: 'season' } },
    ],
    [
      'the volume before the release in PMC after an embargo',
      '<pub-date pub-type="pmc-release"><day>1</day><month>8</month><year>2011</year></pub-date><pub-date pub-type="collection"><year>2010</year></pub-date>',
      { publication: '2010-01-01', precision: { publication: 'year' } },
    ],
    [
      'no date of a manuscript, a correction or a retraction',
      '<pub-date pub-type="nihms-submitted"><day>2</day><month>1</month><year>2009</year></pub-date><pub-date pub-type="epub"><day>3</day><month>2</month><year>2010</year></pub-date><pub-date date-type="retracted"><day>1</day><month>1</month><year>2009</year></pub-date>',
      { publication: '2010-02-03' },
    ],
    [
      'a date that is printed as a text',
      '<pub-date date-type="pub"><string-date>17 August 2010</string-date></pub-date>',
      { publication: '2010-08-17' },
    ],
    [
      'ISO 8601 beside parts that say less',
      '<pub-date date-type="pub" iso-8601-date="2010-08-17"><year>2010</year></pub-date>',
      { publication: '2010-08-17' },
    ],
  ])('takes %s', async (_, dates, expected) => {
    expect(await datesOf(dates)).toEqual(expected);
  });
});

describe('PubMed', () => {
  const datesOf = async (issue: string, electronic = '') =>
    (
      await onlyPublication(
        pubmedXml
          .replace(/<PubmedArticle><MedlineCitation><PMID Version="1">1002[\s\S]*?<\/PubmedArticle>/, '')
          .replace(/<PubDate>[\s\S]*?<\/PubDate>/, `<PubDate>${issue}</PubDate>`)
          .replace('</ArticleTitle>', `</ArticleTitle>${electronic}`),
      )
    ).dates;
  const epub = (year: number, month: string, day: number) =>
    `<ArticleDate DateType="Electronic"><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></ArticleDate>`;

  it('takes the electronic date when the issue names only its year', async () => {
    expect(await datesOf('<Year>2010</Year>', epub(2010, '08', 17))).toEqual({ publication: '2010-08-17' });
  });

  it('takes the electronic date when it came before the issue', async () => {
    expect(await datesOf('<Year>2011</Year><Month>Jan</Month>', epub(2010, '08', 17))).toEqual({
      publication: '2010-08-17',
    });
  });

  it.each([
    ['<MedlineDate>2000 Spring</MedlineDate>', '2000-04-01', 'season'],
    ['<MedlineDate>1975-1976</MedlineDate>', '1975-01-01', 'year'],
    ['<Year>2000</Year><Season>Winter</Season>', '2000-01-01', 'season'],
    ['<Year>2018</Year><Month>May</Month>', '2018-05-01', 'month'],
  ])('says how precise %s is', async (issue, publication, precision) => {
    expect(await datesOf(issue)).toEqual({ publication, precision: { publication: precision } });
  });
});

it('says so when OpenAlex or a plain record knows the year alone', async () => {
  const { publication_date: _, ...work } = openAlexWork;
  expect((await onlyPublication(JSON.stringify({ ...work, publication_year: 2021 }), 'w.jsonl')).dates).toEqual({
    publication: '2021-01-01',
    precision: { publication: 'year' },
  });
  const record = { id: 'EP1234567A1', title: 'Cell', publication_date: 20_020_828, priority_date: 0 };
  expect((await onlyPublication(JSON.stringify([record]), 'a.json')).dates).toEqual({ publication: '2002-08-28' });
});

describe('priority', () => {
  const documentId = (date: string) =>
    `<document-id><doc-number>1</doc-number><document-date>${date}</document-date></document-id>`;
  const parent = (date: string) =>
    `<parent-child><child>${documentId('20010307')}</child><parent>${documentId(date)}</parent><parent-status>PENDING</parent-status></parent-child>`;

  it.each([
    ['a provisional', `<non-provisional-of-provisional>${documentId('19991026')}</non-provisional-of-provisional>`],
    [
      'a continuation in part of a division',
      `<division-of>${parent('19991102')}</division-of><continuations><continuation-in-part-of>${parent('19991026')}</continuation-in-part-of></continuations>`,
    ],
    ['an international application', `<a-371-of-international>${parent('19991026')}</a-371-of-international>`],
    [
      'the international application of a parent',
      `<continuations><continuation-of>${parent('20000601')}<parent-pct>${documentId('19991026')}</parent-pct></continuation-of></continuations>`,
    ],
  ])('comes from %s in a PAP application', async (_, continuity) => {
    const text = papXml.replace('<inventors>', `<continuity-data>${continuity}</continuity-data><inventors>`);
    expect((await onlyPublication(text)).dates.priority).toBe('1999-10-26');
  });

  it('is the earliest of several foreign ones', async () => {
    const more = (date: string) =>
      `<foreign-priority-data><priority-application-number><doc-number>2</doc-number></priority-application-number><filing-date>${date}</filing-date><country-code>JP</country-code></foreign-priority-data>`;
    const text = papXml.replace(
      '<technical-information>',
      `${more('19991026')}${more('19991201')}<technical-information>`,
    );
    expect((await onlyPublication(text)).dates.priority).toBe('1999-10-26');
  });

  it('is that of the prior publication nowhere', async () => {
    const text = papXml.replace(
      '<inventors>',
      `<prior-publication>${documentId('19991026')}</prior-publication><inventors>`,
    );
    expect((await onlyPublication(text)).dates.priority).toBe('2000-03-08');
  });

  const related = (body: string) =>
    grantXml('08000001').replace(
      '<us-parties>',
      `<us-related-documents>${body}<related-publication><document-id><country>US</country><doc-number>1</doc-number><date>20010101</date></document-id></related-publication></us-related-documents><us-parties>`,
    );
  const ids = (date: string) =>
    `<document-id><country>US</country><doc-number>1</doc-number><date>${date}</date></document-id>`;

  it.each([
    [
      'a continuation',
      `<continuation><relation><parent-doc>${ids('20091026')}</parent-doc><child-doc>${ids('20080101')}</child-doc></relation></continuation>`,
    ],
    ['a division', `<division><relation><parent-doc>${ids('20091026')}</parent-doc></relation></division>`],
    ['a provisional', `<us-provisional-application>${ids('20091026')}</us-provisional-application>`],
  ])('comes from %s in XML v4', async (_, body) => {
    expect((await onlyPublication(related(body))).dates.priority).toBe('2009-10-26');
  });

  it('comes from the international application in XML v4', async () => {
    const text = grantXml('08000001').replace(
      '<us-parties>',
      `<pct-or-regional-filing-data>${ids('20101026')}</pct-or-regional-filing-data><us-parties>`,
    );
    expect((await onlyPublication(text)).dates.priority).toBe('2010-10-26');
  });

  it('comes from provisionals and parents in PATDOC', async () => {
    const text = (body: string) => patdocXml.replace('<B700>', `<B600>${body}</B600><B700>`);
    const doc = '<DOC><DNUM><PDAT>60/1</PDAT></DNUM><DATE><PDAT>19971026</PDAT></DATE></DOC>';
    expect((await onlyPublication(text(`<B680US>${doc}</B680US>`))).dates.priority).toBe('1997-10-26');
    expect(
      (await onlyPublication(text(`<B630><B631><PARENT-US><PDOC>${doc}</PDOC></PARENT-US></B631></B630>`))).dates
        .priority,
    ).toBe('1997-10-26');
  });

  it('comes from related, reissued and international applications in the Green Book', async () => {
    for (const group of [
      'RLAP\nCOD  72\nAPD  19771026',
      'REIS\nCOD  50\nAPD  19771026',
      'PCTA\nPCN  PCT/1\nPFD  19771026',
    ]) {
      const text = greenbookRecord.replace('\nCLAS\n', `\n${group}\nCLAS\n`);
      expect((await onlyPublication(text, 'pftaps.txt')).dates.priority).toBe('1977-10-26');
    }
  });
});

describe.skipIf(!hasFixtures)('real inputs', () => {
  it.each([
    ['pubmed/6605965a.nxml', { publication: '2010-11-02' }],
    ['pubmed/pubmed-29768149.xml', { publication: '2018-05-17' }],
    ['uspto/pap__US20010000943A1.xml', { publication: '2001-05-10', filing: '2000-12-04', priority: '1999-04-05' }],
    ['uspto/xml2006__US07272630B2.xml', { publication: '2007-09-18', filing: '2004-11-18', priority: '2001-06-06' }],
    ['uspto/xml2014__US08926509.xml', { publication: '2015-01-06', filing: '2008-06-05', priority: '2007-08-24' }],
    [
      'uspto/xmlApp2004__US20050004437A1.xml',
      { publication: '2005-01-06', filing: '2004-04-23', priority: '2001-10-26' },
    ],
    ['uspto/sgml__US06336130.xml', { publication: '2002-01-01', filing: '1999-10-05', priority: '1997-04-08' }],
    [
      'uspto/greenbook__US03932709.greenbook',
      { publication: '1976-01-13', filing: '1974-03-07', priority: '1973-04-16' },
    ],
  ])('%s has the dates that it prints', async (name, dates) => {
    const [item] = await readFixture(name);
    expect(item !== undefined && 'publication' in item && item.publication.dates).toEqual(dates);
  });
});
