import type { EnglishWord } from '@assay/engines/language';
import type { FunctionTriple } from '../function-triples.types.ts';
import { type ActedOn, actedOn, actingAsUsed, actingBy } from './acted-on.ts';
import { type Piece, piecesOf } from './clauses.ts';
import { type FiniteVerb, finiteVerb, type Number } from './finite-verb.ts';
import { gerundAtStart } from './gerunds.ts';
import { causeAtStart, causeBehind, happens, spoils } from './happenings.ts';
import { judgementOf } from './judgement.ts';
import { hungOn, lastThing, nameEnd, subjectIn, type Thing, thingOf, topicOf } from './names.ts';
import { SaidBefore } from './said-before.ts';
import { plainVerb } from './verbs.ts';
import { toWords, type Word } from './words.ts';

const questions =
  /^(?:why|how|what|who|whose|increase|decrease|reduce|improve|minimi[sz]e|maximi[sz]e|avoid)\b|^(?:when|where|which|do|does|did|is|are|was|were|can|could|should|would|will)\b.*\?/iu;
const wish = /\b(?:how (?:can|could|do|to|should)|we (?:want|need|would|have) |in order to|instead of|try to|aim)\b/iu;

/** Words of the longest clause that a person writes; reading costs the square of it. */
const longestClause = 80;

interface Found extends ActedOn {
  subject: Thing;
  isSpoilt?: boolean;
}

/** Reads the clauses of a text one after the other, as each may go on with what the one before it spoke of. */
class Reader {
  readonly triples: FunctionTriple[] = [];
  readonly #said = new SaidBefore();
  #before: Piece | undefined;
  /** What the main clause speaks of, which goes on behind a relative one. */
  #main: Thing | undefined;
  /** A name that stood alone, and may be joined to the next: dust and grease coat the sheave. */
  #waiting: Thing | undefined;
  /** What the last clause told, for objects that are joined to its own. */
  #told: { piece: Piece; found: readonly Found[]; isTurned: boolean } | undefined;

