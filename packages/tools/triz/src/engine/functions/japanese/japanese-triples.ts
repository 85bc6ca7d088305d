import type { JapaneseWord } from '@assay/engines/language';
import type { FunctionTriple } from '../function-triples.types.ts';
import { type Saying, sayingsOf } from './clauses.ts';
import { adds, causesOf, type Happening, happeningOf, marked, receives } from './happenings.ts';
import { judgementOf } from './judgement.ts';
import { isPronoun, namesOf } from './names.ts';
import type { Predicate } from './predicates.ts';
import { reachesBy, takesObject, verbSaid } from './verbs.ts';

type Names = readonly string[];

const wishes = /たい(?:が|けど|。|$)|ように|方法|どう|いかに|[？?]|なぜ|どの/u;
const noMeans = /(?:温|圧|中|時|下|内|上|間|前|後|場合|速|状態|工程|条件|環境|域|方|側|回|度|こと|以上|以下)$/u;

/** The first of some names that there are. */
const firstOf = (...names: Names[]): Names => names.find(({ length }) => length > 0) ?? [];

/** Reads a text clause by clause, as each may go on with what the one before it spoke of. */
class Reader {
  readonly triples: FunctionTriple[] = [];
  #subjects: Names = [];
  #objects: Names = [];
  /** Whether the sentence has spoken of its subject, so that a clause without one is of the same. */
  #isCarried = false;
  /** What the clause before tells to act, so that what follows comes of it: ワイパーで拭くと. */
  #causes: Names = [];
  /** Whether what the clause before spoke of has received it: 熱を受けて. */
  #isReceived = false;

  read(sayings: readonly Saying[]): void {
    for (const saying of sayings) {
      if (saying.kind === 'end') {
        this.#isCarried = false;
        this.#causes = [];
      } else if (saying.kind === 'state') this.#readState(saying);
      else if (saying.kind === 'of name') this.#readOfName(saying);
      else if (!wishes.test(saying.text)) this.#readClause(saying);
    }
    this.#isCarried = false;
  }

