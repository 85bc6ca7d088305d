import type { Locale } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { classScores } from '@assay/engines/learning';
import type { ToolPorts } from '@assay/works';
import { parameters } from '../../tables/parameters.ts';
import { type ContradictionModel, contradictionModel } from './contradiction-model.ts';
import { sidesOf } from './sides.ts';
import { scoresByWords } from './words-of-parameters.ts';

/** A parameter that a part of the problem may mean; scores compare within one list only. */
export interface ParameterMatch {
  id: number;
  name: string;
  score: number;
}

/** A problem read as a technical contradiction: what is to improve, and what worsens with it, best guesses first. */
export interface ReadContradiction {
  improve: readonly ParameterMatch[];
  /** Empty where the problem tells one side alone. */
  worsen: readonly ParameterMatch[];
}

const shown = 5;
/** What words count for beside what a text means and alone, and how often a parameter is spoken of: by grouped cross-validation. */
const weightOfWords = { besideMeaning: 0.8, alone: 2 };
const weightOfPrior = 1;
/** How much rather a text tells of none than of a problem before it is taken for none: by grouped cross-validation. */
const farFromProblem = 1;

/** Reads problems by a model; vectors are those of its own model of embeddings, absent where that is not there. */
export function createContradictionReader(model: ContradictionModel) {
  const byMeaning = classScores(model.meaning);
  const problemScores = classScores(model.problem);

  /** Whether a text tells of a problem at all: a greeting, a question for facts or the name of a thing does not. */
  function tellsProblem(vector: ArrayLike<number> | undefined): boolean {
    const [other = 0, problem = 0] = vector ? problemScores(vector) : [];
    return other - problem < farFromProblem;
  }

  /** Parameters by how far a side is about them; none where neither its words nor what it means tell. */
  function ranked(
    words: readonly number[] | undefined,
    vector: ArrayLike<number> | undefined,
    prior: readonly number[],
  ) {
    if (!words && !vector) return [];
    const meant = vector && byMeaning(vector);
    const weight = meant ? weightOfWords.besideMeaning : weightOfWords.alone;
    return prior
      .map((often, at) => ({
        id: at + 1,
        score: (meant?.[at] ?? 0) + weight * (words?.[at] ?? 0) + weightOfPrior * often,
      }))
      .sort((one, other) => other.score - one.score || one.id - other.id);
  }

  return async (problem: string, vectorsOf: ToolPorts['vectors']) => {
    const { wanted, kept } = sidesOf(problem);
    const sides = kept === '' ? [wanted] : [wanted, kept];
    const words = sides.map((side) => scoresByWords(side, model.words));
    // A problem of which no word is known is none in a language that can be read.
    if (words.every((known) => known === undefined)) return { improve: [], worsen: [] };
    const vectors = await vectorsOf([...sides, problem]);
    if (!tellsProblem(vectors?.at(-1))) return { improve: [], worsen: [] };
    const improve = ranked(words[0], vectors?.[0], model.prior.improve);
    const worsen = kept === '' ? [] : ranked(words[1], vectors?.[1], model.prior.worsen);
    // What gets better does not get worse.
    const [best] = improve;
    return { improve, worsen: worsen[0]?.id === best?.id ? worsen.slice(1) : worsen };
  };
}

const reader = onDemand(async () => createContradictionReader(await contradictionModel()));

/**
 * Reads a problem as a technical contradiction: its words part it in two sides, and what each means is compared with how people
 * speak of the 39 parameters. A guess to be confirmed by a person.
 */
export async function readContradiction(
  problem: string,
  { locale, vectors }: Pick<ToolPorts, 'locale' | 'vectors'>,
): Promise<ReadContradiction> {
  const read = await reader();
  const { improve, worsen } = await read(problem, vectors);
  const named = (matches: typeof improve) =>
    matches.slice(0, shown).map(({ id, score }) => ({ id, score, name: nameOf(id, locale) }));
  return { improve: named(improve), worsen: named(worsen) };
}

const nameOf = (id: number, locale: Locale): string => parameters[id - 1]?.name[locale] ?? '';
