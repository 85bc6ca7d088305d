import type { StreamState } from '@assay/client';
import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { answerLines, type Summary } from './ask-answer.ts';

const citation = { document: 'note:a', version: 1, start: 0, end: 5, quote: 'Steel' };
const summary: Summary = {
  part: 'SUMMARY',
  sentences: [],
  grade: 'answered',
  nearest: [],
  values: [],
  searched: { documents: 2, passages: 9, languages: ['en'], embedded: 0, strategy: 'words' },
  engine: 'extractive',
};
const state = {
  sources: [{ number: 1, title: 'Steel', document: 'note:a', version: 1, year: 2026 }],
  parts: [{ part: 'SUMMARY', text: 'The library does not answer this.' }],
} as unknown as StreamState;

function told(more: Partial<Summary>, locale: (typeof locales)[number] = 'en'): string[] {
  return answerLines(state, { ...summary, ...more }, locale);
}

const value = (quantity: string, isAsked?: boolean): Summary['values'][number] => ({
  quantity,
  printed: '5',
  unit: 'MPa',
  conditions: [],
  citation,
  ...(isAsked && { isAsked }),
});

describe('answerLines', () => {
  it('names the gaps of an answer in part', () => {
    const lines = told({
      grade: 'partly',
      gaps: ['price', 'colour'],
      sentences: [{ text: 'Steel is hard.', support: 'supported', citations: [citation] }],
    });
    expect(lines).toContain('Steel is hard. [1]');
    expect(lines).toContain('Not in the library: price; colour');
  });

  it('lists what comes near with the reason why it is no answer', () => {
    const near = (text: string, reason: Summary['nearest'][number]['reason']) => ({
      text,
      support: 'supported' as const,
      citations: [citation],
      reason,
    });
    const lines = told({
      grade: 'nearest',
      gaps: ['90 °C'],
      nearest: [
        near('Steel at 25 °C.', { kind: 'condition', asked: '90 °C', stated: '25 °C' }),
        near('Steel 316L.', { kind: 'designation', asked: '904L', stated: '316L' }),
        near('Steel is grey.', { kind: 'property', asked: 'price' }),
        near('Steel.', { kind: 'subject' }),
      ],
    });
    expect(lines.slice(lines.indexOf('Nearest passages:'))).toEqual([
      'Nearest passages:',
      '  Steel at 25 °C. [1]',
      '    states it at 25 °C, asked was 90 °C',
      '  Steel 316L. [1]',
      '    on 316L, asked was 904L',
      '  Steel is grey. [1]',
      '    does not state price',
      '  Steel. [1]',
      '    on the subject only',
      '',
      '  [1] Steel, 2026 · note:a v1',
      '',
      '  extractive; 9 passages of 2 documents searched (en)',
    ]);
    expect(lines).toContain('The library does not answer this.');
  });

  it('puts the values that were asked for first and keeps the order of the others', () => {
    const lines = told({ values: [value('Density'), value('Strength', true), value('Hardness')] });
    expect(lines.filter((line) => line.includes('MPa'))).toEqual([
      '  Strength: 5 MPa [1]',
      '  Density: 5 MPa [1]',
      '  Hardness: 5 MPa [1]',
    ]);
  });

  it('tells what was read otherwise and what may be asked instead', () => {
    const lines = told({
      readAs: [{ written: 'stel', read: 'steel' }],
      askAgain: [{ question: 'What is steel?' }],
    });
    expect(lines).toEqual(
      expect.arrayContaining(['Read “stel” as “steel”.', 'The library may answer better:', '  What is steel?']),
    );
  });

  it.each(locales)('leaves no reason and no support unsaid in %s', (locale) => {
    for (const kind of ['condition', 'designation', 'property', 'subject'] as const) {
      const lines = told(
        { grade: 'nearest', nearest: [{ text: 'Steel.', support: 'partly', citations: [], reason: { kind } }] },
        locale,
      );
      expect(lines[lines.indexOf('  Steel.') + 1]?.trim()).toBeTruthy();
      expect(lines.join('\n')).not.toMatch(/undefined/);
    }
  });
});
