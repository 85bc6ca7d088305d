import { onDemand, tokenize } from '@assay/engines/language';
import { type EffectPractice, practiceOf } from '../tables/effects/effect-practice.ts';
import type { EffectTexts } from '../tables/effects/effect-texts.types.ts';
import { type EffectCode, effects } from '../tables/effects/effects.ts';
import { effectNeeds, meetsNeed } from '../tables/effects/needs.ts';
import { type ActionCode, actions } from '../tables/functions/actions.ts';
import { type FunctionCode, partsOfFunction } from '../tables/functions/functions.ts';
import { functionObjects, type ObjectCode } from '../tables/functions/objects.ts';
import { verbLexicon } from '../tables/functions/verb-lexicon.ts';

/** A function in words, in any of the four languages; what acts is read too where it is named. */
export interface EffectQuestion {
  subject?: string;
  action: string;
  object: string;
}

/** An effect that may carry a function out; scores compare within one list only. */
export interface EffectMatch {
  code: EffectCode;
  /** The functions of the effect for which it was found, best first; empty where only its words were. */
  serves: readonly FunctionCode[];
  score: number;
}

interface Bag {
  counts: ReadonlyMap<string, number>;
  length: number;
}

const k1 = 1.5;
const b = 0.75;

function bagOf(...parts: readonly (readonly [text: string, weight: number])[]): Bag {
  const counts = new Map<string, number>();
  let length = 0;
  for (const [text, weight] of parts)
    for (const token of tokenize(text)) {
      counts.set(token, (counts.get(token) ?? 0) + weight);
      length += weight;
    }
  return { counts, length };
}

/** BM25 of each bag against some tokens. */
function scoresOf(bags: readonly Bag[], tokens: ReadonlySet<string>): number[] {
  const mean = bags.reduce((sum, { length }) => sum + length, 0) / bags.length;
  const scores = bags.map(() => 0);
  for (const token of tokens) {
    const holders = bags.filter(({ counts }) => counts.has(token)).length;
    const idf = Math.log(1 + (bags.length - holders + 0.5) / (holders + 0.5));
    bags.forEach(({ counts, length }, at) => {
      const count = counts.get(token) ?? 0;
      const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean));
      scores[at] = (scores[at] ?? 0) + idf * saturated;
    });
  }
  return scores;
}

const inAll = (name: Readonly<Record<string, string>>) => Object.values(name).join(' ');

const actionBags = onDemand(() => {
  const said = (['english', 'chinese', 'japanese'] as const).flatMap((written) => [...verbLexicon(written).values()]);
  return Object.entries(actions).map(([action, name]) => {
    const verbs = said.filter((verb) => verb.action === action && !verb.plain.includes(' ')).map(({ plain }) => plain);
    return { action: action as ActionCode, bag: bagOf([`${inAll(name)} ${verbs.join(' ')}`, 1]) };
  });
});
/** Each word in its plain form, those too that tell nothing alone. */
const wordsOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) => tokenize(word)[0] ?? word)
    .join(' ');
/** What verbs of several words do, which their words alone do not tell: what holds back does not hold. */
const phrases = onDemand(
  () =>
    new Map(
      [...verbLexicon('english').values()].flatMap(({ plain, action }) =>
        plain.includes(' ') && action !== undefined ? [[wordsOf(plain), action] as const] : [],
      ),
    ),
);

/** What is done, by how near the words for it come to those of each action. */
function actionsIn(text: string): ReadonlyMap<ActionCode, number> {
  const whole = phrases().get(wordsOf(text));
  if (whole !== undefined) return new Map([[whole, 1]]);
  return sharesOf(
    actionBags().map(({ action, bag }) => ({ code: action, bag })),
    text,
  );
}

const objectBags = onDemand(() =>
  functionObjects.map(({ code, name, said }) => ({ code, bag: bagOf([inAll(name), 2], [said, 1]) })),
);

/** Codes whose words a text holds, each with its share of the best score. */
function sharesOf<Code>(entries: readonly { code: Code; bag: Bag }[], text: string): ReadonlyMap<Code, number> {
  const scores = scoresOf(
    entries.map(({ bag }) => bag),
    new Set(tokenize(text)),
  );
  const best = Math.max(0, ...scores);
  return new Map(
    entries.flatMap(({ code }, at) =>
      (scores[at] ?? 0) > best / 2 ? [[code, (scores[at] ?? 0) / best] as const] : [],
    ),
  );
}

