import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BibliographyEntry } from './bibliography.types.ts';
import { writeBibtex } from './bibtex.ts';
import { personName } from './person-name.ts';
import { writeRis } from './ris.ts';

interface ReadEntry {
  type: string;
  key: string;
  fields: Record<string, string>;
}

/** Reads BibTeX as BibTeX does: text before an `@` is nothing, a value ends with its braces, which are counted blindly. */
function readBibtex(text: string): ReadEntry[] {
  const entries: ReadEntry[] = [];
  let at = 0;
  for (;;) {
    at = text.indexOf('@', at);
    if (at < 0) return entries;
    const head = /^@(\w+)\{([^\s,{}]+),/.exec(text.slice(at));
    if (!head) throw new Error(`No entry begins at ${text.slice(at, at + 40)}`);
    at += head[0].length;
    const fields: Record<string, string> = {};
    for (;;) {
      const field = /^\s*(\w+)\s*=\s*\{/.exec(text.slice(at));
      if (!field) break;
      at += field[0].length;
      const from = at;
      for (let depth = 1; depth > 0; at += 1) {
        if (at >= text.length) throw new Error('A value does not end.');
        if (text[at] === '{') depth += 1;
        if (text[at] === '}') depth -= 1;
      }
      fields[field[1] as string] = text.slice(from, at - 1);
      at += /^\s*,?/.exec(text.slice(at))?.[0].length ?? 0;
    }
    const end = /^\s*\}/.exec(text.slice(at));
    if (!end) throw new Error(`The entry ${head[2]} does not end.`);
    at += end[0].length;
    entries.push({ type: head[1] as string, key: head[2] as string, fields });
  }
}

/** A value as it reads: TeX's own signs taken back, outer braces off. */
function read(value: string): string {
  return value
    .replaceAll(/\\text(backslash|braceleft|braceright|asciitilde|asciicircum)\{\}/g, (_, name: string) => {
      return (
        { backslash: '\u0001', braceleft: '\u0002', braceright: '\u0003', asciitilde: '~', asciicircum: '^' }[name] ??
        ''
      );
    })
    .replaceAll(/\\([$&#%_])/g, '$1')
    .replaceAll(/[{}]/g, '')
    .replaceAll('\u0001', '\\')
    .replaceAll('\u0002', '{')
    .replaceAll('\u0003', '}');
}

/** Reads RIS by its grammar: a tag of two signs, two blanks, a hyphen and a blank; CRLF; TY first, ER last. */
function readRis(text: string): (readonly [string, string])[][] {
  const records: (readonly [string, string])[][] = [];
  let record: (readonly [string, string])[] = [];
  for (const line of text.split('\r\n')) {
    if (line === '') continue;
    const found = /^([A-Z][A-Z0-9]) {2}- (.*)$/.exec(line);
    if (!found) throw new Error(`Not a line of RIS: ${line}`);
    if (found[1] === 'ER') {
      records.push(record);
      record = [];
    } else {
      expect(record.length === 0).toBe(found[1] === 'TY');
      record.push([found[1] as string, found[2] as string]);
    }
  }
  expect(record).toEqual([]);
  return records;
}

const patent: BibliographyEntry = {
  kind: 'patent',
  title: 'Lithium iron phosphate & 5% carbon_coating {LFP}',
  people: ['Don G. Hoff', 'van der Berg, Jan', 'GOODENOUGH, JOHN B.'],
  holders: ['Research and Development Co., Ltd.'],
  date: '2015-01-06',
  number: 'US08926509B2',
  url: 'https://patents.example/US08926509B2?a={b}',
  language: 'en',
  notes: ['Quoted: [0012]'],
};
const paper: BibliographyEntry = {
  kind: 'article',
  title: 'Phospho-olivines as positive-electrode materials',
  people: ['Padhi AK', '山田 淳夫', '张三'],
  holders: [],
  date: '1997',
  number: 'PMID29768149',
  doi: '10.1149/1.1837571',
  notes: [],
};
const note: BibliographyEntry = {
  kind: 'other',
  title: '磷酸铁锂',
  people: [],
  holders: [],
  number: 'note:lfp',
  notes: [],
};

describe('personName()', () => {
  it.each([
    ['John B. Goodenough', { given: 'John B.', family: 'Goodenough' }],
    ['Goodenough, John B.', { given: 'John B.', family: 'Goodenough' }],
    ['King, Martin Luther, Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['Martin Luther King Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['Ludwig van der Berg', { given: 'Ludwig', family: 'van der Berg' }],
    ['Garcia-Lopez MJ', { given: 'M. J.', family: 'Garcia-Lopez' }],
    ['Le Cras F', { given: 'F.', family: 'Le Cras' }],
    ['山田 太郎', { given: '太郎', family: '山田' }],
    ['欧阳明高', { literal: '欧阳明高' }],
    ['Toyota Motor Corporation', { literal: 'Toyota Motor Corporation' }],
    ['The ATLAS Collaboration', { literal: 'The ATLAS Collaboration' }],
    ['Madonna', { literal: 'Madonna' }],
  ])('reads %s', (printed, name) => {
    expect(personName(printed)).toEqual(name);
  });
});

describe('writeBibtex()', () => {
  it('writes one entry for each source, of its type, with split names and what finds it', () => {
    const entries = readBibtex(writeBibtex([patent, paper, note], ['Asked by me@example.com']));
    expect(entries.map(({ type }) => type)).toEqual(['patent', 'article', 'misc']);
    const [first, second, third] = entries;
    expect(first?.key).toBe('US08926509B2');
    expect(first?.fields).toMatchObject({
      author: 'Hoff, Don G. and van der Berg, Jan and GOODENOUGH, JOHN B.',
      holder: '{Research and Development Co., Ltd.}',
      number: 'US08926509B2',
      year: '2015',
      month: '1',
      url: 'https://patents.example/US08926509B2?a=%7Bb%7D',
    });
    expect(read(first?.fields['title'] ?? '')).toBe(patent.title);
    expect(second?.key).toBe('padhi1997phospho');
    expect(second?.fields).toMatchObject({
      author: 'Padhi, A. K. and 山田, 淳夫 and {张三}',
      doi: '10.1149/1.1837571',
    });
    expect(third?.fields['author']).toBeUndefined();
    expect(third?.key).toBe('notelfp');
  });

  it('gives no two entries one key, whatever their case', () => {
    const keys = readBibtex(writeBibtex([paper, paper, paper, note, note])).map(({ key }) => key.toLowerCase());
    expect(new Set(keys).size).toBe(5);
  });

  it('is read back by a parser, whatever stands in a title, a name or a note', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (title, person, told) => {
          const people = person.trim() === '' ? [] : [person];
          const [entry, ...rest] = readBibtex(writeBibtex([{ ...patent, title, people, notes: [told] }], [told]));
          expect(rest).toEqual([]);
          expect(read(entry?.fields['title'] ?? '')).toBe(title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
        },
      ),
    );
  });
});

describe('writeRis()', () => {
  it('writes PAT, JOUR and GEN with names, numbers and links under their tags', () => {
    const [first = [], second = [], third = []] = readRis(writeRis([patent, paper, note]));
    const of = (record: typeof first, tag: string) => record.filter(([name]) => name === tag).map(([, value]) => value);
    expect([of(first, 'TY'), of(second, 'TY'), of(third, 'TY')]).toEqual([['PAT'], ['JOUR'], ['GEN']]);
    expect(of(first, 'AU')).toEqual(['Hoff, Don G.', 'van der Berg, Jan', 'GOODENOUGH, JOHN B.']);
    expect([of(first, 'SN'), of(first, 'PB'), of(first, 'DA')]).toEqual([
      ['US08926509B2'],
      ['Research and Development Co., Ltd.'],
      ['2015/01/06/'],
    ]);
    expect([of(second, 'DO'), of(second, 'PY')]).toEqual([['10.1149/1.1837571'], ['1997']]);
    expect(of(third, 'TI')).toEqual(['磷酸铁锂']);
  });

  it('is read back by its grammar, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, told) => {
        expect(readRis(writeRis([{ ...paper, title, notes: [told] }, note]))).toHaveLength(2);
      }),
    );
  });
});
