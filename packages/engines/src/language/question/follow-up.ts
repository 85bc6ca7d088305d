import { askedConditions } from '../named-conditions.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { type AskedSubject, askedSubject, pointing } from './asked-subject.ts';
import { namedProperty } from './named-property.ts';
import { withoutSpans } from './without-spans.ts';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How a follow-up begins and ends around what is new in it. */
const opening =
  /^(?:(?:那么?|那麼?|然后|然後|では|じゃあ|それでは|それなら)[，、,\s]*|(?:(?:and|but|so|then|ok|okay|well)\b[\s,]*)?(?:(?:what|how)\s+about\b\s*)?)/iu;
const closing = /(?:呢|怎么样|怎麼樣|如何|はどうですか|はどうでしょうか|はどう|の場合は|だと|では|は)?[\s?？。.!]*$/u;

/** What of a question is new: without the words that only join it to the one before. */
function rest(question: string): string {
  const text = question.trim();
  const begun = text.replace(opening, '');
  return begun.replace(closing, '').trim();
}

const joins = (question: string) =>
  /^(?:(?:and|but|even\s+(?:if|when|though|after))\b|(?:what|how)\s+about\b|那么?[，,]?|那麼?[，,]?|では|じゃあ)/iu.test(
    question.trim(),
  ) || /呢[?？]?$|はどう(?:ですか)?[?？]?$|^[^、。\s]{1,20}(?:は|では)[?？]$/u.test(question.trim());

/** Prepositions and articles around a condition or a thing. */
const small =
  /^(?:at|under|in|for|with|of|the|a|an|when|if|instead|only|to|using|on|and|above|below|在|于|於|下|时|時|以上|以下|で|の|に|対|対して|では|について)$/iu;

const unmarked = (question: string) => question.trim().replace(/[\s?？。.]+$/u, '');
const markOf = (question: string) => /[?？]\s*$/u.exec(question)?.[0].trim() ?? '';

/** `and at 650 °C?`: the question before it, under the condition that is named now. */
function underOther(question: string, previous: string): string | undefined {
  const now = askedConditions(question);
  const text = rest(question);
  const left = withoutSpans(text, askedConditions(text))
    .split(/[\s,，、]+|(?<=[\p{Script=Han}\p{Script=Hiragana}])/u)
    .filter((word) => word !== '' && !small.test(word));
  if (now.length === 0 || left.length > 0) return undefined;
  const same = askedConditions(previous).filter(({ unit }) =>
    now.some((condition) => condition.unit.dimension === unit.dimension),
  );
  const standing = withoutSpans(unmarked(previous), same);
  if (!wide.test(previous)) {
    const said = /^(?:at|under|in|with|for|above|below|near|around)\b/iu.test(text) ? text : `at ${text}`;
    return `${standing} ${said}${markOf(previous)}`;
  }
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(previous);
  const condition = text.replace(/^[在于於]/u, '').replace(/(?:下|时|時|で|の)$/u, '');
  return isJapanese
    ? `${condition}における${standing}${markOf(previous)}`
    : `${condition}下${standing}${markOf(previous)}`;
}

const carried = (previous: string) =>
  askedConditions(previous).map(({ start, end, printed }) => previous.slice(start, end) || printed);

/** `and its density?`: another property of the thing before, under the conditions that stand. */
function ofSame(question: string, previous: string, subject: AskedSubject): string | undefined {
  const text = rest(question);
  const property = namedProperty(text);
  if (property === undefined || !isBare(text, property.start, property.end)) return undefined;
  const [condition] = askedConditions(question).length > 0 ? [] : carried(previous);
  if (!wide.test(question)) {
    const own = askedConditions(text).map(({ start, end }) => text.slice(start, end));
    const said = [condition, ...own].flatMap((each) =>
      each === undefined ? [] : [`at ${each.replace(/^at\s/iu, '')}`],
    );
    return [`${property.written} of ${subject.written}`, ...said].join(' ') + markOf(question);
  }
  const isJapanese = /[\p{Script=Hiragana}]/u.test(question) || /[\p{Script=Hiragana}]/u.test(previous);
  const [of, under] = isJapanese ? ['の', 'における'] : ['的', '下'];
  const now = condition ?? text.slice(0, property.start).replace(/(?:它|其|その|それの|的|の|在|下|时|時|で)+/gu, '');
  return `${now === '' ? '' : `${now.replace(/下$/u, '')}${under}`}${subject.written}${of}${property.written}${markOf(question)}`;
}

