import { unwanted } from '../../tables/functions/verbs.ts';
import { type EnglishForm, englishForms } from './english-forms.ts';
import type { FunctionJudgement, FunctionTriple } from './function-triples.types.ts';
import type { Verb } from './verb-forms.ts';

const words = (text: string) => new Set(text.split(' '));

const determiners = words('the a an its their our this that these those each every any some both all');
const conjunctions = words(
  'and but yet while whereas although though because so however or as if when whenever since until before after then whether unless',
);
const relatives = words('which that who');
const prepositions = words(
  'in on at by with from to into onto through against over under between during within behind beyond among beside without for off out around along across above below near inside outside via per about than right after before than like up down away',
);
/** What belongs to the verb before it: grinds away the impeller. */
const particles = words('away back down off out up');
const adverbs = words(
  'only also too much most very well fast enough now still already often always sometimes more less again then just partly hardly barely even badly far soon better worse faster slower easier ok okay alright together anymore',
);
/** What compares a thing with itself belongs to no name: wider tyres are tyres. */
const comparatives = words(
  'more fewer higher lower wider narrower bigger larger smaller thicker thinner finer coarser longer shorter stronger weaker lighter heavier stiffer softer hotter colder greater',
);
const auxiliaries = words(
  'can may must should shall will would could might cannot does do did has have had to not never',
);
const being = words('is are was were be been being gets get');
const persons = words('i we you one they engineers operators users somebody people who');
const pronouns = words('it they this these them itself');
const unwantedWords = new Set(unwanted.en.split(' ').map((word) => word.replaceAll('|', ' ')));

const weak =
  /\b(?:insufficient(?:ly)?|inadequate(?:ly)?|poorly|hardly|barely|only (?:partly|partially|weakly|slowly|slightly)|not|cannot|too (?:slowly|weakly|little|late)|fails? to|unreliably|never|n't|too low)\b|n't\b/iu;
const strong =
  /\b(?:too (?:much|strongly|hard|fast|far|long|often|quickly|intensely)|excessive(?:ly)?|overly|more than (?:needed|necessary|wanted))\b/iu;
/** Verbs whose forms are as often nouns: their object has to show itself by a determiner. */
const nounLike = words(
  'seal pump filter cut lift coat press mill saw feed turn block plug score set form grip clamp stain spray plate guide measure find crack tear break rust soil waste age burn switch sort sense light exposure trap support screw heat cool slow brake drain roll drive supply draw blow carry load lock bolt pin cover paint wrap fold record count channel lead scan pit fog cloud jam balance limit place peel strain trim split drill punch slice bake cast attach rinse sweep vent soak flood fade gel boil buffer grease',
);
const questions =
  /^(?:why|how|what|when|where|who|which|whose|do|does|did|is|are|was|were|can|could|should|would|will)\b/iu;
const wish =
  /\b(?:how (?:can|could|do|to|should)|we (?:want|need|would|have) |in order to|without|instead of|try to|aim)\b/iu;

interface Word {
  text: string;
  lower: string;
}

interface Clause {
  words: readonly Word[];
  /** The word that opens it, such as `and` or `which`. */
  opening: string;
}

const isAdverb = ({ lower }: Word) => adverbs.has(lower) || (lower.endsWith('ly') && lower.length > 4);

/** What stands between marks, and behind each conjunction that opens a clause of its own. */
function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  for (const part of sentence.split(/[,;:()]|\s[-\u2013\u2014]\s/u)) {
    let open: Word[] = [];
    let opening = '';
    const close = () => {
      if (open.length > 0) clauses.push({ words: open, opening });
      open = [];
    };
    for (const [text] of part.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'\u2019.%\u00b0/-]*/gu)) {
      const word = { text: text.replace(/[.'\u2019]+$/u, ''), lower: text.toLowerCase().replace(/[.'\u2019]+$/u, '') };
      if (conjunctions.has(word.lower) || (relatives.has(word.lower) && open.length > 0)) {
        close();
        opening = word.lower;
      } else open.push(word);
    }
    close();
  }
  return clauses;
}

/** The name of a thing at the end of some words: from its determiner, or all of them where nothing else stands there. */
function thingBefore(before: readonly Word[]): string | undefined {
  const head = [...before];
  while (head.length > 0 && isAdverb(head.at(-1) as Word)) head.pop();
  // "The chips of the drill": what hangs on with `of` belongs to the thing; any other preposition ends it.
  const cut = head.findIndex(({ lower }) => prepositions.has(lower));
  if (cut === 0) return undefined;
  const named = cut < 0 ? head : head.slice(0, cut);
  // A determiner inside a name stands behind a verb that is not known here.
  const isPlain = named.every(({ lower }, at) => at === 0 || !determiners.has(lower) || named[at - 1]?.lower === 'of');
  return isPlain ? thing(named) : undefined;
}

