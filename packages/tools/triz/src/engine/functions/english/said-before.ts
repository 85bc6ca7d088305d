import type { Thing } from './names.ts';
import type { Word } from './words.ts';

interface Said {
  subject?: Thing | undefined;
  object?: Thing | undefined;
}

/** As many clauses back as a pronoun reaches. */
const reach = 3;

/** Whether two names are of things alike, of which one is no other: higher vacuum and the vacuum gripper. */
const isAlike = ({ name }: Thing, other: Thing | undefined) =>
  other !== undefined && name.split(' ').includes(other.name.split(' ').at(-1) ?? '');

/** What a text has spoken of so far, for what stands without a name of its own. */
export class SaidBefore {
  readonly #clauses: Said[] = [];

  add(said: Said): void {
    this.#clauses.push(said);
  }

  get last(): Said | undefined {
    return this.#clauses.at(-1);
  }

  /**
   * What a pronoun stands for: the subject of the clause before it, else its object, else further back. Of what follows from
   * the clause before it, the object is spoken of: scale insulates the coil, so it heats too slowly.
   */
  meantBy(
    { lower }: Word,
    { not, follows = false }: { not?: Thing | undefined; follows?: boolean } = {},
  ): Thing | undefined {
    const isMany = /^(?:they|them|these|themselves)$/.test(lower);
    return this.#clauses
      .slice(-reach)
      .toReversed()
      .flatMap(({ subject, object }) => (follows ? [object, subject] : [subject, object]))
      .find((thing) => thing !== undefined && thing.isMany === isMany && !isAlike(thing, not));
  }

  /** What a pronoun behind a verb stands for: of one that acts on, the thing it acted on before. */
  actedOnAs(word: Word, subject: Thing | undefined, isSameSubject: boolean): Thing | undefined {
    const object = this.last?.object;
    return isSameSubject && object !== undefined && object.isMany === word.lower.startsWith('th')
      ? object
      : this.meantBy(word, { not: subject });
  }
}
