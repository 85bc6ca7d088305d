import { type ActionCode, actions } from './actions.ts';
import chinese from './lexicon/chinese.json' with { type: 'json' };
import english from './lexicon/english.json' with { type: 'json' };
import japanese from './lexicon/japanese.json' with { type: 'json' };

/** Ways of writing that verbs differ by. */
export type Written = 'english' | 'chinese' | 'japanese';

/** A verb by which one thing acts on another. */
export interface LexiconVerb {
  /** In its plain form, with the particle or preposition that belongs to it; a Japanese noun of action without する. */
  plain: string;
  /** What is done, of the closed list. */
  action?: ActionCode;
  /** Whether nearly all who say it tell of harm; `either` where the case decides. */
  harm: 'always' | 'either' | 'never';
}

const files: Readonly<Record<Written, Readonly<Record<string, string>>>> = { english, chinese, japanese };

const split = (written: Written, list = '') =>
  list.split(written === 'english' ? ', ' : ' ').filter((verb) => verb !== '');

const isAction = (group: string): group is ActionCode => Object.hasOwn(actions, group);

/** Verbs of a way of writing, by their plain form. */
export function verbLexicon(written: Written): ReadonlyMap<string, LexiconVerb> {
  const file = files[written];
  const either = new Set(split(written, file['both']));
  const found = new Map<string, LexiconVerb>();
  for (const [group, list] of Object.entries(file))
    for (const plain of split(written, list)) {
      if (isAction(group)) found.set(plain, { plain, action: group, harm: either.has(plain) ? 'either' : 'never' });
      else if (group === 'harm') found.set(plain, { plain, harm: 'always' });
      else if (group === 'other') found.set(plain, { plain, harm: 'never' });
      else if (group === 'both' && !found.has(plain)) found.set(plain, { plain, harm: 'either' });
    }
  return found;
}

/** Japanese verbs whose object stands before に: 付着する. */
export const reachingVerbs = (): ReadonlySet<string> => new Set(split('japanese', files.japanese['に']));
