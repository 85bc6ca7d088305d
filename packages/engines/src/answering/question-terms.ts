import { isAskingToken } from '../language/tokens/query-tokens.ts';
import { wideStopWords } from '../language/tokens/stop-words.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { isWide, pairsOf, wordSegmenter } from '../language/tokens/wide-script.ts';

/** Words that say what is asked for, or how it should be told, and not about what. */
const askingWords = [
  'compare[ds]?|comparison|differ|differs|differences?|versus|vs|define|definition|explain|describe|list|examples?|reasons?|typical(?:ly)?|mechanisms?',
  'values?|change[ds]?|changing|affects?|influences?|impact|effects?|role|improves?|works?|happens?|matters?|important|main|best|good|better',
  '(?:dis)?advantages?|benefits?|drawbacks?|pros|cons|strengths and weaknesses|kinds?|types? of|(?:two|three|four|five) (?:ways|reasons|methods|examples)|ways?',
  'how (?:many|much|long|often|far|high|low|large|big|small|fast|well|quickly)|please|give|show|tell|me|my|us|know|want|wants|need|needs|needed|like|understand|learn|simple|simply|beginner|newcomer|new (?:engineer|student|colleague)|student|in (?:simple|plain) (?:terms|words)',
  "used?|uses|using|i[’']m|i am|let[’']s|hello|hi|thanks?",
  'occurs?|occurring|begins?|starts?|takes? place|delivers?|provides?|reach(?:es)?|measured',
  '比较|比較|区别|區別|差异|差異|解释|解釋|说明|說明|请|請|優缺點|优缺点|优点|優點|缺点|缺點|优势|優勢|劣势|劣勢|怎么办|怎麼辦|怎么用|能否|能不能|可不可以|解决|解決|改善|需要|一般|通常|适合|適合|有多|多长|多長|多大|多高|多少|什么|什麼|我国|我國|规定|規定|可以|可否|应该|應該|主张|主張|发生|發生|开始|開始|从几|從幾|几度|幾度|能?达到|能?達到|什么|用什么|情形|机制|機制|机理|機理|为什么|為什麼|为何|為何|如何|怎样|怎樣|怎么|怎麼|哪些|哪种|哪種|是否|吗|嗎|呢|方法|原因',
  '起こる|起きる|生じる|始まる|違い|説明|教えて|ください|理由|要因|種類|対策|仕組み|メリット|デメリット|利点|欠点|長所|短所|どのくらい|どれくらい|どれほど|いくら|いくつ|どのように|どのような|どうすれば|どうしたら|どうして|どの|どう|なぜ|何が|何を|とは何|何|でしょうか|ますか|ですか|必要|上げる|下げる|抑える|防ぐ|速くする|決める|できる|よい|良い',
];
const asking = new RegExp(
  askingWords.map((words) => (/^[a-z(]/.test(words) ? `\\b(?:${words})\\b` : words)).join('|'),
  'giu',
);

/** A text without its words of asking. */
export function withoutAsking(text: string): string {
  return text.replace(asking, ' ');
}

/** A question without its words of asking; as it stands when nothing else is left. */
export function subjectOf(question: string): string {
  const subject = withoutAsking(question);
  return /[\p{L}\d]/u.test(subject) ? subject : question;
}

/**
 * Terms of a question's subject. Of Chinese and Japanese only what stands inside a word: pairs across two words say
 * nothing, and a question has many of them that no text repeats.
 */
export function subjectTerms(question: string, language: string): string[] {
  const subject = subjectOf(question).normalize('NFKC');
  const found = runs(subject).flatMap((run) =>
    isWide(run.charCodeAt(0))
      ? wideWords(run, language).flatMap((word) => pairsOf(tokenize(word, language)))
      : tokenize(run, language),
  );
  const said = found.filter((token) => !isAskingToken(token));
  return said.length > 0 ? said : tokenize(subject, language);
}

/** Words of a run; single characters that stand side by side are one word that the dictionary does not know. */
function wideWords(run: string, language: string): string[] {
  const words: string[] = [];
  let unknown = '';
  const close = () => {
    if (unknown.length > 1) words.push(unknown);
    unknown = '';
  };
  for (const { segment } of wordSegmenter(run, language).segment(run)) {
    if (segment.length === 1 && !wideStopWords.has(segment) && !/[\u3040-\u309f]/.test(segment)) unknown += segment;
    else {
      close();
      if (segment.length > 1) words.push(segment);
    }
  }
  close();
  return words;
}

/** Runs of Chinese or Japanese, and what stands between them. */
function runs(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isWide(text.charCodeAt(at)) === isWide(text.charCodeAt(from))) continue;
    found.push(text.slice(from, at));
    from = at;
  }
  return found;
}

