import { describe, expect, it } from 'vitest';
import { languageOfWords } from './SourceWords.tsx';

describe('languageOfWords()', () => {
  it.each([
    ['Ionic conductivity', 'en', 'en'],
    ['电导率', 'en', undefined],
    ['イオン伝導率', 'ja', 'ja'],
    ['Conductivity', 'ja', undefined],
    ['25 °C', 'en', 'en'],
    ['体温', undefined, undefined],
  ])('%s of a source in %s is in %s', (words, source, language) => {
    expect(languageOfWords(words, source)).toBe(language);
  });
});