  #names(phrase: readonly JapaneseWord[] | undefined): Names {
    const found = phrase ? namesOf(phrase) : [];
    return found.length === 1 && isPronoun(found[0] ?? '') ? this.#objects : found;
  }

  #readState({ beside }: Saying & { kind: 'state' }): void {
    if (!beside.を) this.#subjects = firstOf(this.#names(beside.は), this.#names(beside.が), this.#subjects);
    this.#isCarried = true;
  }

  #readOfName({ predicate, beside, name: head, text }: Saying & { kind: 'of name' }): void {
    const { base, plain } = predicate;
    const name = namesOf(head).slice(0, 1);
    if (predicate.isPassive) this.#tell(this.#names(beside.によって ?? beside.に), predicate, name, text);
    else if (beside.を) this.#tell(name, predicate, this.#names(beside.を), text);
    else if (beside.が && takesObject(base, plain)) this.#tell(this.#names(beside.が), predicate, name, text);
    else if (beside.に && reachesBy(base)) this.#tell(name, predicate, this.#names(beside.に), text);
  }

  #readClause(clause: Saying & { kind: 'clause' }): void {
    const { predicate, beside, text } = clause;
    const acting = this.#names(beside.によって ?? beside.に);
    const carried = this.#isCarried ? this.#subjects : [];
    if (this.#readHappening(clause, carried)) return;
    this.#causes = this.#causesFor(clause);
    this.#isReceived = receives(predicate) && this.#causes.length > 0;
    if (this.#isReceived) {
      this.#subjects = firstOf(this.#names(beside.が), this.#names(beside.は), this.#subjects);
      this.#isCarried = true;
      return;
    }
    if (predicate.isPassive && acting.length > 0 && !beside.を) {
      const suffering = firstOf(this.#names(beside.が), this.#names(beside.は), carried);
      this.#tell(acting, predicate, suffering, text);
      [this.#subjects, this.#objects] = [suffering, acting];
    } else {
      const doer = this.#names(beside.が);
      const { subjects, objects, isSaid } = this.#sidesOf(clause, carried);
      if (isSaid) this.#tell(subjects, predicate, objects, text);
      this.#subjects = firstOf(subjects, this.#subjects);
      const isAnother = doer.length > 0 && objects.length === 0;
      this.#objects = isAnother ? [] : firstOf(objects, this.#objects);
    }
    this.#isCarried = true;
  }

  /** A clause of what happens to a thing by way of another: 粉じんで表面が汚れる. */
  #readHappening({ predicate, beside, text }: Saying & { kind: 'clause' }, carried: Names): boolean {
    const mark = beside.に ? marked(this.#names(beside.が), predicate) : undefined;
    const happening = beside.を ? undefined : (mark ?? happeningOf(predicate));
    if (!happening) return false;
    const own = mark ? this.#names(beside.に) : firstOf(this.#names(beside.が), this.#names(beside.は));
    // 溶かした水が再び凍る does so by itself.
    const isCarriedInto = (own.length > 0 || this.#isReceived) && !/再び|また|自然に/u.test(text);
    const causes = firstOf(
      causesOf(this.#names(beside.によって)),
      causesOf(this.#names(beside.で)).filter((name) => !noMeans.test(name)),
      isCarriedInto ? this.#causes : [],
    );
    const suffering = firstOf(own, carried);
    if (causes.length === 0 || suffering.length === 0) return false;
    this.#tellHappening(causes, happening, suffering, predicate, text);
    [this.#subjects, this.#objects] = [suffering, suffering];
    this.#isCarried = true;
    return true;
  }

  #tellHappening(causes: Names, { action, isSpoilt }: Happening, objects: Names, predicate: Predicate, text: string) {
    for (const subject of causes)
      for (const object of objects) {
        if (subject === object) continue;
        const verb = verbSaid(action, action);
        const judgement = judgementOf(text, { subject, object, verb, isDenied: predicate.isDenied, isSpoilt });
        if (judgement) this.triples.push({ subject, action, object, judgement });
      }
  }

  /** What acts in a clause that the next one comes of. */
  #causesFor({ predicate, beside }: Saying & { kind: 'clause' }): Names {
    if (!predicate.isCondition && !predicate.isReason) return [];
    if (receives(predicate)) return causesOf(this.#names(beside.を));
    if (predicate.isPassive) return this.#names(beside.によって ?? beside.に);
    // 水が凍って: it acts; 温度が上がると: that is when.
    const doer = predicate.isReason ? this.#names(beside.が) : [];
    const acting = firstOf(causesOf(this.#names(beside.で)), doer);
    const added = adds(predicate) ? this.#names(beside.を) : [];
    return firstOf(acting, added).filter((name) => !noMeans.test(name));
  }

  /** Who acts on what in a clause, and whether that is said to happen. */
  #sidesOf({ predicate, beside }: Saying & { kind: 'clause' }, carried: Names) {
    const topic = this.#names(beside.は);
    const doer = this.#names(beside.が);
    const isActive = beside.を !== undefined || predicate.isDenied;
    const [tool] = this.#names(beside.で ?? (isActive ? beside.では : undefined));
    const means = tool === undefined || noMeans.test(tool) ? [] : [tool];
    // 掃除に時間がかかる: what is no thing does it.
    const isNobody = beside.が !== undefined && doer.length === 0;
    const subjects = isNobody ? [] : firstOf(doer, topic, means, carried);
    const isHappening = !(predicate.isCondition && subjects === carried);
    const said = this.#names(beside.を);
    if (said.length > 0) return { subjects, objects: said, isSaid: isHappening };
    const isOwn = !predicate.isPassive && isHappening;
    if (!takesObject(predicate.base, predicate.plain)) {
      const reached = reachesBy(predicate.base) ? this.#names(beside.に) : [];
      return { subjects, objects: reached, isSaid: isOwn };
    }
    const also = firstOf(this.#names(beside.も), this.#names(beside.まで));
    if (also.length > 0) return { subjects, objects: also, isSaid: isOwn };
    // エアブローでほこりは取れない: what is spoken of is acted on.
    if (topic.length > 0 && doer.length === 0 && (means.length > 0 || predicate.isDenied))
      return { subjects: firstOf(means, this.#subjects), objects: topic, isSaid: isHappening };
    if (topic.length > 0) return { subjects, objects: doer.length > 0 ? topic : [], isSaid: isHappening };
    // 目詰まりする acts on nothing, 白化させる on what the clause before it acted on.
    const isSame = this.#isCarried && doer.length === 0;
    const isByItself = predicate.base.endsWith('する') && !predicate.isCausative;
    if (isSame && !isByItself)
      return { subjects, objects: firstOf(this.#objects, subjects === carried ? [] : this.#subjects), isSaid: isOwn };
    return { subjects, objects: subjects === carried ? [] : this.#subjects, isSaid: isOwn };
  }

  #tell(subjects: Names, { plain, base, isDenied }: Predicate, objects: Names, text: string): void {
    for (const subject of subjects)
      for (const object of objects) {
        if (subject === object) continue;
        const judgement = judgementOf(text, { subject, object, verb: verbSaid(base, plain), isDenied });
        if (judgement) this.triples.push({ subject, action: plain, object, judgement });
      }
  }
}

/** Functions of a Japanese text, from its sentences as `japaneseWords` reads each. */
export function japaneseTriples(sentences: readonly (readonly JapaneseWord[])[]): FunctionTriple[] {
  const reader = new Reader();
  for (const words of sentences) reader.read(sayingsOf(words));
  return reader.triples;
}