/** The name of a thing at the beginning of some words. */
function thingAfter(after: readonly Word[]): string | undefined {
  const [first, second] = after;
  // "Thaws it every six hours": a pronoun is the whole of an object.
  if (/^(?:it|them)$/.test(first?.lower ?? '') && second !== undefined) return undefined;
  const end = after.findIndex(
    (word, at) =>
      prepositions.has(word.lower) ||
      auxiliaries.has(word.lower) ||
      being.has(word.lower) ||
      (pronouns.has(word.lower) && at > 0 && !determiners.has(word.lower)) ||
      isAdverb(word),
  );
  return thing(end < 0 ? after : after.slice(0, end));
}

const longestName = 6;
/** As many words as an object without a determiner has. */
const longestBare = 3;

function thing(named: readonly Word[]): string | undefined {
  let from = 0;
  const isBefore = (word: Word) => determiners.has(word.lower) || comparatives.has(word.lower) || isAdverb(word);
  while (from < named.length && isBefore(named[from] as Word)) from += 1;
  const kept = named.slice(from).filter((word) => !isAdverb(word));
  if (kept.length === 0 || kept.length > longestName) return undefined;
  if (kept[0]?.lower === 'of' || kept.at(-1)?.lower === 'of') return undefined;
  if (/^\d/u.test(kept[0]?.text ?? '')) return undefined;
  if (kept.some(({ lower }) => auxiliaries.has(lower) || being.has(lower) || persons.has(lower))) return undefined;
  const name = kept.map(({ text, lower }, at) => (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(text) ? lower : text)).join(' ');
  return pronouns.has(name.toLowerCase()) ? undefined : name;
}

interface FoundVerb {
  at: number;
  length: number;
  verb: Verb;
  form: EnglishForm;
}

/** Up and down what a thing moves: "moves up the shaft" acts on no shaft. */
function isWay({ action }: Verb, particle: string): boolean {
  return (particle === 'up' || particle === 'down') && (action === 'move' || action === 'rotate');
}

/** Verbs that a clause may hold, each with its particle. */
function verbsOf(clause: readonly Word[]): FoundVerb[] {
  return clause.flatMap((word, at) => {
    for (const { verb, form, particle } of englishForms.get(word.lower) ?? []) {
      const next = clause[at + 1]?.lower ?? '';
      if (particle !== '' && next === particle) return [{ at, length: 2, verb, form }];
      if (particle !== '') continue;
      const isParted = particles.has(next) && clause.length > at + 2 && !isWay(verb, next);
      if (isParted) return [{ at, length: 2, verb: { ...verb, plain: `${verb.plain} ${next}` }, form }];
      return [{ at, length: 1, verb, form }];
    }
    return [];
  });
}

/** Whether a verb is one here: something acts before it, and it agrees with that. */
function isFinite({ at, form }: FoundVerb, clause: readonly Word[], isCarried: boolean): boolean {
  const before = clause.slice(0, at).filter((word) => !isAdverb(word));
  const last = before.at(-1);
  if (!last) return isCarried && form !== 'participle';
  if (last.lower === 'to' || determiners.has(last.lower) || prepositions.has(last.lower)) return false;
  if (auxiliaries.has(last.lower)) return form === 'plain' && !/^(?:has|have|had)$/.test(last.lower);
  if (being.has(last.lower)) return false;
  if (form === 'plain') return /[^s]s$/.test(last.lower) || persons.has(last.lower);
  return form === 'singular'
    ? !/[^s]s$/.test(last.lower) || unwantedWords.has(last.lower) || pronouns.has(last.lower)
    : true;
}

/** Whether what follows a verb is plainly its object, and the verb no noun or attribute: `cured laminate`, `pump seals leak`. */
function showsObject({ verb, form }: FoundVerb, rest: readonly Word[]): boolean {
  const [first] = rest.filter((word) => !isAdverb(word));
  if (!first) return false;
  if (determiners.has(first.lower) || pronouns.has(first.lower)) return true;
  if (form === 'past' || form === 'participle' || nounLike.has(verb.plain)) return false;
  return (thingAfter(rest)?.split(' ').length ?? 0) <= longestBare;
}

