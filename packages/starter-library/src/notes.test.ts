import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NoteLocale, StarterQuestion } from './index.ts';
import { noteLanguages, notesFolder, questionsFile, topics } from './index.ts';

interface Note {
  file: string;
  locale: NoteLocale;
  fields: ReadonlyMap<string, string>;
  body: string;
}

const keys = ['id', 'title', 'language', 'topic', 'subjects', 'date'];
const locales = Object.keys(noteLanguages) as NoteLocale[];

function readNote(locale: NoteLocale, file: string): Note {
  const text = readFileSync(new URL(`${locale}/${file}`, notesFolder), 'utf8');
  const parts = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text);
  if (parts === null) throw new Error(`${locale}/${file} has no front matter`);
  const fields = new Map(
    (parts[1] ?? '').split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  return { file, locale, fields, body: parts[2] ?? '' };
}

const notes = locales.flatMap((locale) =>
  readdirSync(new URL(`${locale}/`, notesFolder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readNote(locale, file)),
);
const questions = JSON.parse(readFileSync(questionsFile, 'utf8')) as StarterQuestion[];

function field(note: Note, key: string): string {
  return note.fields.get(key) ?? '';
}

/** Sentences of the running text; headings and tables do not count. `Art. 54` is not the end of one. */
function sentences(note: Note): string[] {
  const splitter = new Intl.Segmenter(field(note, 'language'), { granularity: 'sentence' });
  return note.body
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('|'))
    .flatMap((line) => [...splitter.segment(line.replaceAll('Art. ', 'Art '))].map((part) => part.segment.trim()));
}

/** Characters of the scripts that East Asian prose is written in. */
function eastAsian(text: string): number {
  return text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
}

/** A number with a unit of measure, of time, or a counted thing of the field. */
const quantity =
  /\d\s?(?:%|°|[µnmckMGTpf]?(?:m|g|L|V|A|W|J|Pa|Hz|N|F|S|Ω|K|bar|eV|mol|Da|s|h|C|B|T|Å|Sv|U|d|t)(?![a-zA-Z])|wt%|vol%|mol%|at%|ppm|ppb|min|days?|weeks?|months?|years?|hours?|claims?|residues?|positions|rounds|clones|parts|batches|examples|lots|members|combinations|documents|CFU|HRC|HV|年|月|个月|個月|か月|週|周|天|日|小时|小時|分|秒|项|項|名|人|次|回|倍|吋|英寸)/g;

describe('the starter library', () => {
  it('holds at least 160 notes, of which 40 are native in cn, jp and tw', () => {
    expect(notes.length).toBeGreaterThanOrEqual(160);
    const counts = locales.map((locale) => notes.filter((note) => note.locale === locale).length);
    expect(counts).toEqual([120, 16, 14, 10]);
  });

  it('gives every note exactly the documented front matter', () => {
    for (const note of notes) {
      expect([...note.fields.keys()], note.file).toEqual(keys);
      expect(field(note, 'id')).toBe(`note:${note.file.replace(/\.md$/, '')}`);
      expect(field(note, 'title'), note.file).not.toBe('');
      expect(field(note, 'language'), note.file).toBe(noteLanguages[note.locale]);
      expect(topics as readonly string[], note.file).toContain(field(note, 'topic'));
      expect(field(note, 'subjects'), note.file).toMatch(/^\[[^[\]]+\]$/);
      expect(field(note, 'date'), note.file).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (note.locale !== 'en') expect(note.file).toMatch(new RegExp(`-${note.locale}\\.md$`));
    }
  });

  it.each(['id', 'title'])('repeats no %s', (key) => {
    const values = notes.map((note) => field(note, key));
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  it('covers every topic, each documented in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const topic of topics) {
      expect(notes.filter((note) => field(note, 'topic') === topic).length, topic).toBeGreaterThanOrEqual(5);
      expect(readme).toContain(`\`${topic}\``);
    }
  });

  it('keeps English notes between 250 and 500 words and the others between 450 and 900 characters', () => {
    for (const note of notes) {
      const length =
        note.locale === 'en' ? note.body.split(/\s+/).filter(Boolean).length : note.body.replace(/\s/g, '').length;
      const [least, most] = note.locale === 'en' ? [250, 500] : [450, 900];
      expect(length, note.file).toBeGreaterThanOrEqual(least);
      expect(length, note.file).toBeLessThanOrEqual(most);
    }
  });

  it('states at least 8 quantities with units in every technical note and 4 in every patent note', () => {
    const poor = notes
      .map((note) => ({ note, count: note.body.match(quantity)?.length ?? 0 }))
      .filter(({ note, count }) => count < (field(note, 'topic') === 'patent-practice' ? 4 : 8));
    expect(poor.map(({ note, count }) => `${note.file}: ${count}`)).toEqual([]);
  });

  it('is written in the script of its language', () => {
    for (const note of notes) {
      const letters = note.body.match(/\p{L}/gu)?.length ?? 1;
      const share = eastAsian(note.body) / letters;
      if (note.locale === 'en') expect(share, note.file).toBe(0);
      else expect(share, note.file).toBeGreaterThan(0.6);
      const kana = (note.body.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / letters;
      if (note.locale === 'jp') expect(kana, note.file).toBeGreaterThan(0.25);
      else expect(kana, note.file).toBe(0);
    }
  });

  it('keeps Simplified and Traditional Chinese apart', () => {
    for (const note of notes) {
      if (note.locale === 'cn') expect(note.body, note.file).not.toMatch(/[為個於與應會專產體溫極電鋰導]/);
      if (note.locale === 'tw') expect(note.body, note.file).not.toMatch(/[为个于与应会专产体温极电锂导]/);
    }
  });

  it('says no sentence twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const note of notes)
      for (const sentence of sentences(note)) {
        if (seen.has(sentence)) twice.push(`${note.file} and ${seen.get(sentence)}: ${sentence}`);
        seen.set(sentence, note.file);
      }
    expect(twice).toEqual([]);
  });

  it('starts at most one sentence in a hundred with a bare pronoun', () => {
    const all = notes.flatMap(sentences);
    const bare = all.filter((sentence) =>
      /^(?:It|This|That|They|These|Those|He|She|它|它们|這|这|其|這些|这些|此|これ|それ|その|この)(?![a-z])/.test(
        sentence,
      ),
    );
    expect(bare.length / all.length, bare.join('\n')).toBeLessThanOrEqual(0.01);
  });
});

describe('the starter questions', () => {
  it('counts 60 answerable questions by language and 10 that the notes cannot answer', () => {
    const answerable = questions.filter((question) => question.answers.length > 0);
    const counts = locales.map(
      (locale) => answerable.filter((question) => question.language === noteLanguages[locale]).length,
    );
    expect(counts).toEqual([40, 8, 7, 5]);
    expect(questions.length - answerable.length).toBe(10);
    expect(new Set(questions.map((question) => question.question)).size).toBe(questions.length);
  });

  it('finds the fact of a question in every note that answers it', () => {
    const byId = new Map(notes.map((note) => [field(note, 'id'), note]));
    for (const { question, answers, fact } of questions)
      for (const id of answers) {
        const note = byId.get(id);
        expect(note, id).toBeDefined();
        if (note === undefined) continue;
        expect(fact, question).not.toBe('');
        expect(note.body.includes(fact), `${id}: ${fact}`).toBe(true);
      }
  });
});