/**
 * Names a question is about: a capitalised word inside it, or a grade such as `304`. What is said of other things does not
 * answer a question about a thing that no text names.
 */
export function namesOf(question: string): string[] {
  const words = [...question.matchAll(/[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d]*/gu)];
  const long = words.slice(1).filter(([word]) => /^\p{L}{4}/u.test(word));
  const isTitle = long.filter(([word]) => capitalised.test(word)).length > long.length * 0.6;
  return words.flatMap(({ 0: word, index }) => {
    const begins = /(?:^|[.?!:>]\s*)$/.test(question.slice(0, index));
    return isGrade(question, word, index) || (!isTitle && !begins && capitalised.test(word)) ? [word] : [];
  });
}

const capitalised = /^\p{Lu}\p{Ll}{3,}$/u;

/** `304 stainless steel`, but not `600 °C`, `850-900` or the year 2024. */
function isGrade(question: string, word: string, at: number): boolean {
  if (!/^\d{3,5}$/.test(word) || /^(?:1[89]|20)\d\d$/.test(word)) return false;
  const behind = question.slice(at + word.length, at + word.length + 12);
  if (/^[.,]?\d|^\s?[-–~～]\s?\d/u.test(behind) || /\d[.,\-–~～]$/u.test(question.slice(0, at))) return false;
  return tokenize(word + behind)[0] === tokenize(word)[0];
}

const nounPhrase =
  /\b(?:do|does|did|is|are|was|were|can|could|of|by|with|in|for)\s+(?:the|an?)\s+([\p{Script=Latin}\d]+)\s+([\p{Script=Latin}\d]+)/giu;

/** Pairs of terms that an article joins to one thing: `a heat pump`. What speaks of one and never of both is about neither. */
export function joinedTerms(question: string, language: string): [string, string][] {
  return [...question.matchAll(nounPhrase)].flatMap(([, ...words]): [string, string][] => {
    const [first, second] = words.map((word) => subjectTerms(word ?? '', language));
    return first?.length === 1 && second?.length === 1 ? [[first[0] as string, second[0] as string]] : [];
  });
}

const latin = /^[a-z]{3,}$/;

/** Two tokens are forms of one word: stems of nearly the same length, one of which begins with the other. */
function isNear(a: string, b: string, difference: number): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 6 && long.length - short.length <= difference && long.startsWith(short);
}

/**
 * Terms of a question as the texts say them. Of a term that stands nowhere another form is taken (`synthesise`,
 * `synthesis`; 取り扱う, 取り扱い), its parts (`seawater`, `sea water`) or, of two neighbours, the compound.
 */
export function asTextsSay(question: readonly string[], texts: readonly (readonly string[])[]): string[] {
  const vocabulary = new Set(texts.flat());
  const isAbsent = (term: string) => (latin.test(term) || isInflected(term)) && !vocabulary.has(term);
  if (!question.some(isAbsent)) return [...question];
  const said: string[] = [];
  for (let at = 0; at < question.length; at += 1) {
    const term = question[at] as string;
    if (!isAbsent(term)) {
      said.push(term);
      continue;
    }
    const next = question[at + 1];
    const compound = next === undefined || !latin.test(next) ? undefined : find(vocabulary, term + next);
    if (compound !== undefined) {
      said.push(compound);
      at += 1;
    } else said.push(...(partsIn(texts, term) ?? [find(vocabulary, term) ?? term]));
  }
  return said;
}