/** The judgement that the words around a verb speak; undefined where nothing is done. */
function judgementOf(
  { verb, subject, object }: Parsed,
  clause: string,
  isForbidden: boolean,
): FunctionJudgement | undefined {
  const isWeak = weak.test(clause);
  const isUnwantedThing = (name: string) =>
    unwantedWords.has(name.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? '');
  const isUnwanted = isUnwantedThing(subject) || (verb.action === 'generate' && isUnwantedThing(object));
  if (verb.isHarmful)
    return isWeak && !isForbidden && /\b(?:not|never|cannot)\b|n't/iu.test(clause) ? undefined : 'harmful';
  if (isForbidden || isUnwanted) return 'harmful';
  if (strong.test(clause)) return 'excessive';
  return isWeak ? 'insufficient' : 'useful';
}

/** Triples of an English text. A verb that may be a noun, and a name that is not plain, give none. */
export function englishTriples(sentences: readonly string[]): FunctionTriple[] {
  const found: FunctionTriple[] = [];
  for (const sentence of sentences) {
    if (wish.test(sentence) || questions.test(sentence)) continue;
    let subjectBefore: string | undefined;
    let objectBefore: string | undefined;
    let antecedent: string | undefined;
    for (const { words: clause, opening } of clausesOf(sentence)) {
      const text = clause.map(({ text }) => text).join(' ');
      const isForbidden = /\b(?:must|should|may|shall) (?:not|never)\b/iu.test(text);
      const triple =
        passiveOf(clause) ??
        activeOf(clause, opening, relatives.has(opening) ? antecedent : subjectBefore, objectBefore);
      antecedent = triple ? endingObject(clause, triple) : verbsOf(clause).length > 0 ? undefined : thingBefore(clause);
      if (!triple) {
        if (/^(?:and|or|which|that)$/.test(opening)) continue;
        subjectBefore = subjectOf(clause) ?? subjectBefore;
        continue;
      }
      subjectBefore = triple.subject;
      objectBefore = triple.object;
      const judgement = judgementOf(triple, text, isForbidden);
      if (judgement)
        found.push({ subject: triple.subject, action: triple.verb.plain, object: triple.object, judgement });
    }
  }
  return found;
}

/** The object of a clause where the clause ends with it: what a `which` behind it speaks of. */
function endingObject(clause: readonly Word[], { object }: Parsed): string | undefined {
  const text = clause.map(({ text }) => text).join(' ');
  return text.toLowerCase().endsWith(object.toLowerCase()) ? object : undefined;
}

interface Parsed {
  subject: string;
  object: string;
  verb: Verb;
}

/** What a clause speaks of where it holds no function: the thing before its form of `be` or its auxiliary. */
function subjectOf(clause: readonly Word[]): string | undefined {
  const at = clause.findIndex(({ lower }) => being.has(lower) || auxiliaries.has(lower));
  return at > 0 ? thingBefore(clause.slice(0, at)) : undefined;
}

function activeOf(
  clause: readonly Word[],
  opening: string,
  carried: string | undefined,
  objectBefore: string | undefined,
): Parsed | undefined {
  const verbs = verbsOf(clause);
  for (const found of verbs) {
    const { at, length, verb } = found;
    const rest = clause.slice(at + length);
    const before = clause.slice(0, at).filter((word) => !auxiliaries.has(word.lower) && !isAdverb(word));
    const isElided = before.length === 0 || (before.length === 1 && /^(?:it|they)$/.test(before[0]?.lower ?? ''));
    if (!isFinite(found, clause, isElided && carried !== undefined && opening !== '')) continue;
    if (!showsObject(found, rest)) continue;
    const subject = isElided ? carried : thingBefore(before);
    const object = thingAfter(rest) ?? (/^(?:it|them)$/.test(rest[0]?.lower ?? '') ? objectBefore : undefined);
    if (subject === undefined || object === undefined || subject === object) continue;
    return { subject, object, verb };
  }
  return undefined;
}

/** "The part is cooled by the air": the thing behind `by` acts. */
function passiveOf(clause: readonly Word[]): Parsed | undefined {
  for (const { at, verb, form } of verbsOf(clause)) {
    if (form !== 'participle' && form !== 'past') continue;
    const is = clause.slice(0, at).findLastIndex(({ lower }) => being.has(lower));
    if (is < 0 || clause.slice(is + 1, at).some((word) => !isAdverb(word) && word.lower !== 'not')) continue;
    const by = clause.findIndex(({ lower }, index) => index > at && lower === 'by');
    if (by < 0 || clause.slice(at + 1, by).some((word) => !isAdverb(word))) continue;
    const before = clause.slice(0, is).filter(({ lower }) => !auxiliaries.has(lower));
    const object = thingBefore(before);
    const subject = thingAfter(clause.slice(by + 1));
    if (subject !== undefined && object !== undefined) return { subject, object, verb };
  }
  return undefined;
}
