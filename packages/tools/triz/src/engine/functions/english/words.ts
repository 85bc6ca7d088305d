import type { EnglishWord } from '@assay/engines/language';

const words = (text: string) => new Set(text.split(' '));

export type Kind =
  | 'mark'
  | 'determiner'
  | 'pronoun'
  | 'person'
  | 'relative'
  | 'coordinator'
  | 'subordinator'
  | 'preposition'
  | 'auxiliary'
  | 'being'
  | 'having'
  | 'not'
  | 'to'
  | 'adverb'
  | 'number'
  | 'adjective'
  | 'noun'
  | 'verb';

/** A word of a sentence with what it does there, as far as it shows by itself. */
export interface Word {
  text: string;
  lower: string;
  /** Without its inflection. */
  lemma: string;
  kind: Kind;
}

const closed: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  [
    'determiner',
    words('the a an its their our your his my this that these those each every any some both all another no'),
  ],
  ['person', words('i we you he she one somebody people engineers operators users there here')],
  ['pronoun', words('it they them itself themselves these this')],
  ['relative', words('which who that')],
  ['coordinator', words('and or but yet &')],
  [
    'subordinator',
    words(
      'while whereas although though because so if when whenever since until before after whether unless once thereby',
    ),
  ],
  ['auxiliary', words('can may must should shall will would could might do does did cannot ca wo')],
  ['being', words('is are was were be been being gets get got getting')],
  ['having', words('has have had')],
  ['not', words("not n't nt never")],
  ['to', words('to')],
  [
    'preposition',
    words(
      'in on at by with from into onto through against over under between during within behind beyond among beside without for off out around along across above below near inside outside via per about than like up down away of round upon toward towards at as underneath beneath',
    ),
  ],
  [
    'adverb',
    words(
      'only also too much most very well fast enough now still already often always sometimes more less again just partly then however right hardly barely even badly far soon better worse faster slower easier ok okay alright together anymore upstream downstream twice therefore thus otherwise either rather quite nearly almost finally easily properly rarely seldom reliably',
    ),
  ],
];

const classes: Readonly<Record<string, Kind>> = {
  ADJ: 'adjective',
  ADP: 'preposition',
  ADV: 'adverb',
  AUX: 'auxiliary',
  DET: 'determiner',
  INTJ: 'adverb',
  NUM: 'number',
  PUNCT: 'mark',
  SYM: 'mark',
  VERB: 'verb',
};

function kindOf(lower: string, { wordClass }: EnglishWord): Kind {
  for (const [kind, known] of closed) if (known.has(lower)) return kind;
  if (/^[^\p{L}\p{N}]+$/u.test(lower)) return 'mark';
  if (/^\d/u.test(lower)) return 'number';
  if (/.{3}ly$/.test(lower) && wordClass !== 'NOUN' && wordClass !== 'PROPN') return 'adverb';
  const kind = classes[wordClass] ?? 'noun';
  // Function words are few and stand above: what else is taken for one is a word of its own.
  return kind === 'preposition' || kind === 'determiner' || kind === 'auxiliary' ? 'noun' : kind;
}

/** Words for so much of a thing, in front of `of`. */
export const quantities: ReadonlySet<string> = words(
  'part half most some bit lot rest portion little all none much many',
);

function kindInPlace(lower: string, word: EnglishWord, next: string | undefined): Kind {
  if (next === 'of' && quantities.has(lower)) return 'noun';
  const kind = kindOf(lower, word);
  return kind === 'subordinator' && next !== undefined && /^(?:\d|.{4,}ing$)/.test(next) ? 'preposition' : kind;
}

/** Words that are written without a space between them stand as one: heat-sealing. */
function joined(read: readonly EnglishWord[]): EnglishWord[] {
  const found: EnglishWord[] = [];
  let isOpen = false;
  for (const word of read) {
    const last = found.at(-1);
    const isHyphen = /^[-\u2010\u2011]$/u.test(word.text);
    if (
      last &&
      !word.isSpaced &&
      (isOpen || isHyphen) &&
      /[\p{L}\p{N}]$/u.test(last.text.replace(/[-\u2010\u2011]$/u, ''))
    ) {
      found[found.length - 1] = {
        ...word,
        text: last.text + word.text,
        lemma: last.text.toLowerCase() + word.lemma,
        isSpaced: last.isSpaced,
      };
      isOpen = isHyphen;
    } else found.push(word);
  }
  return found;
}

export function toWords(read: readonly EnglishWord[]): Word[] {
  return joined(read).map((word, at, all) => {
    const lower = word.text.toLowerCase();
    return {
      text: word.text,
      lower,
      lemma: word.lemma,
      kind: kindInPlace(lower, word, all[at + 1]?.text.toLowerCase()),
    };
  });
}