  read(words: readonly Word[]): void {
    const pieces = piecesOf(words);
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      if (piece.words.length > longestClause) continue;
      const carried = this.#carriedInto(piece);
      const joined = piece.opening === 'coordinator' ? this.#waiting : undefined;
      this.#waiting = undefined;
      const isNeeded = joined !== undefined || goesOn(pieces[0]);
      const verb = finiteVerb(piece.words, (head) => numberOf(head, carried, joined !== undefined), isNeeded);
      if (verb) {
        const rest = this.#readClause(piece, verb, carried, joined);
        if (rest) pieces.unshift(rest);
      } else this.#readNames(piece);
      if (verb && piece.opening !== 'relative') this.#main = this.#said.last?.subject ?? this.#main;
      this.#before = piece;
    }
  }

  /** What a piece that names no subject speaks of. */
  #carriedInto({ opening, conjunction }: Piece): Thing | undefined {
    if (opening === 'relative') return this.#before && lastThing(this.#before.words);
    const goesOn = opening === 'coordinator' || opening === 'comma' || conjunction === 'thereby';
    if (!goesOn) return undefined;
    return this.#before?.opening === 'relative' ? this.#main : this.#said.last?.subject;
  }

  /** A piece without a verb: one more object of the verb before it, or what the next one speaks of. */
  #readNames(piece: Piece): void {
    const isMore = piece.opening === 'coordinator' || piece.opening === 'comma';
    const last = isMore && this.#told?.piece === this.#before ? this.#told : undefined;
    const told = last?.found.some(({ end }) => end >= last.piece.words.length) ? last : undefined;
    const end = nameEnd(piece.words);
    const isHung = told?.isTurned && piece.words[end]?.kind === 'preposition';
    const isNamed = !last?.isTurned || piece.words.every(({ kind }) => kind !== 'verb');
    const thing = isNamed ? thingOf(isHung ? piece.words.slice(0, end) : piece.words) : undefined;
    if (thing && told) {
      for (const one of told.found)
        this.#tell(told.isTurned ? { ...one, subject: thing } : { ...one, object: thing }, told.piece);
    } else if (thing) {
      this.#waiting = thing;
      this.#main = thing;
      if (piece.opening !== 'coordinator') this.#said.add({ subject: thing });
    } else {
      const topic = topicOf(piece.words);
      if (topic) this.#said.add({ subject: topic });
    }
  }

  /** A clause; what is left of a relative one behind its object goes on with the main clause. */
  #readClause(
    piece: Piece,
    verb: FiniteVerb,
    carried: Thing | undefined,
    joined: Thing | undefined,
  ): Piece | undefined {
    const { words, opening } = piece;
    const head = words.slice(0, verb.from).filter(({ kind }) => kind !== 'auxiliary' && kind !== 'adverb');
    const [only] = head;
    const pronoun = head.length === 1 && only?.kind === 'pronoun' ? only : undefined;
    const isSame = only === undefined || pronoun !== undefined;
    const follows = piece.conjunction === 'so';
    const doing = gerundAtStart(head, (word) => this.#said.meantBy(word, { follows: true }));
    const own =
      only === undefined
        ? carried
        : pronoun
          ? this.#said.meantBy(pronoun, { follows })
          : (doing?.tool ?? subjectIn(head));
    const isJoined = joined !== undefined && !isSame && opening === 'coordinator';
    const things = own ? (isJoined ? [joined, own] : [own]) : [];
    const found: Found[] = [];
    const used = verb.isPassive ? undefined : actingAsUsed(words, verb, (word) => this.#said.meantBy(word));
    if (used) this.#tell(used, piece);
    if (doing?.hasTool)
      this.#tell({ ...doing, subject: doing.tool, end: head.length, isPartial: false }, { ...piece, words: head });
    else if (own && !isSame) this.#readHung(head, own, piece);
    const cause = own && !verb.isPassive ? this.#causeIn(words, verb, head) : undefined;
    if (cause) {
      for (const object of things) found.push({ ...cause, object, end: words.length, isPartial: false });
    } else if (verb.isPassive) {
      const acting = actingBy(words, verb);
      if (acting) for (const object of things) found.push({ ...acting, object, end: words.length, isPartial: false });
    } else {
      const acted = actedOn(words, verb, (word) => this.#said.actedOnAs(word, own, isSame));
      if (acted)
        for (const subject of things) if (subject.name !== acted.object.name) found.push({ ...acted, subject });
    }
    for (const one of found) this.#tell(one, piece);
    this.#said.add({
      subject: own && isJoined ? { ...own, isMany: true } : own,
      object: verb.isPassive ? found[0]?.subject : (found[0]?.object ?? doing?.object),
    });
    this.#told = { piece, found, isTurned: verb.isPassive || cause !== undefined };
    const rest = words.slice(found[0]?.end ?? words.length);
    const goesOn = opening === 'relative' && rest.length > 1 && rest[0]?.kind !== 'preposition';
    return goesOn ? { words: rest, opening: 'comma', conjunction: '' } : undefined;
  }

  /** What a thing that a clause speaks of does or suffers by the way: chips produced by the drill. */
  #readHung(head: readonly Word[], thing: Thing, piece: Piece): void {
    const at = hungOn(head);
    if (at === undefined) return;
    if (head[at]?.lower.endsWith('ing')) {
      const acted = actedOn(head, { at }, () => undefined);
      if (acted) this.#tell({ ...acted, subject: thing }, piece);
    } else {
      const acting = actingBy(head, { at });
      if (acting) this.#tell({ ...acting, object: thing, end: head.length, isPartial: false }, piece);
    }
  }

  /** What makes happen what a clause tells of its subject: in wind the bracket vibrates. */
  #causeIn(words: readonly Word[], { at }: FiniteVerb, head: readonly Word[]) {
    const action = plainVerb(words[at] as Word);
    if (!happens(action)) return undefined;
    const subject =
      causeBehind(words, at, action) ??
      causeAtStart(head, action) ??
      (this.#before && causeAtStart(this.#before.words, action));
    return subject && { subject, action, isSpoilt: spoils(action) };
  }

  #tell(found: Found, { words }: Piece): void {
    const judgement = judgementOf(found, words.map(({ text }) => text).join(' '));
    const { subject, action, object } = found;
    if (judgement) this.triples.push({ subject: subject.name, action, object: object.name, judgement });
  }
}

/** Whether a piece begins with a verb of what the one before it speaks of: and warps the part. */
function goesOn(piece: Piece | undefined): boolean {
  const [first, second] = piece?.opening === 'coordinator' ? piece.words : [];
  return first?.kind === 'verb' && /[^s]s$/.test(first.lower) && second?.kind === 'determiner';
}

/** Whether the subject that stands before a verb is one thing or many. */
function numberOf(head: readonly Word[], carried: Thing | undefined, isJoined: boolean): Number {
  const bare = head.filter(({ kind }) => kind !== 'adverb' && kind !== 'not' && kind !== 'auxiliary');
  const [only] = bare;
  const count = (thing: Thing | undefined): Number => (thing === undefined ? 'unknown' : thing.isMany ? 'many' : 'one');
  if (only === undefined) return count(carried);
  if (bare.length === 1 && (only.kind === 'pronoun' || only.kind === 'person'))
    return /^(?:it|he|she|one|this|somebody)$/.test(only.lower) ? 'one' : 'many';
  const thing = gerundAtStart(bare, () => undefined)?.tool ?? subjectIn(bare);
  return thing && isJoined ? 'many' : count(thing);
}

/** Functions of an English text, from its sentences as `englishWords` reads each. */
export function englishTriples(sentences: readonly (readonly EnglishWord[])[]): FunctionTriple[] {
  const reader = new Reader();
  const told = sentences.filter((words) => {
    const text = words.map((word) => `${word.isSpaced ? ' ' : ''}${word.text}`).join('');
    return !wish.test(text) && !questions.test(text);
  });
  reader.read(told.flatMap((words) => [...toWords(words), { text: '.', lower: '.', lemma: '.', kind: 'mark' }]));
  return reader.triples;
}
