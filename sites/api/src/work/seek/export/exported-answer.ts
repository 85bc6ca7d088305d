import type { moduleContents } from '@assay/contract/schemas';
import {
  type AnswerGrade,
  type AnswerSentence,
  bcp47,
  type Citation,
  type Locale,
  type NearReason,
  type SourceType,
  type StatedValue,
} from '@assay/domain';
import type { ModuleRow, QuestionRow } from '../seek.types.ts';
import { type ExportWords, exportWords } from './export-words.ts';
import type { SourceRecord, SourceRecords } from './source-records.ts';

type Content<M extends keyof typeof moduleContents> = (typeof moduleContents)[M]['_output'];

/** A source of an answer with its number and what a bibliography says of it. */
export interface ExportedSource {
  number: number;
  document: string;
  version: number;
  title: string;
  sourceType: SourceType;
  language: string;
  year?: number;
  owner?: string;
  url?: string;
  record: SourceRecord | undefined;
}

/** An answer as every export reads it: its contents, its sources in the order of their numbers, and what stands about it. */
export interface ExportedAnswer {
  question: string;
  locale: Locale;
  words: ExportWords;
  /** Each a paragraph. */
  paragraphs: readonly (readonly AnswerSentence[])[];
  values: readonly StatedValue[];
  nearest: readonly (AnswerSentence & { reason: NearReason })[];
  cards: readonly { title: string; sentences: readonly AnswerSentence[] }[];
  remarks: readonly AnswerSentence[];
  sources: readonly ExportedSource[];
  sourceOf: (citation: Pick<Citation, 'document' | 'version'>) => ExportedSource | undefined;
  /** Passages that are quoted of a source, each once. */
  quoted: (source: Pick<Citation, 'document' | 'version'>) => Citation[];
  /** What a reader calls the place of a citation. */
  placeOf: (citation: Omit<Citation, 'quote'>) => string;
  /** Grade, what was not answered, engine, date and what was searched, each with its name. */
  about: readonly (readonly [name: string, value: string])[];
}

/** Every passage that the modules of an answer cite. */
export function citationsOf(modules: readonly ModuleRow[]): Citation[] {
  const { sentences, nearest, values, cards, remarks } = contentsOf(modules);
  const cited = [...sentences, ...nearest, ...cards.flatMap((card) => card.sentences), ...remarks];
  return [...cited.flatMap(({ citations }) => citations), ...values.map(({ citation }) => citation)];
}

/** Puts an answer together. A passage that is cited without being in the list of references is numbered on. */
export function exportedAnswer(
  question: Pick<QuestionRow, 'input' | 'deep_input' | 'asked_at'>,
  modules: readonly ModuleRow[],
  { documents, placeOf }: SourceRecords,
  locale: Locale,
): ExportedAnswer {
  const words = exportWords(locale);
  const contents = contentsOf(modules);
  const sources = new Map<string, ExportedSource>();
  for (const reference of contents.references) {
    const { number, document, version, title, type, language, year, owner, url } = reference;
    sources.set(`${document}@${version}`, {
      number,
      document,
      version,
      title,
      language,
      sourceType: type,
      record: documents.get(document),
      ...(year === undefined ? {} : { year }),
      ...(owner === undefined ? {} : { owner }),
      ...(url === undefined ? {} : { url }),
    });
  }
  const cited = citationsOf(modules);
  for (const { document, version } of cited) {
    const key = `${document}@${version}`;
    if (sources.has(key)) continue;
    const record = documents.get(document);
    const number = Math.max(0, ...[...sources.values()].map((source) => source.number)) + 1;
    sources.set(key, {
      number,
      document,
      version,
      record,
      title: record?.title ?? document,
      language: record?.language ?? '',
      sourceType: record?.sourceType ?? 'upload',
      ...(record?.url ? { url: record.url } : {}),
    });
  }
  return {
    question: question.deep_input ?? question.input,
    locale,
    words,
    paragraphs: paragraphsOf(contents.sentences, contents.body),
    values: contents.values,
    nearest: contents.nearest,
    cards: contents.cards,
    remarks: contents.remarks,
    sources: [...sources.values()].sort((a, b) => a.number - b.number),
    sourceOf: ({ document, version }) => sources.get(`${document}@${version}`),
    quoted({ document, version }) {
      const own = cited.filter((each) => each.document === document && each.version === version);
      return [...new Map(own.map((each) => [`${each.start}-${each.end}`, each])).values()];
    },
    placeOf(citation) {
      const { section, label, page } = placeOf(citation) ?? {};
      const named = [section, label, page === undefined ? undefined : words('page', { number: page })].filter(Boolean);
      return named.length > 0 ? named.join(', ') : words('characters', { start: citation.start, end: citation.end });
    },
    about: aboutOf(contents, question.asked_at, locale),
  };
}

