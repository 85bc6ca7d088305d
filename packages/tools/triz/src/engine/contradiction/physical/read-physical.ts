import { foldHan, type Locale } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { opposites } from '../../../tables/opposites.ts';
import type { Separation } from '../../../tables/separations.ts';

/** One thing that has to be both a property and its opposite. */
export interface PhysicalContradiction {
  /** How the two may be parted, where the words tell it. */
  separation: Separation | undefined;
  /** The property and its opposite, in words of the text and the order that they stand there; none where only one is said. */
  demands?: readonly [string, string];
}

type Written = keyof typeof opposites;
const writtenIn: Readonly<Record<Locale, Written>> = { cn: 'han', en: 'en', jp: 'jp', tw: 'han' };

const pairsOf = (written: Written) => opposites[written].map((pair) => pair.split('|').map((side) => side.split('/')));
const pairs = onDemand(() => ({ en: pairsOf('en'), han: pairsOf('han'), jp: pairsOf('jp') }));

/** What is demanded of a thing. */
const demand: Readonly<Record<Written, RegExp>> = {
  en: /\b(?:must|should|has to|have to|needs? to|need (?:it|them)|ought to|wants?|we (?:need|want)|required|be)\b/giu,
  han: /要|应|必须|需|得|希望|想|最好|既|又/gu,
  jp: /たい|ほしい|欲しい|なければ|ないと|べき|必要|いけない|こと[。、」]|ように|すべき|求め/gu,
};
/** Too much of a thing for one end, too little of it for another. */
const excess: Readonly<Record<Written, RegExp>> = {
  en: /\btoo (\w+)\b/giu,
  han: /太(\p{Script=Han})/gu,
  jp: /(\p{Script=Han})(?:過ぎ|すぎ)/gu,
};

/** A property and its denial, each demanded: sticky and not sticky, 要封得牢又要封得不牢. */
const denied: Readonly<Record<Written, RegExp>> = {
  en: /\b(?:must|should|has to|needs? to|want(?:s|ed)?) (?:\w+ ){0,4}?(\w{4,30}) .{0,80}\bnot (?:be )?\1\b/iu,
  han: /[要应必须需得](?:(?!不)[^，,。；;]){0,8}(\p{Script=Han}{1,2})[^。]{0,30}?(?:[，,；;]|但|可是|可)又?也?(?:要|必须|需要|得)[^，,。；;]{0,8}不(?:能|要|可以)?(?:太)?\1/u,
  jp: /(\p{Script=Han}\p{Script=Hiragana}{0,2})[^。]{0,40}\1(?:ない|ず)[^。]{0,20}(?:たい|ほしい|必要|こと)/u,
};

/** A word where it stands. */
interface Place {
  at: number;
  word: string;
}

/** Where a text has the words of one side of a pair. */
function placesOf(text: string, words: readonly string[], written: Written): Place[] {
  return words.flatMap((word) => {
    const pattern =
      written === 'en' ? new RegExp(`(?<![\\w-])${word}(?:er)?(?![\\w-])`, 'giu') : new RegExp(word, 'gu');
    return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index, word: found }));
  });
}

/** A word as the problem writes it, in Japanese with its ending: 硬く, 柔らかく. */
function asWritten(problem: string, { at, word }: Place, written: Written): string {
  const end = at + word.length;
  const ending =
    written === 'jp'
      ? (/^(?:\p{Script=Hiragana}{0,2}?く|い(?![けっ])|に)/u.exec(problem.slice(end, end + 4))?.[0] ?? '')
      : '';
  return problem.slice(at, end) + ending;
}

/** As far as what is demanded may stand from the word that demands it. */
const near: Readonly<Record<Written, number>> = { en: 60, han: 14, jp: 30 };

function isDemanded({ at: place }: Place, demands: readonly number[], written: Written): boolean {
  return demands.some((at) =>
    written === 'jp' ? at >= place && at - place <= near.jp : place >= at && place - at <= near[written],
  );
}

const cues: readonly (readonly [Separation, RegExp])[] = [
  [
    'whole and part',
    /as a whole|every (?:link|single|part)|each (?:link|part)|整[条條体體个個]|每一?[节節颗顆个個片]|全体として|一[本つ個]一[本つ個]|各/u,
  ],
  [
    'time',
    /\b(?:during|while|when|once|after(?:wards)?|before|then|first|later|until|at (?:take[- ]?off|landing)|in cruise|in use)\b|[时時](?:候|要|又|必|应|，|,|$)|的[时時]候|以[后後]|之[后後]|期|阶段|階段|中は|時は|間は|瞬間|後は|[にの]時|ている間|夏天|冬天/iu,
  ],
  [
    'space',
    /\b(?:at the (?:bottom|top|tip|edge|end|grip|front|back|centre|center|side)|inside|outside|inner|outer|in the middle|where)\b|[处處端側侧面]|部分|地方|内侧|外侧|先端|外側|内側|中では|上では|側/iu,
  ],
  [
    'condition',
    /\b(?:if|under|above|below|only (?:for|when)|as soon as|unless|for (?:residents|owners|water))\b|如果|[温溫]度|[对對].{1,6}[通开開关關]|超过|超過|場合|たら|では|高温|低温|普段/iu,
  ],
];

/** Reads whether a text demands a property of one thing and its opposite too; undefined where it does not. */
export function readPhysical(problem: string, language: Locale): PhysicalContradiction | undefined {
  const written = writtenIn[language];
  const text = written === 'han' ? foldHan(problem) : problem.toLowerCase();
  const demands = [...text.matchAll(demand[written])].map(({ index }) => index);
  const separation = separationIn(text);
  if (denied[written].test(text)) return { separation };
  const exceeding = [...text.matchAll(excess[written])].map(([, word = '']) => word);
  for (const [one = [], other = []] of pairs()[written]) {
    const tooMuch = (words: readonly string[]) => exceeding.find((said) => words.some((word) => word.startsWith(said)));
    const [more, less] = [tooMuch(one), tooMuch(other)];
    if (more !== undefined && less !== undefined) return { separation };
    const wanted = [one, other].map((words) =>
      placesOf(text, words, written).filter((place) => isDemanded(place, demands, written)),
    );
    const [first = [], second = []] = wanted;
    const apart = first.find(({ at }) => second.every((place) => place.at !== at));
    const [opposed] = second;
    if (apart && opposed) {
      const inOrder = [apart, opposed].sort((a, b) => a.at - b.at).map((place) => asWritten(problem, place, written));
      return { separation, demands: inOrder as [string, string] };
    }
  }
  return undefined;
}

const separationIn = (text: string): Separation | undefined => cues.find(([, cue]) => cue.test(text))?.[0];
