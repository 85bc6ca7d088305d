import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { answerModelsFile } from '@assay/engines/answering/training';
import type { NoteLocale } from '@assay/starter-library';
import {
  type AnswerFigures,
  type AnswerOutcome,
  answerReport,
  figuresOf,
  type UnanswerableFigures,
  unanswerableFigures,
} from './answer-figures.ts';
import { type GradedQuestion, type Reliability, reliabilityOf } from './reliability.ts';

/** Quality of answers by grouped cross-validation over the development questions, as the product publishes it. */
export interface AnswerQuality {
  /** What wrote it, and when, as an ISO 8601 date. */
  command: string;
  date: string;
  /** Model of embeddings that sentences were compared with. */
  encoder: string;
  /** Digest of the models that were fitted in the same run, which the release ships. */
  models: string;
  questions: number;
  answerable: AnswerFigures;
  by_language: (AnswerFigures & { language: NoteLocale; cross_language: boolean })[];
  by_kind: (AnswerFigures & { kind: string })[];
  partly: { questions: number; handled: number };
  unanswerable: UnanswerableFigures;
  unanswerable_by_language: (UnanswerableFigures & { language: NoteLocale })[];
  reliability: Reliability;
}

/** Written by `npm run train -- answers`, part of the release. */
const qualityFile = new URL('./answer-quality.json', import.meta.url);
const command = 'npm run train -- answers';

/** The figures of this release. */
export async function readAnswerQuality(): Promise<AnswerQuality> {
  return JSON.parse(await readFile(qualityFile, 'utf8')) as AnswerQuality;
}

/** Digest of the models that this release answers with, however their file is laid out. */
export async function modelsDigest(): Promise<string> {
  const models: unknown = JSON.parse(await readFile(answerModelsFile, 'utf8'));
  return createHash('sha256').update(JSON.stringify(models)).digest('hex').slice(0, 16);
}

/** Publishes what was measured, together with the models that are written already. */
export async function publishAnswerQuality(
  outcomes: readonly AnswerOutcome[],
  graded: readonly GradedQuestion[],
  encoder: string,
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const quality = { command, date, encoder, models: await modelsDigest(), ...answerQualityOf(outcomes, graded) };
  await writeFile(qualityFile, `${JSON.stringify(quality satisfies AnswerQuality, null, 2)}\n`);
}

/** Figures of outcomes by answerability, language and kind. */
export function answerQualityOf(
  outcomes: readonly AnswerOutcome[],
  graded: readonly GradedQuestion[],
): Omit<AnswerQuality, 'command' | 'date' | 'encoder' | 'models'> {
  const { answerable, partly, unanswerable } = answerReport(outcomes);
  const yes = outcomes.filter(({ question }) => question.answerable === 'yes');
  const no = outcomes.filter(({ question }) => question.answerable === 'no');
  const languages = [...new Set(outcomes.map(({ question }) => question.language))].sort();
  const kinds = [...new Set(yes.map(({ question }) => question.kind))].sort();
  return {
    questions: outcomes.length,
    answerable,
    by_language: languages
      .flatMap((language) => [false, true].map((isCross) => ({ language, cross_language: isCross })))
      .flatMap((group) => {
        const held = yes.filter(
          ({ question: { language, crossLanguage = false } }) =>
            language === group.language && crossLanguage === group.cross_language,
        );
        return held.length === 0 ? [] : { ...group, ...figuresOf(held) };
      }),
    by_kind: kinds.map((kind) => ({ kind, ...figuresOf(yes.filter(({ question }) => question.kind === kind)) })),
    partly: { questions: partly.questions, handled: partly.handled },
    unanswerable,
    unanswerable_by_language: languages.flatMap((language) => {
      const held = no.filter(({ question }) => question.language === language);
      return held.length === 0 ? [] : { language, ...unanswerableFigures(held) };
    }),
    reliability: reliabilityOf(graded),
  };
}
