import { type BibliographyEntry, writeBibtex, writeRis } from '@assay/markdown/writers';
import type { ExportedAnswer, ExportedSource } from './exported-answer.ts';

const kinds = { patent: 'patent', paper: 'article', note: 'other', upload: 'other' } as const;
const doi = /10\.\d{4,9}\/\S+/;

/** The sources of an answer, one entry each. What stands about the answer is told where the format has a place for it. */
export function answerBibliography(answer: ExportedAnswer, format: 'bib' | 'ris'): string {
  const { words, question, about } = answer;
  const told = [`${words('question')}: ${question}`, ...about.map(([name, value]) => `${name}: ${value}`)];
  if (format === 'bib')
    return writeBibtex(
      answer.sources.map((source) => entryOf(source, answer)),
      told,
    );
  // RIS has no comments.
  return writeRis(
    answer.sources.map((source) => {
      const entry = entryOf(source, answer);
      return { ...entry, notes: [...entry.notes, about.map(([name, value]) => `${name}: ${value}`).join('; ')] };
    }),
  );
}

function entryOf(source: ExportedSource, answer: ExportedAnswer): BibliographyEntry {
  const { document, title, language, year, owner, url, record, sourceType } = source;
  const { words } = answer;
  const named = (...roles: readonly string[]) =>
    (record?.parties ?? []).filter(({ role }) => roles.includes(role)).map(({ name }) => name);
  const people = sourceType === 'patent' ? named('inventor') : named('author');
  const holders = [named('assignee'), named('applicant'), owner === undefined ? [] : [owner]].find(
    (names) => names.length > 0,
  );
  const date = record?.date ?? (year === undefined ? undefined : String(year));
  const known = [document, record?.family, url].map((text) => doi.exec(text ?? '')?.[0]).find(Boolean);
  const places = [...new Set(answer.quoted(source).map(answer.placeOf))];
  return {
    kind: kinds[sourceType],
    title,
    people,
    holders: (holders ?? []).filter((name) => !people.includes(name)),
    number: document,
    ...(date === undefined ? {} : { date }),
    ...(known === undefined || sourceType !== 'paper' ? {} : { doi: known }),
    ...(url === undefined ? {} : { url }),
    ...(language === '' ? {} : { language }),
    notes: [
      words('citedFor', { question: answer.question }),
      ...(places.length > 0 ? [words('quotedAt', { places: places.join('; ') })] : []),
    ],
  };
}
