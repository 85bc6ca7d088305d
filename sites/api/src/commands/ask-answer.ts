import { partText, type StreamState } from '@assay/client';
import type { moduleContents } from '@assay/contract/schemas';
import type { Locale } from '@assay/domain';
import type { z } from 'zod';
import { nearKey } from '../work/seek/export/near-key.ts';
import { askWords } from './ask-words.ts';

export type Summary = z.output<(typeof moduleContents)['SUMMARY']>;

/** An answer as lines of a terminal: sentences or what comes near, what is missing, values, sources, what was searched. */
export function answerLines(state: StreamState, summary: Summary, locale: Locale): string[] {
  const words = askWords(locale);
  const numberOf = (document: string) => state.sources.find((source) => source.document === document)?.number;
  const cited = ({ text, citations }: Pick<Summary['sentences'][number], 'text' | 'citations'>) => {
    const numbers = [...new Set(citations.map(({ document }) => numberOf(document)))].filter(
      (number) => number !== undefined,
    );
    return `${text}${numbers.length > 0 ? ` [${numbers.join(', ')}]` : ''}`;
  };
  const readAs = (summary.readAs ?? []).map(({ written, read }) => words('readAs', { written, read }));
  const sentences = summary.sentences.map(
    (sentence) => `${cited(sentence)}${sentence.support === 'supported' ? '' : words(`support.${sentence.support}`)}`,
  );
  // Where nothing answers, the engine's own words name what is missing.
  const gaps = summary.grade === 'partly' ? (summary.gaps ?? []) : [];
  const nearest = summary.nearest.flatMap((near) => [
    `  ${cited(near)}`,
    `    ${words(nearKey(near.reason), { ...near.reason })}`,
  ]);
  const values = askedFirst(summary).map((value) => {
    const { quantity, printed, unit, subject, conditions, notAt, conflicts, citation } = value;
    const against = notAt === undefined ? [] : [words('notAt', { condition: notAt })];
    const where = [subject, ...conditions, ...against].filter(Boolean).join(', ');
    const number = numberOf(citation.document) ?? citation.document;
    return `  ${quantity}: ${printed} ${unit}${where ? ` (${where})` : ''} [${number}]${conflicts ? ` ${words('differs')}` : ''}`;
  });
  const again = (summary.askAgain ?? []).map(({ question }) => `  ${question}`);
  const sources = [...state.sources]
    .sort((a, b) => a.number - b.number)
    .map(
      ({ number, title, document, version, year }) =>
        `  [${number}] ${title}${year ? `, ${year}` : ''} · ${document} v${version}`,
    );
  const { documents, passages, languages } = summary.searched;
  return [
    readAs,
    sentences.length > 0 ? sentences : [unanswered(state, summary)],
    gaps.length > 0 ? [words('gaps', { parts: gaps.join(words('gapsBy')) })] : [],
    nearest.length > 0 ? [words('nearest'), ...nearest] : [],
    values,
    again.length > 0 ? [words('askAgain'), ...again] : [],
    sources,
    [
      `  ${summary.engine}; ${words('searched', { count: passages, documents, languages: languages.join(words('languagesBy')) })}`,
    ],
  ]
    .filter((block) => block.some((line) => line !== ''))
    .flatMap((block) => ['', ...block]);
}

/** Values that the question asks for before what else stands beside them. */
export function askedFirst({ values }: Pick<Summary, 'values'>): Summary['values'] {
  return [...values.filter(({ isAsked }) => isAsked === true), ...values.filter(({ isAsked }) => isAsked !== true)];
}

/** What the engine says where it does not answer, without the passages that are listed below it. */
function unanswered(state: StreamState, summary: Summary): string {
  const near = new Set(summary.nearest.map(({ text }) => text.trim()));
  return partText(state, summary.part)
    .split('\n')
    .filter((line) => !near.has(line.trim()))
    .join('\n')
    .trim();
}
