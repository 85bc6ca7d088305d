import { foldHan } from '@assay/domain';
import { designations } from '../language/literals.ts';
import { type NameFound, readable } from '../language/names-in-text.ts';
import { onDemand } from '../language/on-demand.ts';
import { type ComparedKind, comparedKinds, findQuantities } from '../language/quantity-kinds/find-quantities.ts';
import { classifyQuestion } from './question.ts';

/** A quantity that a question asks for. */
export interface AskedQuantity {
  /** What it may be, by its name. */
  kinds: readonly ComparedKind[];
  /** As the question writes it. */
  written: string;
  /** Asked as a condition: `at which temperature`. Else a value that is itself the condition of another states nothing. */
  isCondition: boolean;
  /** Asked by an adjective: no word of the question names it. */
  isAdjective: boolean;
}

/** A quantity of its own kind that a question speaks of, in whatever words it asks. */
export type SpokenQuantity = Pick<AskedQuantity, 'kinds' | 'written'>;

const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Rules for wide scripts are read against simplified characters, as the text is. */
const folded = (source: string, flags = 'u') => new RegExp(foldHan(source), flags);

/** What may follow a quantity that is asked for; another noun makes it an attribute: `viscosity modifier`. */
const headEnd =
  /^\s*(?:['’]s\b)?\s*(?:$|[?!.,;:()&/+]|(?:values?|ranges?|limits?|levels?|figures?|data|numbers?|requirements?)\b|(?:of|in|for|at|do|does|did|is|are|was|were|can|could|to|when|must|should|may|might|has|have|had|will|would|gives?|between|with|without|after|during|from|on|under|per|by|and|or|needed|required|allowed|reported|expected|used|before|above|below|over|within|versus|vs|as|it|they|that|which|near|through|across|against|inside|into|a|an|the|we|you|i|if|until|using|typically|usually|so|be|need)\b|[\d≈~<>≤≥@%])/iu;

/** Words that do not stand inside what is asked for: it is a noun with its attributes. */
const outside =
  /\b(?:of|in|for|at|from|by|with|on|to|than|that|when|if|because|the|causes?|makes?|leads?|limits|determines?|governs?|controls|drives?|prevents?|triggers?|affects?|influences?|increases?|reduces?|lowers?|raises?|improves?|sets?|defines?|gives?|keeps?|changes?|decides?|happens?|does|do|did|can|should|must|has|have|method|test|technique|instrument|effect|reason)\b/iu;
const attributes = String.raw`(?<attributes>(?:[\p{L}\d'’%°./()-]+,?\s+){0,7})`;
const is = String.raw`(?:['’]s|\s+(?:is|are|was|were|would be|will be|should be|can be))`;
const article = String.raw`(?:\s+(?:the|an?|its|their|my|our|his|this|these|your))?`;
const measureOf = String.raw`(?:(?:\p{L}+\s+){0,2}(?:ranges?|levels?|values?|figures?|amount|degree|order|magnitude|maximum|minimum|limits?|kind)\s+(?:of|for|on)\s+(?:the\s+|an?\s+)?)?`;
/** What stands before a quantity that is asked for. */
const english: readonly RegExp[] = [
  // "what is the boiling point", "at which temperature"
  new RegExp(
    String.raw`(?<preposition>\b(?:at|under|above|below|in|within|over)\s+)?\b(?:what|which)(?:${is}${article}|${is}?)\s+${measureOf}${attributes}$`,
    'iu',
  ),
  // "how high is the melting point", "how much torque"
  new RegExp(
    String.raw`\bhow\s+(?:high|low|large|great|big|small|good|much|far|close|near|long|short|wide)\s+(?:of\s+)?(?:an?\s+)?(?:(?:is|are|was|were|can|does|do|should|must|may|will)\s+)?(?:(?:the|an?|its|their|my|our)\s+)?${attributes}$`,
    'iu',
  ),
  // "what should the humidity be"
  new RegExp(
    String.raw`\bwhat\s+(?:should|must|can|will|would|may|do|does|did)\s+(?:the|its|my|our|their|an?)\s+${attributes}$`,
    'iu',
  ),
  // "which alloy has the lowest density"
  new RegExp(
    String.raw`\b(?:what|which)\b[^?]*\b(?:highest|lowest|largest|smallest|greatest|best|longest|shortest|maximum|minimum)\s+(?<attributes>(?:[\p{L}-]+\s+){0,2})$`,
    'iu',
  ),
  // "tell me the density", "value of the density"
  new RegExp(
    String.raw`(?:^\s*(?:please\s+)?(?:give|tell|list|state|find|show|provide|quote|(?:i\s+)?(?:need|want)|looking for|name)\s+(?:me\s+|us\s+)?|\bvalues?\s+(?:of|for)\s+)(?:the\s+|an?\s+)?${measureOf}${attributes}$`,
    'iu',
  ),
];

const sentence = /[^?？!！。;；\n]+[?？!！。;；\n]*/gu;
/** Words that make more of a query than names: it asks how, why or whether. */
const asksOther =
  /\b(?:what|which|how|why|who|whose|when|where|is|are|was|were|does|do|did|can|could|should|must|may|will|would|has|have|effects?|influence|impact|role|mechanisms?|methods?|measur\w*|test\w*|determin\w*|control\w*|improv\w*|increas\w*|enhanc\w*|reduc\w*|reduction|lower\w*|rais\w*|prevent\w*|avoid\w*|optimi\w*|problems?|fail\w*|loss|losses|causes?|reasons?|versus|vs|compar\w*|depend\w*|due|because|design|selection|strateg\w*|calculat\w*|during|after|while|drift|change|changes|choose|guide|explain|describe|difference)\b/iu;
/** What a quantity is where it stands behind these: the condition of another. */
const asCondition = /\b(?:at|under|in|with|high|low|elevated|room|constant|ambient|on|by|via|through)\s+$/iu;

const wideFiller =
  '(?:的|之)?(?:[^，。？?、；的]{0,6}的)?(?:数值|数据|值|范围|大小|上限|下限|极限|目安|代表値|大概|大约|约|通常|一般|典型|最高|最低|最大|最小|各自?|分别|应该?|需要?|要|能够?|可以?|可|达到?|控制|设定?|保持|维持|在|到|会|是|为|有|落在|介于|将|又|大致|该|到底|究竟|取|选|用|于|、|和|及|与|跟|或|不?超过|低于|高于)*';
/** What stands behind a quantity that is asked for in Chinese, and in Japanese. */
const wideBehind = [
  folded(
    `^${wideFiller}(?:多少|多[大高低长少厚深快久宽重小]|几|什么(?:范围|水平|程度|数值|值|区间|时候|量级)?|何值|哪个|哪些?范围|怎样的范围)`,
  ),
  folded(
    '^(?:の)?(?:値|範囲|大きさ|目安|代表値|上限|下限|レベル)?(?:は|って|が|の|を|として|に|で|とは|も)*[、,]?(?:およそ|だいたい|通常|一般に|典型的に|それぞれ|約|最大で?|最低で?|室温で)*(?:どの(?:くらい|程度|ぐらい|範囲)|どれ(?:くらい|ほど|だけ|ぐらい)|いくら|いくつ|何(?![がをにか故])|なん|教えて|知りたい)',
  ),
];
const wideEnd = folded('^(?:的|の)?(?:数值|值|范围|大小|上限|下限|値|範囲|目安)?(?:は|って)?\\s*[?？。!！]*$');
const wideBefore = folded(
  '(?:什么|何种|哪个|哪种|哪一|多少|多[大高低长厚深]的?|几|怎样的|どの(?:くらいの|程度の|ような)?|どれ(?:くらい|ほど)の|何の|どんな|なんの|いくつの|いくらの)$',
);
/** Questions in which a quantity at the end is not what is asked for. */
const wideOther = folded(
  '为什么|为何|怎么|怎样|如何|影响|原因|提高|降低|改善|提升|测定|测量|方法|区别|差异|关系|因素|控制|防止|是否|吗|能否|为啥|抑制|增加|减少|なぜ|どうやって|どうすれば|どのように|理由|下げ|上げ|高め|低減|向上|違い|要因|防ぐ|抑え|増や|減ら|ですか|ますか|か[?？]?$',
);

/** `how stiff`, `多厚`. */
const adjectives = onDemand(() =>
  comparedKinds().flatMap((kind) =>
    kind.asks.length === 0
      ? []
      : [
          {
            kind,
            pattern: new RegExp(
              kind.asks
                .map((word) =>
                  wideScript.test(word)
                    ? `多${foldHan(word)}(?![的的])`
                    : String.raw`\bhow\s+(?:\p{L}+ly\s+)?${word}(?!\s+(?:is|was|would)\s+it\s+to\b)\b`,
                )
                .join('|'),
              'iu',
            ),
          },
        ],
  ),
);
const kindOf = (name: string) => comparedKinds().filter((kind) => kind.name === name);
/** Question words that ask for more than one kind. */
const questionWords = onDemand((): readonly (readonly [RegExp, readonly ComparedKind[]])[] =>
  [
    [
      /\bhow\s+long\s+(?:is|are|do|does|did|can|must|should|may|will|has|have|until|before|after)\b/iu,
      ['time', 'length'],
    ],
    [
      /\bhow\s+fast\b(?=[^?]*\b(?:is|are|does|do|can|will)\b)/iu,
      [
        'speed',
        'time',
        'growth rate',
        'strain rate',
        'heating rate',
        'frequency',
        'diffusion coefficient',
        'rate constant',
        'percentage',
      ],
    ],
    [folded('多久|多长时间|どれ(?:くらい|ぐらい|ほど)の?(?:時間|期間)|何時間|いつまで'), ['time']],
    [folded('多快'), ['speed', 'time', 'growth rate', 'heating rate', 'frequency', 'rate constant']],
  ].map(([pattern, names]) => [pattern as RegExp, (names as string[]).flatMap(kindOf)] as const),
);

interface Part {
  /** The sentence as it is read, and as it is written. */
  text: string;
  written: string;
}

function partsOf(question: string): Part[] {
  const text = readable(question);
  const source = text.length === question.length ? question : text;
  const found = [...text.matchAll(sentence)].map(({ 0: part, index }) => ({
    text: part,
    written: source.slice(index, index + part.length),
  }));
  // What stands behind the last question mark was added to the question: the long form of an abbreviation.
  const asked = found.findLastIndex(({ text: part }) => /[?？]\s*$/u.test(part));
  return asked < 0 ? found : found.slice(0, asked + 1);
}

const isKeywords = (text: string) =>
  !wideScript.test(text) && !asksOther.test(text) && text.trim().split(/\s+/).length <= 14;

type Mention = NameFound<ComparedKind>;

/** How an English sentence asks for a quantity in it; undefined where it does not. */
function askedInEnglish(text: string, { start, end }: Mention): { isCondition: boolean } | undefined {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  if (!headEnd.test(behind)) return undefined;
  for (const pattern of english) {
    const groups = pattern.exec(before)?.groups;
    if (groups !== undefined && !outside.test(groups['attributes'] ?? ''))
      return { isCondition: groups['preposition'] !== undefined };
  }
  return undefined;
}

/** Whether a query of names alone asks for a quantity: it begins or ends with it, or says of what. */
function askedInKeywords(text: string, { start, end }: Mention): boolean {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  return (
    !asCondition.test(before) &&
    (before.trim() === '' || /^\s*(?:$|[?.,]|(?:of|for|in|at|values?|range|datasheet|data)\b|[-−≈~\d])/iu.test(behind))
  );
}

function askedInWide(text: string, { start, end }: Mention): boolean {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  return (
    wideBefore.test(before) ||
    wideBehind.some((pattern) => pattern.test(behind)) ||
    (wideEnd.test(behind) && !wideOther.test(text))
  );
}

/** The quantities that a question asks for: behind `what` and `how`, `的…是多少` and `はいくら`, or in a query of names. */
export function askedQuantities(question: string): AskedQuantity[] {
  return partsOf(question).flatMap(({ text, written }): AskedQuantity[] => {
    const isWide = wideScript.test(text);
    const keywords = isKeywords(text);
    const named = findQuantities(text).flatMap((mention): AskedQuantity[] => {
      const asked = isWide
        ? askedInWide(text, mention) && { isCondition: true }
        : (askedInEnglish(text, mention) ?? (keywords && askedInKeywords(text, mention) && { isCondition: true }));
      if (!asked) return [];
      const { things: kinds, start, end } = mention;
      return [{ kinds, written: written.slice(start, end), isAdjective: false, ...asked }];
    });
    const byAdjective = adjectives().flatMap(({ kind, pattern }) => {
      const match = pattern.exec(text);
      if (match === null) return [];
      return [{ kinds: [kind], written: written.slice(match.index, match.index + match[0].length), match: match[0] }];
    });
    const byWord = questionWords().flatMap(([pattern, kinds]) => {
      const match = pattern.exec(text);
      return match === null
        ? []
        : [{ kinds, written: written.slice(match.index, match.index + match[0].length), match: match[0] }];
    });
    const told = [...byAdjective, ...byWord];
    const merged =
      told.length === 0
        ? []
        : [
            {
              kinds: told.flatMap(({ kinds }) => kinds),
              written: told[0]?.written ?? '',
              isCondition: true,
              isAdjective: true,
            },
          ];
    return [...named, ...merged];
  });
}

/** What joins the names of a list, with attributes of the next one: `density, Young's modulus and hardness`. */
const listed =
  /^\s*(?:,|，|、|&|\/|和|与|及|以及|と|\band\b|\bor\b)[\s,]*(?:and\s+|or\s+)?(?:the\s+|its\s+)?(?<attributes>(?:(?!(?:what|which|how|at|in|of|for)\s)[\p{L}'’-]+\s+){0,2})$/iu;

/** A quantity of a list, with its attributes. */
export interface ListedQuantity extends SpokenQuantity {
  /** Words before a general name that a sentence about it says too: `Poisson` of a ratio. */
  attributes: readonly string[];
}

/** Quantities that a question asks for in one list, in its order; none where it asks for fewer than two. */
export function listedQuantities(question: string): ListedQuantity[] {
  if (askedQuantities(question).length === 0) return [];
  return partsOf(question).flatMap(({ text, written }) => {
    const found = findQuantities(text);
    const between = found.map(({ start }, at) => listed.exec(text.slice(found[at - 1]?.end ?? start, start))?.groups);
    return found.flatMap(({ things, start, end }, at): ListedQuantity[] => {
      if (between[at] === undefined && between[at + 1] === undefined) return [];
      const attributes = between[at]?.['attributes'] ?? '';
      const isGeneral = things.every((kind) => kind.isGeneral);
      return [
        {
          kinds: things,
          written: written.slice(start - attributes.length, end),
          attributes: isGeneral ? (attributes.toLowerCase().match(/\p{L}{4,}/gu) ?? []) : [],
        },
      ];
    });
  });
}

/** What is given and not asked for: `at a relative humidity of 60 %`. */
const given =
  /(?:\b(?:at|under|with|against|despite|through|by|via)\s+(?:the\s+|an?\s+)?|\b(?:high|low|elevated|constant)\s+)$/iu;
const hasValue = /^\s*(?:of|is|=|:|为|為|は|が)?\s*(?:about\s+|around\s+|[约約]\s*)?[≈~<>≤≥±]?\s?\d/iu;

/** Whether a number follows the name of a quantity: in `hardness of 316L` it is a name. */
function isValueGiven(behind: string): boolean {
  const match = hasValue.exec(behind);
  if (match === null) return false;
  const number = behind.slice(match[0].length - 1);
  return !designations(number).some((name) => number.startsWith(name));
}

/** Quantities that a question names for themselves: neither given by it, nor an attribute of something else. */
export function mentionedQuantities(question: string): SpokenQuantity[] {
  return partsOf(question).flatMap(({ text, written }) =>
    findQuantities(text).flatMap(({ things, start, end }) => {
      const behind = text.slice(end);
      const isGiven = given.test(text.slice(0, start)) || isValueGiven(behind);
      const isAttribute = !wideScript.test(text) && /^[\s-]+\p{Ll}/u.test(behind) && !headEnd.test(behind);
      return isGiven || isAttribute ? [] : [{ kinds: things, written: written.slice(start, end) }];
    }),
  );
}

/**
 * Quantities that a question speaks of where it asks neither why nor how: what answers it speaks of them too. Those that are
 * circumstances of most questions are left out, and those whose value the question gives.
 */
export function spokenQuantities(question: string): SpokenQuantity[] {
  const kind = classifyQuestion(question);
  if (kind === 'cause' || kind === 'how') return [];
  return mentionedQuantities(question).flatMap(({ kinds, written }) => {
    const own = kinds.filter(({ isGeneral }) => !isGeneral);
    return own.length === 0 ? [] : [{ kinds: own, written }];
  });
}
