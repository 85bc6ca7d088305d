import type { Locale } from '@assay/domain';
import type { JudgedIdea, JudgedProblem } from '@assay/tool-triz/judged-ideas';
import { readJsonLines } from './json-lines.ts';
import { isAmong } from './labelled-questions.ts';

/** A sentence that was offered as an idea. */
export interface OfferedIdea {
  document: string;
  text: string;
  principle: number;
}

/** What was offered for a problem; no sentence stands in it twice. */
export interface IdeaOutcome {
  problem: JudgedProblem;
  offered: readonly OfferedIdea[];
}

/** Figures over problems: how many sentences were offered, how many of them are ideas, and how many problems have one. */
export interface IdeaReport {
  problems: number;
  /** Problems for which the library holds an idea, and those of them that are offered one. */
  wanting: number;
  reached: number;
  /** Problems for which it holds none, and those of them that are offered something. */
  wantingNone: number;
  misled: number;
  offered: number;
  right: number;
  /** Of the right ones, those offered under a principle that they show. */
  rightPrinciple: number;
}

/** Reads judged problems, one JSON object a line. */
export const readProblems = (file: URL | string): Promise<JudgedProblem[]> => readJsonLines(file);

const locales: Readonly<Record<string, Locale>> = { en: 'en', 'zh-CN': 'cn', 'zh-TW': 'tw', ja: 'jp' };

/** The locale in which a problem is asked. */
export const localeOf = ({ language }: Pick<JudgedProblem, 'language'>): Locale => locales[language] ?? 'en';

/** The idea for a problem that a sentence is, if it is one. */
export const ideaOf = (
  { ideas }: JudgedProblem,
  { document, text }: Pick<OfferedIdea, 'document' | 'text'>,
): JudgedIdea | undefined => ideas.find((one) => one.document === document && isAmong([one.quote], text));

/** Whether what was offered is an idea for the problem, and under a principle that it shows. */
export function judge(problem: JudgedProblem, { principle, ...sentence }: OfferedIdea) {
  const idea = ideaOf(problem, sentence);
  return { isRight: idea !== undefined, isPrinciple: idea?.principles.includes(principle) ?? false };
}

export function ideaReport(outcomes: readonly IdeaOutcome[]): IdeaReport {
  const judged = outcomes.map(({ problem, offered }) => ({
    isWanting: problem.ideas.length > 0,
    offered: offered.length,
    verdicts: offered.map((one) => judge(problem, one)),
  }));
  const wanting = judged.filter(({ isWanting }) => isWanting);
  const wantingNone = judged.filter(({ isWanting }) => !isWanting);
  const verdicts = judged.flatMap((one) => one.verdicts);
  return {
    problems: judged.length,
    wanting: wanting.length,
    reached: wanting.filter((one) => one.verdicts.some(({ isRight }) => isRight)).length,
    wantingNone: wantingNone.length,
    misled: wantingNone.filter(({ offered }) => offered > 0).length,
    offered: verdicts.length,
    right: verdicts.filter(({ isRight }) => isRight).length,
    rightPrinciple: verdicts.filter(({ isPrinciple }) => isPrinciple).length,
  };
}