/** What a name with an unknown word in it may be besides: battery cells are no powder, and an oil cylinder is no oil. */
const bodyByOtherWords = 0.5;

/** What a function acts on, by how near the words for it come to those of each object. */
function objectsIn(text: string): ReadonlyMap<ObjectCode, number> {
  const found = sharesOf(objectBags(), text);
  const isKnown = (token: string) => objectBags().some(({ bag }) => bag.counts.has(token));
  if (found.size === 0 || found.has('solid') || tokenize(text).every(isKnown)) return found;
  return new Map([...found, ['solid', bodyByOtherWords]]);
}

/** What people name and no list knows is most often a body of some kind. */
const unknownBody = 0.7;
const unknownObject = 0.6;
/** Each function behind the first is less of what an effect is known for. */
const fading = 0.04;

const unknownFor = (object: ObjectCode) => (object === 'solid' ? unknownBody : unknownObject);

/** How near the functions of an effect come to what is asked for. */
function nearness(
  serves: readonly FunctionCode[],
  wantedActions: ReadonlyMap<ActionCode, number>,
  wantedObjects: ReadonlyMap<ObjectCode, number>,
): { code: FunctionCode; near: number }[] {
  return serves
    .map((code, at) => {
      const [action, object] = partsOfFunction(code);
      const done = wantedActions.get(action) ?? 0;
      const on = wantedObjects.size > 0 ? (wantedObjects.get(object) ?? 0) : unknownFor(object);
      return { code, near: done * on * (1 - at * fading) };
    })
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near);
}

/** Of two effects that serve alike, people try first what is at hand. */
const usualness = { everyday: 1, special: 0.85, rare: 0.6 } as const satisfies Record<EffectPractice, number>;

/** What shared words add: less than a nearer function does. */
const wordShare = (score: number) => (0.3 * score) / (score + 4);

const indexes = new WeakMap<EffectTexts, readonly Bag[]>();

function indexOf(texts: EffectTexts): readonly Bag[] {
  let bags = indexes.get(texts);
  if (!bags) {
    bags = effects.map(({ code }) => {
      const [name, does] = texts[code];
      return bagOf([name, 3], [does, 1]);
    });
    indexes.set(texts, bags);
  }
  return bags;
}

/**
 * Effects that may carry a function out, best first: those that serve the action on the object, or the action where nothing
 * is known of the object, then those of whose words the question speaks. What is done to one thing is no way to do it to another:
 * no vice holds a gas.
 *
 * @param asked a function of the closed list, or one in words
 * @param texts the words of the effects in the language of the question
 */
export function effectsFor(asked: FunctionCode | EffectQuestion, texts: EffectTexts): EffectMatch[] {
  const isCode = typeof asked === 'string';
  const [action, object] = isCode ? partsOfFunction(asked) : [undefined, undefined];
  const wantedActions = isCode ? new Map(action ? [[action, 1]] : []) : actionsIn(asked.action);
  const wantedObjects = isCode ? new Map(object ? [[object, 1]] : []) : objectsIn(asked.object);
  // An action that was read says no more by its words.
  const said = isCode ? '' : `${asked.subject ?? ''} ${wantedActions.size > 0 ? '' : asked.action} ${asked.object}`;
  const words = scoresOf(indexOf(texts), new Set(tokenize(said)));
  return effects
    .map(({ code, serves }, at): EffectMatch => {
      const near = nearness(serves, wantedActions, wantedObjects);
      const score = ((near[0]?.near ?? 0) + wordShare(words[at] ?? 0)) * usualness[practiceOf(code)];
      return { code, serves: near.map(({ code }) => code), score: Math.round(score * 1000) / 1000 };
    })
    .filter(({ code, score }) => score > 0 && (isCode || canActOn(code, asked.object)))
    .sort((a, b) => b.score - a.score);
}

/** Whether an effect can do anything to an object of these words: no current heats a polymer. */
function canActOn(code: EffectCode, object: string): boolean {
  const need = effectNeeds[code];
  return need === undefined || meetsNeed[need](object);
}
