import { readFileSync } from 'node:fs';
import type { Locale } from '@assay/domain';
import { functionTriples } from '../functions/function-triples.ts';
import type { FunctionTriple } from '../functions/function-triples.types.ts';

/** A problem as an engineer types it, with the functions that a practitioner puts into its model; see the README beside them. */
interface LabelledFunctions {
  id: string;
  locale: Locale;
  /** Its trade; no trade is in both files. */
  group: string;
  problem: string;
  functions: readonly FunctionTriple[];
}

/** Files of problems: those to look at and to fit rules to, and those that are measured alone. */
type LabelledFile = 'development' | 'development-2' | 'unseen' | 'unseen-2';

export function labelledFunctions(file: LabelledFile): LabelledFunctions[] {
  const lines = readFileSync(new URL(`./functions/${file}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as LabelledFunctions);
}

interface FunctionFigures {
  /** Functions that the practitioner draws, that the rules draw, and those of the rules that are the practitioner's. */
  wanted: number;
  drawn: number;
  right: number;
  /** Of the right ones, those judged as the practitioner does. */
  judged: number;
}

/** How much of what a practitioner draws the rules draw, and how much of what they draw is right. */
export async function functionFigures(problems: readonly LabelledFunctions[]): Promise<FunctionFigures> {
  const figures = { wanted: 0, drawn: 0, right: 0, judged: 0 };
  for (const { problem, locale, functions } of problems) {
    const left = [...functions];
    const drawn = await functionTriples(problem, locale);
    figures.wanted += functions.length;
    figures.drawn += drawn.length;
    for (const one of drawn) {
      const at = left.findIndex((other) => isName(one.subject, other.subject) && isName(one.object, other.object));
      if (at < 0) continue;
      figures.right += 1;
      if (left[at]?.judgement === one.judgement) figures.judged += 1;
      left.splice(at, 1);
    }
  }
  return figures;
}

/** A name without what its thing is of: some write the edge of the blade, some the edge. */
const withoutOf = (name: string) => name.toLowerCase().split(' of ')[0] ?? '';

/** Whether two names are of one thing: one may have words before its head that the other leaves out. */
function isName(one: string, other: string): boolean {
  const [short = '', long = ''] = [withoutOf(one), withoutOf(other)].sort((a, b) => a.length - b.length);
  if (!long.endsWith(short)) return false;
  const before = long.at(-short.length - 1);
  return before === undefined || !/[a-z0-9]/.test(before) || !/^[a-z0-9]/.test(short);
}
