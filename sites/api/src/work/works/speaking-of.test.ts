import { describe, expect, it } from 'vitest';
import { speakingOf } from './speaking-of.ts';

const passage = (document: string, text: string, score: number) => ({
  document,
  version: 1,
  familyId: document,
  title: '',
  sourceType: 'note' as const,
  language: 'en',
  text,
  start: 0,
  end: text.length,
  licence: '',
  score,
});
const documentsOf = (solution: string, passages: readonly ReturnType<typeof passage>[]) =>
  speakingOf(solution, passages).map(({ document }) => document);

describe('speakingOf()', () => {
  it('keeps what shares several words of a solution and is not far behind the nearest', () => {
    const solution = 'Sucrose of 8-10 wt% protects particles during freezing.';
    const found = [
      passage('source', 'Sucrose of 8-10 wt% protects particles during freezing.', 3.6),
      passage('other', 'Particles are protected by sucrose while freezing.', 1.6),
      passage('far', 'Sucrose and particles are freezing, among ten thousand other words.', 0.9),
      passage('alike', 'Sucrose is sweet and is sold by the ton.', 2),
    ];
    expect(documentsOf(solution, found)).toEqual(['source', 'other']);
  });

  it('wants every word of a short one, in whatever form', () => {
    const found = [
      passage('coating', 'A coating of zinc protects the sheet.', 2.7),
      passage('both', 'Coatings of graphene protect the sheet.', 2.6),
    ];
    expect(documentsOf('graphene coating', found)).toEqual(['both']);
  });

  it('gives nothing where nothing was found', () => {
    expect(speakingOf('graphene coating', [])).toEqual([]);
  });
});
