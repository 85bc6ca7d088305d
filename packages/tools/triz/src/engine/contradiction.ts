import type { Locale } from '@assay/domain';
import { onDemand, tokenize } from '@assay/engines/language';
import { movingPairs, parameters } from '../tables/parameters.ts';

/** A parameter that a part of the problem may mean; scores compare within one list only. */
export interface ParameterMatch {
  id: number;
  name: string;
  score: number;
}

/** A problem read as a technical contradiction: what is to improve, and what worsens with it, best guesses first. */
export interface ReadContradiction {
  improve: readonly ParameterMatch[];
  worsen: readonly ParameterMatch[];
  /** True when words of the problem parted its two sides; without them the second side is only the next best guess. */
  isParted: boolean;
}

const shown = 5;

/** Words after which a problem says what must not suffer. */
const turns =
  /\b(?:without|but|however|yet|although|though|whereas|at the (?:cost|expense) of|and not|whil(?:e|st) (?:still )?(?:keeping|maintaining|retaining|avoiding|preserving)|and (?:still )?(?:keep|maintain|retain|preserve)(?:ing)?)\b|而不|但是|但|却|卻|然而|同时不|同時不|又不|[并並且時时]保持|ものの|しかし|一方で|(?<=[るいただ])が、/iu;
/** Words after which it says what comes of a change; they part the sides where none of the above does. */
const consequences =
  /\b(?:caus(?:es?|ing)|leads? to|results? in)\b|[会會]?[导導]致|[会會]使|使得|(?<=[るすくむつう])と(?=[^いのき])/iu;
/** Words before which it says what must not suffer. */
const closings =
  /(?:(?:維持|保持|確保)し|保ち)(?:つつ|ながら|たまま)|[さらせわかたまばなが]ずに|ことなく|の(?:ない|無い)まま|的(?:情况|情況|前提)下|的同时|的同時/u;
/** Names of things that hold the name of a property, of which the problem says nothing. */
const things =
  /自動車|自动车|无人机|無人機|\bheat (?:sink|pump|pipe)s?\b|\bthermal barrier\b|\bpressure vessels?\b|\bpower electronics\b/giu;

const stationaryWords = /\b(?:stationary|static|fixed|standing|building|tower|tank|foundation)\b|静止|靜止|固定|定置/iu;

const bags = onDemand(() =>
  parameters.map(({ name, said }) => {
    const counts = new Map<string, number>();
    for (const [text, weight] of [
      [`${name.en} ${name.cn} ${name.tw} ${name.jp}`, 2],
      [said, 1],
    ] as const)
      for (const token of tokenize(text)) counts.set(token, Math.max(counts.get(token) ?? 0, weight));
    return counts;
  }),
);

/** How telling a token is: rare among the parameters counts more. */
function tellingOf(token: string): number {
  const holders = bags().filter((bag) => bag.has(token)).length;
  return holders === 0 ? 0 : Math.log(1 + parameters.length / holders);
}

function matches(text: string, locale: Locale): ParameterMatch[] {
  const tokens = [...new Set(tokenize(text))];
  const isStationary = stationaryWords.test(text);
  const lesser = new Set(movingPairs.map(([moving, stationary]) => (isStationary ? moving : stationary)));
  return parameters
    .map(({ id, name }, index) => {
      const held = tokens.reduce((sum, token) => sum + (bags()[index]?.get(token) ?? 0) * tellingOf(token), 0);
      return { id, name: name[locale], score: held * (lesser.has(id) ? 0.9 : 1) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** The side of a problem that is to improve and the side that must not suffer; the second is empty when nothing parts them. */
function partsOf(problem: string): { wanted: string; kept: string } {
  const closing = closings.exec(problem);
  if (closing)
    return { wanted: problem.slice(closing.index + closing[0].length), kept: problem.slice(0, closing.index) };
  const turn = turns.exec(problem) ?? consequences.exec(problem);
  if (!turn) return { wanted: problem, kept: '' };
  const before = problem.slice(0, turn.index);
  const after = problem.slice(turn.index + turn[0].length);
  if (before.trim() !== '') return { wanted: before, kept: after };
  // "Without losing strength, make it lighter": the first clause says what is kept.
  const comma = after.search(/[,，、]/u);
  return comma < 0 ? { wanted: '', kept: after } : { wanted: after.slice(comma + 1), kept: after.slice(0, comma) };
}

/**
 * Reads a problem as a technical contradiction: its words are compared with the names of the 39 parameters and with
 * what people say for them. A guess to be confirmed by a person.
 */
export function readContradiction(problem: string, locale: Locale): ReadContradiction {
  const told = problem.replace(things, ' ');
  const { wanted, kept } = partsOf(told);
  const whole = matches(told, locale);
  const first = matches(wanted, locale);
  const second = matches(kept, locale);
  // What must not suffer is not what is to improve.
  const improve = first.length > 0 ? first : whole.filter(({ id }) => !second.some((match) => match.id === id));
  const best = improve[0]?.id;
  const worsen = second.length > 0 ? second : whole.filter(({ id }) => id !== best);
  return { improve: improve.slice(0, shown), worsen: worsen.slice(0, shown), isParted: second.length > 0 };
}
