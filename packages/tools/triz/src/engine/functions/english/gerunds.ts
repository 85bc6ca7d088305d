import { nameEnd, type Thing, thingOf } from './names.ts';
import { isKnownVerb, plainVerb } from './verbs.ts';
import type { Word } from './words.ts';

/** What is done to a thing, told by a form in -ing: coating the particles with alumina. */
interface Gerund {
  action: string;
  object: Thing;
  /** What it is done with; where that is not said, the doing itself. */
  tool: Thing;
  hasTool: boolean;
}

/** Nouns in front of which a form in -ing says what is done, and of which kind they are no more. */
const opensObject = (word: Word | undefined) => word?.kind === 'determiner' || word?.kind === 'pronoun';

/** The doing that some words begin with; `resolve` tells what a pronoun stands for. */
export function gerundAtStart(
  words: readonly Word[],
  resolve: (pronoun: Word) => Thing | undefined,
): Gerund | undefined {
  const [doing, first] = words;
  if (!doing || !first || !/.{3}ing$/.test(doing.lower) || !(doing.kind === 'verb' || doing.kind === 'noun'))
    return undefined;
  if (!opensObject(first) || !isKnownVerb(asVerb(doing))) return undefined;
  const isPronoun = first.kind === 'pronoun' && !/^th(?:is|ese)$/.test(first.lower);
  const end = 1 + (isPronoun ? 1 : nameEnd(words.slice(1)));
  const object = isPronoun ? resolve(first) : thingOf(words.slice(1, end), 'object');
  if (!object) return undefined;
  const action = plainVerb(asVerb(doing));
  const tool = words[end]?.lower === 'with' ? toolAtStart(words.slice(end + 1)) : undefined;
  return { action, object, tool: tool ?? { name: doing.lower, isMany: false }, hasTool: tool !== undefined };
}

/** A name ends where its own clause begins: with brushes scratches the layer. */
function toolAtStart(words: readonly Word[]): Thing | undefined {
  return thingOf(words.slice(0, nameEnd(words)), 'object');
}

/** A form in -ing without its ending, since the dictionary takes some for nouns. */
function asVerb(word: Word): Word {
  const stem = word.lower.slice(0, -3);
  const isTwice = stem.at(-1) === stem.at(-2);
  const forms = [word.lemma, stem, `${stem}e`, isTwice ? stem.slice(0, -1) : stem];
  const lemma = forms.find((form) => isKnownVerb({ ...word, lower: form, lemma: form })) ?? stem;
  return { ...word, lower: lemma, lemma, kind: 'verb' };
}
