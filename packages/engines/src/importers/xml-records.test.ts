import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunks, itemsOf } from './testing/fixtures.ts';
import { grantXml } from './testing/records.ts';
import { splitXmlRecords, type XmlGap, type XmlRecord } from './xml-records.ts';

const options = { elements: ['us-patent-grant', 'PubmedArticle'], wrappers: ['PubmedArticleSet'] };

async function split(text: string, lengths?: readonly number[], more = {}): Promise<(XmlRecord | XmlGap)[]> {
  const found: (XmlRecord | XmlGap)[] = [];
  for await (const item of splitXmlRecords(chunks(text, lengths), { ...options, ...more })) found.push(item);
  return found;
}

describe('splitXmlRecords', () => {
  const weekly = ['08000001', '08000002', '08000003'].map((number) => grantXml(number)).join('');

  it('gives the same records whatever the chunks', async () => {
    const whole = await split(weekly);
    expect(whole).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 6 }), async (lengths) => {
        expect(await split(weekly, lengths)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('goes on at the end of any record with the same records', async () => {
    const whole = await split(weekly);
    for (const { position } of whole.slice(0, -1)) {
      const rest = await split(Buffer.from(weekly).subarray(position.end).toString(), [777], {
        from: { offset: position.end, record: position.record + 1 },
      });
      expect(rest).toEqual(whole.slice(position.record + 1));
    }
  });

  it('names positions in bytes, not in characters', async () => {
    const text = `${grantXml('08000001', '電解質')}${grantXml('08000002')}`;
    const [, second] = await split(text);
    expect(Buffer.from(text).subarray(second?.position.offset, second?.position.end).toString()).toMatch(
      /^<us-patent-grant[\s\S]*<\/us-patent-grant>$/,
    );
  });

  it('reports a record that the next document cuts short, and goes on with that document', async () => {
    const cut = grantXml('08000001').slice(0, 900);
    const found = await split(cut + grantXml('08000002'), [500]);
    expect(found.map((item) => ('problem' in item ? item.problem.code : item.element))).toEqual([
      'truncated',
      'us-patent-grant',
    ]);
  });

  it('reports the end of a file inside a record', async () => {
    const [only] = await split(grantXml('08000001').slice(0, 900));
    expect(only).toMatchObject({ problem: { code: 'truncated' }, position: { record: 0 } });
  });

  it('reports a document that is no publication, with its position', async () => {
    const found = await split(
      `<?xml version="1.0"?><sequence-cwu id="S"><p/></sequence-cwu>${grantXml('08000002')}`,
      [10],
    );
    expect(found.map((item) => ('problem' in item ? item.problem.code : item.element))).toEqual([
      'unknownRecord',
      'us-patent-grant',
    ]);
    expect(found[0]?.position.offset).toBe(21);
  });

  it('passes over a record larger than the limit without keeping it', async () => {
    const large = grantXml('08000001', 'word '.repeat(40_000));
    const found = await split(large + grantXml('08000002'), [4096], { recordLimit: 50_000 });
    expect(found.map((item) => ('problem' in item ? item.problem.code : item.element))).toEqual([
      'tooLarge',
      'us-patent-grant',
    ]);
  });

  it('finds many records within one document', async () => {
    const found = await split(
      '<?xml version="1.0"?><PubmedArticleSet><PubmedArticle><a/></PubmedArticle>\n<PubmedArticle><b/></PubmedArticle></PubmedArticleSet>',
      [7],
    );
    expect(found.map((item) => ('problem' in item ? item.problem.code : item.text))).toEqual([
      '<PubmedArticle><a/></PubmedArticle>',
      '<PubmedArticle><b/></PubmedArticle>',
    ]);
  });
});

it('a malformed record is reported with its position and the rest goes on', async () => {
  const broken = grantXml('08000002').replace('</abstract>', '</abstrct>');
  const text = grantXml('08000001') + broken + grantXml('08000003');
  const items = await itemsOf(text, 'weekly.xml', [1000]);
  expect(items.map((item) => ('publication' in item ? item.publication.id : item.problem.code))).toEqual([
    'US08000001B2',
    'malformed',
    'US08000003B2',
  ]);
  const start = text.indexOf('<us-patent-grant', grantXml('08000001').length);
  expect(items[1]?.position).toMatchObject({ record: 1, offset: Buffer.byteLength(text.slice(0, start)) });
});
