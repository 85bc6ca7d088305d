import { layOut, type Publication } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { outlineOf } from './source-outline.ts';

function laidOut(change: Partial<Publication>) {
  const publication: Publication = {
    id: 'd',
    familyId: 'd',
    sourceType: 'patent',
    source: 'test',
    title: 'Cathode',
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs: [],
    licence: '',
    ...change,
  };
  const claims = publication.claims.map(({ number, dependsOn }) => ({ number, depends_on: dependsOn }));
  return { ...layOut(publication), claims };
}

describe('the outline of a document', () => {
  it('has abstract, sections with the labels of their paragraphs, and claims with what they depend on', () => {
    const document = laidOut({
      paragraphs: [
        { kind: 'abstract', text: 'A cathode.' },
        { kind: 'heading', text: 'FIELD' },
        { kind: 'paragraph', text: 'One.', label: '[0001]' },
        { kind: 'paragraph', text: 'Two.', label: '[0002]' },
        { kind: 'heading', text: 'EXAMPLES' },
        { kind: 'paragraph', text: 'Three.', label: '[0003]' },
      ],
      claims: [
        { number: 1, text: 'A cathode.', dependsOn: [] },
        { number: 2, text: 'The cathode of claim 1.', dependsOn: [1] },
      ],
    });
    expect(outlineOf(document).map(({ about, level }) => [level, about])).toEqual([
      [1, { kind: 'abstract' }],
      [1, { kind: 'section', title: 'FIELD', labels: '[0001]–[0002]' }],
      [1, { kind: 'section', title: 'EXAMPLES', labels: '[0003]' }],
      [1, { kind: 'claims' }],
      [2, { kind: 'claim', number: 1, dependsOn: [] }],
      [2, { kind: 'claim', number: 2, dependsOn: [1] }],
    ]);
    for (const { part, about } of outlineOf(document))
      if (about.kind === 'section') {
        const { start, end } = document.parts[part] ?? { start: 0, end: 0 };
        expect(document.text.slice(start, end)).toBe(about.title);
      }
  });

  it('groups the labels of a text without headings', () => {
    const paragraphs = Array.from({ length: 45 }, (_, index) => ({
      kind: 'paragraph' as const,
      text: 'Text.',
      label: `[${String(index + 1).padStart(4, '0')}]`,
    }));
    expect(outlineOf(laidOut({ paragraphs })).map(({ about }) => about)).toEqual([
      { kind: 'labels', labels: '[0001]–[0020]' },
      { kind: 'labels', labels: '[0021]–[0040]' },
      { kind: 'labels', labels: '[0041]–[0045]' },
    ]);
  });

  it('has the pages of a paginated file, and their sections below them', () => {
    const paragraphs = [1, 1, 2].map((page, index) => ({
      kind: index === 1 ? ('heading' as const) : ('paragraph' as const),
      text: `Text ${index}`,
      label: `p. ${page}`,
      page,
    }));
    expect(outlineOf(laidOut({ paragraphs })).map(({ about, level }) => [level, about])).toEqual([
      [1, { kind: 'page', page: 1 }],
      [2, { kind: 'section', title: 'Text 1' }],
      [1, { kind: 'page', page: 2 }],
    ]);
  });

  it('is empty for a note of one paragraph', () => {
    expect(outlineOf(laidOut({ paragraphs: [{ kind: 'paragraph', text: 'Text.' }] }))).toEqual([]);
  });
});