interface Contents {
  sentences: readonly AnswerSentence[];
  /** Text of the answer, in which its paragraphs are told apart. */
  body: string;
  grade: AnswerGrade;
  gaps: readonly string[];
  engine: string;
  searched: Content<'SUMMARY'>['searched'] | undefined;
  nearest: ExportedAnswer['nearest'];
  values: readonly StatedValue[];
  cards: ExportedAnswer['cards'];
  remarks: readonly AnswerSentence[];
  references: Content<'REFERENCE'>['references'];
}

function contentsOf(modules: readonly ModuleRow[]): Contents {
  const row = (name: ModuleRow['name']) => modules.find((module) => module.name === name);
  const content = <M extends keyof typeof moduleContents>(name: M) => (row(name)?.content ?? {}) as Partial<Content<M>>;
  const summary = content('SUMMARY');
  const sentences = (summary.sentences ?? []) as readonly AnswerSentence[];
  return {
    sentences,
    body: row('SUMMARY')?.body ?? '',
    grade: summary.grade ?? (sentences.length > 0 ? 'answered' : 'none'),
    gaps: summary.gaps ?? [],
    engine: summary.engine ?? '',
    searched: summary.searched,
    nearest: summary.nearest ?? [],
    values: summary.values ?? [],
    cards: content('APPLICATION').cards ?? [],
    remarks: content('DEFAULT').sentences ?? [],
    references: content('REFERENCE').references ?? [],
  };
}

/** Sentences by paragraph: an empty line stands between two of them in the text as it was written. */
function paragraphsOf(sentences: readonly AnswerSentence[], body: string): AnswerSentence[][] {
  const paragraphs: AnswerSentence[][] = [];
  let end = 0;
  for (const sentence of sentences) {
    const from = body.indexOf(sentence.text, end);
    const isNew = paragraphs.length === 0 || (from >= 0 && body.slice(end, from).includes('\n\n'));
    if (isNew) paragraphs.push([sentence]);
    else paragraphs.at(-1)?.push(sentence);
    if (from >= 0) end = from + sentence.text.length;
  }
  return paragraphs;
}

function aboutOf({ grade, gaps, engine, searched }: Contents, asked: Date, locale: Locale): ExportedAnswer['about'] {
  const words = exportWords(locale);
  const tag = bcp47[locale];
  const number = new Intl.NumberFormat(tag);
  const language = new Intl.DisplayNames(tag, { type: 'language' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return [
    [words('grade'), words(`grades.${grade}`)] as const,
    ...(gaps.length > 0 ? [[words('notAnswered'), gaps.join('; ')] as const] : []),
    ...(engine === '' ? [] : [[words('engine'), engineName(engine, words)] as const]),
    [words('asked'), asked.toISOString().slice(0, 10)] as const,
    ...(searched
      ? [
          [
            words('searched'),
            words('searchedLine', {
              documents: number.format(searched.documents),
              passages: number.format(searched.passages),
              languages: list.format(searched.languages.map((each) => language.of(each) ?? each)),
            }),
          ] as const,
        ]
      : []),
  ];
}

function engineName(engine: string, words: ExportWords): string {
  if (engine.startsWith('llm:')) return words('written', { model: engine.slice(4) });
  return engine === 'rules' ? words('rules') : words('extractive');
}
