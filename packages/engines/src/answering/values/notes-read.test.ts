import { describe, expect, it } from 'vitest';
import { notesRead } from './testing/notes-read.ts';
import { readValues } from './testing/read-values.ts';

/** Beginnings of what is not read as a specialist reads it, so that a change for better or worse is seen. */
const misread = [
  '探测控制包括',
  'Colour change (principle 32)',
  'A resonance of 3 kHz',
  'Heat treatment of constantan',
  '锌含量为13-20 mol%',
  'Regulations in several markets',
];

describe('values of the notes', () => {
  it.each(notesRead)('$text', ({ text, language, heads, values }) => {
    const read = readValues(text, language, heads);
    if (misread.some((beginning) => text.startsWith(beginning))) expect(read).not.toEqual(values);
    else expect(read).toEqual(values);
  });
});
