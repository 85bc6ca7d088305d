import { describe, expect, it } from 'vitest';
import { notesRead, notesReadLater } from './testing/notes-read.ts';
import { readValues } from './testing/read-values.ts';

/** Beginnings of what is not read as a specialist reads it, so that a change for better or worse is seen. */
const misread = [
  '探测控制包括',
  'Colour change (principle 32)',
  'A resonance of 3 kHz',
  'Heat treatment of constantan',
  '锌含量为13-20 mol%',
  'Regulations in several markets',
  '露点-50 °Cのドライルーム',
  'Inert atmosphere (principle 39)',
  'X射線搖擺曲線半高寬',
  'Blending lowers the mean oxygen content',
  '溫度循環試驗',
  'Conversion of all three pollutants',
  'Pack voltages of 400 V',
  'Trap sites with binding energies',
  '二氧化碳加氢制甲醇是放热反应',
];

describe('values of the notes', () => {
  it.each([...notesRead, ...notesReadLater])('$text', ({ text, language, heads, values }) => {
    const read = readValues(text, language, heads);
    if (misread.some((beginning) => text.startsWith(beginning))) expect(read).not.toEqual(values);
    else expect(read).toEqual(values);
  });
});