/** Nothing but words that point and join stands around the property. */
function isBare(text: string, start: number, end: number): boolean {
  const conditions = askedConditions(text);
  const around = withoutSpans(`${text.slice(0, start)} ${text.slice(end)}`, []);
  const plain = conditions.reduce(
    (held, { printed, start: from, end: to }) => held.replace(text.slice(from, to) || printed, ' '),
    around,
  );
  return plain
    .split(/[\s,，、]+/u)
    .every(
      (word) =>
        word === '' ||
        small.test(word) ||
        pointing.test(word) ||
        /^(?:what|is|are|was|how|much|high|big|value|its|their|theoretical|typical|maximum|minimum|它的?|其|那|那么|那麼|的|の|是|是多少|多少|有多大|多大|怎么样|は|いくら|いくらですか|どのくらい|どのくらいですか|その|それの|下|下的|では)$/iu.test(
          word,
        ),
    );
}

/** `and in seawater?`: the question before it, in surroundings that are named now. */
function inOther(question: string, previous: string): string | undefined {
  const text = rest(question);
  const isPlace =
    /^(?:in|under|during|after|with|without)\s+[^,;]{2,40}$/iu.test(text) && text.split(/\s+/).length <= 5;
  if (!joins(question) || !isPlace || wide.test(previous)) return undefined;
  const [preposition = ''] = text.split(/\s/);
  const place = new RegExp(String.raw`\s+${preposition}\s+[^,;?]+?(?=\s+(?:at|under|after|for|during|of)\b|$)`, 'iu');
  return `${unmarked(previous).replace(place, '')} ${text}${markOf(previous)}`;
}

/** `and for 304?`: the question before it, of another thing. */
function ofOther(question: string, previous: string, subject: AskedSubject): string | undefined {
  if (!joins(question) || namedProperty(question) !== undefined) return undefined;
  const thing = rest(question)
    .replace(/^(?:(?:for|with|in|of|on|about|the case of|at)\s+)+/iu, '')
    .replace(/^(?:the|a|an)\s+/iu, '')
    .replace(/(?:的话|的話|の場合)$/u, '')
    .trim();
  const isThing =
    thing !== '' &&
    thing.length <= 40 &&
    thing.split(/\s+/).length <= 4 &&
    !/[,，、;]|\bvs\b/iu.test(thing) &&
    !pointing.test(thing) &&
    askedConditions(thing).length === 0 &&
    !/^(?:what|how|why|which|when|where|who|is|are|does|do|can|为什么|為什麼|怎么|怎麼|なぜ|どう|什么|什麼)/iu.test(
      thing,
    );
  return isThing ? previous.slice(0, subject.start) + thing + previous.slice(subject.end) : undefined;
}

/** What is done about an event and not to a thing: `how can it be prevented` asks of the pitting, not of the steel. */
const ofEvent =
  /\b(?:prevent|avoid|reduc|stop|suppress|mitigat|detect|measur|happen|occur|caus|control|limit|slow|delay|inhibit|accelerat|explain|mean|help|matter|true|work)\w*|避免|防止|抑制|减少|減少|缓解|緩解|发生|發生|検出|防ぐ|防げ|抑え|起こ|減ら/iu;

