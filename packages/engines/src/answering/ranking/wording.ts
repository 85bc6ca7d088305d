import { comparedSides } from '../../language/question/compared-sides.ts';
import { classifyQuestion } from '../question.ts';

/** What tells by its wording that a sentence answers, each 0 where the question does not ask for it. */
export const wordingNames = [
  /** It gives a reason, and a reason is asked for. */
  'cause',
  /** It tells what helps, and a remedy is asked for. */
  'remedy',
  /** It tells what is used or preferred, and a choice is asked for. */
  'choice',
  /** It says what something is: where that is asked for, and where it is not. */
  'definitionAsked',
  'definitionUnasked',
  /** Share of the compared things that it names, and whether that is all of them. */
  'sides',
  'allSides',
  /** Of reason, remedy and choice, what is asked for and not given. */
  'unworded',
] as const;
export type Wording = Record<(typeof wordingNames)[number], number>;

interface Cue {
  asks: RegExp;
  says: RegExp;
}

const cause: Cue = {
  asks: /\bwhy\b|\breasons?\b|\bwhat (?:causes?|makes?|is behind|drives?|triggers?|went wrong|happen\w*|is going on)\b|\bhow come\b|为什么|為什麼|为何|為何|为啥|為啥|怎么回事|怎麼回事|原因|なぜ|どうして|理由/iu,
  says: /\bbecause\b|\bdue to\b|\bcaus\w+|\bleads? to\b|\bresults? (?:in|from)\b|\bso that\b|\bsince\b|, so\b|\btherefore\b|\barises?\b|\bdriven by\b|\bdominates?\b|因为|因為|由于|由於|导致|導致|使得|因此|造成|ため|により|原因|から/iu,
};
const remedy: Cue = {
  asks: /\b(?:prevent|avoid|mitigat|counter|protect|reduc|suppress|stop|fix|cure|slow|keep (?:out|away)|get around|get rid|workaround|remed|improve|overcome|deal with|fight|solve|minimi[sz]e|lower|bring down|brought down|against|smoother|better)\w*|\bwhat (?:can|could|should|do) (?:i|we|you|they|be)\b|怎么办|怎麼辦|避免|防止|抑制|改善|对策|對策|解决|解決|防ぐ|抑え|対策|減ら|どうすれば/iu,
  says: /\b(?:prevent|avoid|mitigat|counter|protect|reduc|suppress|stop|slow|lower|limit|inhibit|improv|resist|remov|replac|stabili[sz]|scaveng|neutrali[sz]|eliminat|minimi[sz]|need|raise|restore|correct)\w*|避免|防止|抑制|改善|降低|减少|減少|消除|提高|可使|防ぐ|抑え|低減|減ら|向上/iu,
};
const choice: Cue = {
  asks: /\b(?:which|what)\b.*\b(?:should|use|choose|pick|take|recommend|suit|best|prefer)\w*|\b(?:pick|choose|select|better|suitable)\b|该选|該選|怎么选|怎麼選|哪种|哪種|哪个|哪個|選ぶ|選べ|どちら|どれ/iu,
  says: /\b(?:prefer|suit|used|recommend|select|chosen|choose|use|usual|typical|common|replace|serve|need|require|favou?r)\w*|选用|選用|采用|採用|适合|適合|推荐|推薦|使用|用于|用於|適し|用いる|選|好ましい/iu,
};

const defines =
  /^(?:(?:the|an?)\s)?[^.,;]{1,70}?\s(?:is|are)\s(?:an?|the|any|one of)\s|\brefers? to\b|\bdenotes?\b|^[^。，、]{1,30}(?:是一种|是一種|是指|とは)|である。$/iu;

const nothing: Wording = {
  cause: 0,
  remedy: 0,
  choice: 0,
  definitionAsked: 0,
  definitionUnasked: 0,
  sides: 0,
  allSides: 0,
  unworded: 0,
};

/** Reads a question once, for its sentences. */
export function wordingFor(question: string): (sentence: string) => Wording {
  const asked = { cause, remedy, choice };
  const cues = Object.entries(asked).filter(([, { asks }]) => asks.test(question));
  const ofDefinition = classifyQuestion(question) === 'definition' ? 'definitionAsked' : 'definitionUnasked';
  const sides = comparedSides(question).map((side) =>
    side
      .toLowerCase()
      .split(/[\s-]+/)
      .filter((word) => word.length > 1),
  );
  return (sentence) => {
    const text = sentence.toLowerCase();
    const named = sides.filter((words) => words.some((word) => text.includes(word))).length;
    const said = cues.filter(([, { says }]) => says.test(sentence));
    return {
      ...nothing,
      ...Object.fromEntries(said.map(([name]) => [name, 1])),
      unworded: cues.length - said.length,
      [ofDefinition]: defines.test(sentence) ? 1 : 0,
      ...(sides.length < 2 ? {} : { sides: named / sides.length, allSides: named === sides.length ? 1 : 0 }),
    };
  };
}