const wideCharacter = 4;

/** A Japanese word of three characters or more that ends in hiragana: another ending of it is the same word. */
function isInflected(term: string): boolean {
  const last = Number.parseInt(term.slice(-wideCharacter), 36);
  return /^u(?:[0-9a-z]{4}){3,}$/.test(term) && last >= 0x3040 && last <= 0x309f;
}

function find(vocabulary: ReadonlySet<string>, term: string): string | undefined {
  if (isInflected(term)) {
    const stem = term.slice(0, -wideCharacter);
    for (const word of vocabulary)
      if (word.length === term.length && word.startsWith(stem) && isInflected(word)) return word;
    return undefined;
  }
  for (const word of vocabulary) if (isNear(word, term, 2)) return word;
  return undefined;
}

/** Two neighbours in a text that together are the term. */
function partsIn(texts: readonly (readonly string[])[], term: string): string[] | undefined {
  if (term.length < 6) return undefined;
  for (const text of texts) {
    for (let at = 1; at < text.length; at += 1) {
      const first = text[at - 1] as string;
      const second = text[at] as string;
      if (term.startsWith(first) && latin.test(second) && isNear(first + second, term, 3)) return [first, second];
    }
  }
  return undefined;
}

/** What a question asks of its subject, where it says so by `of`: the property in terms, of English its telling word. */
export interface AskedProperty {
  /** As the question says it. */
  text: string;
  terms: readonly string[];
  /** All terms of its name. */
  name: readonly string[];
  /** Dimension of the values that state it even where a text leaves its name out; absent: the name is needed. */
  dimension?: string;
}

const english =
  /\bwhat(?:\s+is|\s+are|\s+was|’s|'s)\s+(?:the\s+|an?\s+)?((?:(?:coefficient|modulus|rate|degree|temperature|heat|enthalpy|energy|angle|limit|speed)\s+of\s+(?!the\s|an?\s))?[\p{L}\s-]{3,48}?)\s+of\s+\S/iu;
const wide =
  /[的の]([^的の\s、，,。？?和与與及と]{2,10}?)(?:是多少|为多少|為多少|有多[大高长長少]|はどのくらい|はどれくらい|はどれほど|はいくら)/u;

/** Heads that say less than the word before them: a text may speak of the glass transition of what melts at a point. */
const generic =
  /\b(?:point|temperature|number|rate|index|coefficient|ratio|factor|time|constant|length|size|potential|energy)s?$/iu;

const dimensions: readonly (readonly [RegExp, string])[] = [
  [/(?:thickness|width|length|size|diameter|height|radius|depth)$|厚|径|徑|长度|長度|長さ|粒度|尺寸/iu, 'm'],
  [/(?:time|duration|period|term|life|lifetime)$|时间|時間|期限|期间|期間/iu, 's'],
];

/** The property that a question asks for; undefined where it does not name one so. */
export function propertyOf(question: string, language: string): AskedProperty | undefined {
  const name = english.exec(question)?.[1] ?? wide.exec(question)?.[1];
  if (name === undefined) return undefined;
  const terms = subjectTerms(name, language);
  const head = isWide(name.charCodeAt(name.length - 1))
    ? terms
    : generic.test(name) && terms.length > 1
      ? terms.slice(-2, -1)
      : terms.slice(-1);
  if (terms.length === 0 || !/[\p{L}]/u.test(name.replace(asking, ''))) return undefined;
  const dimension = dimensions.find(([pattern]) => pattern.test(name))?.[1];
  return { text: name, terms: head, name: terms, ...(dimension === undefined ? {} : { dimension }) };
}