/** `How is it welded?`: the thing that is pointed at, by its name. */
function named(question: string, subject: AskedSubject): string | undefined {
  if (ofEvent.test(question)) return undefined;
  const { written } = subject;
  const told = question
    .replace(/\b(?:its|their)\b/iu, `${written}'s`)
    .replace(
      /\b(?:it|they|them|this material|this alloy|this steel|this polymer|this grade)\b(?!\s+(?:is|was)\s+(?:possible|necessary|true|known|better|worth))/iu,
      written,
    )
    .replace(/它们?的|它們的|其(?=\p{Script=Han})/u, `${written}的`)
    .replace(/它们?|它們/u, written)
    .replace(/その(?=[\p{Script=Han}\p{Script=Katakana}])/u, `${written}の`)
    .replace(/それ(?=[はがをにで])/u, written);
  return told === question ? undefined : told;
}

/**
 * A follow-up as a question that stands without the one before it: its subject and its conditions are carried. Undefined
 * where the question stands by itself, or leans on the one before in a way that no rule reads.
 */
function completed(question: string, previous: string): string | undefined {
  const subject = askedSubject(previous);
  const other = underOther(question, previous) ?? inOther(question, previous);
  if (other !== undefined) return other;
  if (subject === undefined) return undefined;
  const own = askedSubject(question);
  const pointed = own === undefined || pointing.test(own.written) || joins(question);
  return (
    (pointed ? ofSame(question, previous, subject) : undefined) ??
    ofOther(question, previous, subject) ??
    named(question, subject)
  );
}

const pointingWord = /\b(?:it|its|this|these|those|they|their)\b|\bones?\b(?=\s+(?:for|in|with|from|at)\b|[?.!]|$)/iu;
/** `that` where it stands for something: not where it joins a clause to its noun, as in `the mRNA that cells take up`. */
const pointingThat =
  /\b(?:is|was|does|did|do|would|can|could|will|why|how|of|at|for|than|like|with|by|from|in|on|about|after|before|under|above|below)\s+that\b(?!\s+(?:the|an?|is|are|can|has|have|was|were|do|does)\b)|\bthat\W*$/iu;
const pointingWide = /它|其|该|這|这|それ|その|これ/u;
/** So many words of matter before a pointing word are what it points at: `My boronic acid falls apart before it couples`. */
const ownMatter = 3;
/** What a clause begins with: a pointing word behind it is about what stands before, one behind a verb about something else. */
const clauseBegins =
  /(?:\b(?:so|before|after|and|or|but|because|if|when|while|once|until|though|where|as|than|which|is|are|was|were|does|do|did|can|could|will|would|should|has|have)|[,;:.?!])\s*$/iu;

/** Whether a word points at something that the question itself does not name. */
function pointsAway(question: string): boolean {
  if (pointingThat.test(question) || pointingWide.test(question)) return true;
  const found = pointingWord.exec(question);
  if (found === null) return false;
  const before = question.slice(0, found.index);
  const isLast = !/\p{L}/u.test(question.slice(found.index + found[0].length));
  return isLast || tokenize(before, 'en').length < ownMatter || !clauseBegins.test(before);
}

/** Whether a question joins or points at what the one before it tells of: `how can it be prevented?`. */
export const leansOnThread = (question: string): boolean =>
  joins(question) ||
  /^(?:so|then)\b|\bthen\W*$/iu.test(question.trim()) ||
  pointsAway(question) ||
  /^(?:why|how|how come|since when|为什么|為什麼|为何|為何|なぜ|どうして)[?？]?$/iu.test(question.trim());

/**
 * The last question of a thread, complete without it. `thread` holds the earlier ones, oldest first, as they were written.
 * Undefined where nothing has to be carried.
 */
export function completeFollowUp(question: string, thread: readonly string[]): string | undefined {
  const [first, ...later] = thread;
  if (first === undefined) return undefined;
  const standing = later.reduce(
    (held, next) => completed(next, held) ?? (leansOnThread(next) ? `${held} ${next}` : next),
    first,
  );
  return completed(question, standing);
}
