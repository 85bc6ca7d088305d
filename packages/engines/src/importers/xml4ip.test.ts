import { describe, expect, it } from 'vitest';
import { itemsOf, onlyPublication } from './testing/fixtures.ts';

/** A paper of an application, as the office's text recognition delivers it. */
function paper(root: string, code: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<pat:${root} xmlns:pat="urn:us:gov:doc:uspto:patent" xmlns:com="http://www.wipo.int/standards/XMLSchema/Common/1"><pat:DocumentCode>${code}</pat:DocumentCode><pat:DocumentHeaderDetails><pat:ApplicationHeaderDetails><pat:ApplicationNumber>13000001</pat:ApplicationNumber></pat:ApplicationHeaderDetails></pat:DocumentHeaderDetails><pat:MailRoomDate>2013-08-08</pat:MailRoomDate>${body}</pat:${root}>`;
}
const specification = (code: string, body: string) =>
  paper(
    'SpecificationDocument',
    code,
    `<pat:Specification pat:id="Specification"><?PageStart number="1"?>${body}</pat:Specification>`,
  );
const header = '<pat:BoundaryData><pat:HeaderText>Docket 17</pat:HeaderText></pat:BoundaryData>';

it('reads a specification without what its pages print around it', async () => {
  expect(
    await onlyPublication(
      specification(
        'SPEC',
        `${header}<pat:Heading>CATHODE WITH A LOAD-</pat:Heading><pat:Heading>BEARING GETTER</pat:Heading><pat:Heading><pat:OCRConfidenceData pat:levelNumber="8">[0001</pat:OCRConfidenceData>]  TECHNICAL FIELD</pat:Heading><pat:P pat:pNumber="1">[2]   A cell h<pat:OCRConfidenceData pat:levelNumber="5">o</pat:OCRConfidenceData>lds <pat:BoundaryData><pat:HeaderText>2</pat:HeaderText></pat:BoundaryData><pat:LineNumber>5</pat:LineNumber>CO<com:Sub>2</com:Sub>.</pat:P>`,
      ),
    ),
  ).toMatchObject({
    id: 'US-application-13000001',
    familyId: 'US-application-13000001',
    source: 'xml4ip',
    sourceType: 'patent',
    title: 'CATHODE WITH A LOAD-BEARING GETTER',
    paragraphs: [
      { kind: 'heading', text: 'TECHNICAL FIELD' },
      { kind: 'paragraph', text: 'A cell holds CO₂.', label: '[0002]', section: 'TECHNICAL FIELD' },
    ],
    isFragment: true,
  });
});

it('reads an abstract, amended or not', async () => {
  const { paragraphs, title } = await onlyPublication(
    specification(
      'ABST',
      '<pat:Heading>ABSTRACT</pat:Heading><pat:P>Please replace the abstract with the following.</pat:P><pat:P>A cell is told.</pat:P><pat:P>27</pat:P>',
    ),
  );
  expect({ paragraphs, title }).toEqual({ paragraphs: [{ kind: 'abstract', text: 'A cell is told.' }], title: '' });
});

describe('claims', () => {
  const claim = (id: string, number: number, body: string, status = '') =>
    `<pat:Claim pat:id="${id}"><pat:ClaimNumber>${number}</pat:ClaimNumber>${body}${status && `<pat:ClaimStatusCategory>${status}</pat:ClaimStatusCategory>`}</pat:Claim>`;
  const text = (body: string) => `<pat:ClaimText>${body}</pat:ClaimText>`;

  it('are those that still stand, with what they refer to', async () => {
    const { claims } = await onlyPublication(
      paper(
        'ClaimsDocument',
        'CLM',
        `<pat:ClaimSet><pat:ClaimList>${claim('UNKNOWN-00001', 1, text('IN THE CLAIMS'))}${claim('CLM-00001', 1, text('<pat:ClaimLabelText>Claim 1 (Currently amended).</pat:ClaimLabelText> A cell comprising:') + text('a getter.') + text(header))}${claim('CLM-00002', 2, text('(canceled)'), 'canceled')}${claim('CLM-00003', 3, text('<pat:ClaimLabelText>3. </pat:ClaimLabelText>The cell of claim <pat:ClaimReference pat:idrefs="CLM-00001">1</pat:ClaimReference>, being flat.'))}${claim('CLM-00004', 4, text('4-16. (Canceled)'))}</pat:ClaimList></pat:ClaimSet>`,
      ),
    );
    expect(claims).toEqual([
      { number: 1, text: 'A cell comprising:\na getter.', dependsOn: [] },
      { number: 3, text: 'The cell of claim 1, being flat.', dependsOn: [1] },
    ]);
  });
});

it('does not let an amendment of one paragraph take the place of the specification', async () => {
  const amendment = specification(
    'SPEC',
    '<pat:P>Amendments to the Specification:</pat:P><pat:P>Please replace paragraph [0030] with the following.</pat:P><pat:P>[0030] A cell.</pat:P>',
  );
  expect(await itemsOf(amendment)).toMatchObject([
    { problem: { reason: 'amendment', values: { id: 'US-application-13000001' } } },
  ]);
});

it('reports a paper without an application number', async () => {
  expect(await itemsOf(specification('SPEC', '<pat:P>A cell.</pat:P>').replace('13000001', ''))).toMatchObject([
    { problem: { reason: 'noIdentity' } },
  ]);
});
