import { foldHan } from '@assay/domain';
import { unwanted } from '../../tables/functions/verbs.ts';
import type { FunctionJudgement, FunctionTriple } from './function-triples.types.ts';
import { type Verb, verbsIn } from './verb-forms.ts';

const verbs = [...verbsIn('han').values()].sort((a, b) => b.plain.length - a.plain.length);
const unwantedThings = unwanted.han.split(' ');

/** Words that open a clause and name nothing. */
const openings =
  /^(?:但是|但|而且|并且|并|同时|却|又|也|还|而|因此|所以|因为|由于|然而|不过|虽然|尽管|可是|且|于是|从而|另外|此外|目前|现在|用(?![户水电途量])|拿|靠(?![近背模])|的话)+/u;
/** What may stand between who acts and the verb. */
const manner =
  /(?:可以|能够|能|会|要|需要|必须|应该|应|须|无法|不能|不会|不得|不可|不应|没有|未能|难以|只能|不|没|已经|已|正在|仍|也|又|就|都|还|过度|过分|过量|过快|过多|充分|有效|牢固|可靠|完全|均匀|部分|稍微|严重|快速|缓慢|容易|很|太|才|却|地|足够|来|用来|用于|常常|经常|老是|总是|总|一直|往往|有时|偶尔|只|快要|快|反而|反倒|直接|慢慢|逐渐)+$/u;
const wishes = /如何|怎么|怎样|什么|多少|哪|是否|为何|[吗呢？?]|希望|想要|想|为了|在不|而不/u;
const weak =
  /(?:效率|速度|精度|能力)(?:太|很|较|偏|过)?低|不足|不够|不充分|无法|不能|难以|未能|没有|只能|太弱|太慢|不佳|不理想|有限|不牢|不完全|不良|不(?:好|彻底|均)/u;
const strong = /过度|过分|过量|过多|过强|过快|太强|太多|太过|过大/u;
const forbidden = /不能|不得|不可|不应|不许|禁止|不要/u;
const negated = /不会|不再|没有|未曾|无法|从不/u;
/** What ends an object: how well it is done. */
const ends =
  /(?:的?(?:效果|作用|能力|速度|效率|程度|精度|准确度|准确性|均匀性|质量|品质)?(?:太|很|过|还|也|非常|明显|严重|较|偏)?(?:低|不均匀|不均|不彻底|不干净|不牢|不足|不够|不充分|不佳|不理想|有限|较差|很差|太慢|太弱|过强|过度|过多|过大|太强))$|(?:的时候|时|后|之后|前)$/u;
/** Characters that no plain name of a thing holds. */
const noName =
  /(?<!冷)却|[是在为与把被让将会要想如何怎也都就很又但并而因所得着了吗呢？?]|使(?!用)|有(?![机源])|能(?![量源耗级力])(?<![性电热光动磁势]能)|可(?![控燃])|不(?!锈)|无(?!人|线)|太(?!阳)|过(?![滤程渡])|以|和|或|及|、|一旦|当|时(?!间)|越|更(?!换)|容易|提早|提高|提升|降低|加大|增大|增加|减小|减少|的话|^的|的$/u;
/** What happens to a thing, and names none: 刀具磨损加快 tells of no object. */
const change = /^(?:加快|加剧|加速|严重|增大|增加|增多|降低|减小|减少|升高|下降|提高|变|过|很|太|较|明显|失效|困难)/u;
const longestName = 10;

interface Parsed {
  subject: string;
  verb: Verb;
  object: string;
}

interface Clause {
  /** In simplified characters, the same length as `said`. */
  text: string;
  said: readonly string[];
}

/** A name at the ends given, as it is said. Undefined where it is no plain name. */
function nameIn({ text, said }: Clause, begin: number, to: number): string | undefined {
  const from = begin + (/^(?:一部分|部分|一些|这些|那些|这个|那个)/u.exec(text.slice(begin, to))?.[0].length ?? 0);
  const name = text.slice(from, to);
  if (name === '' || name.length > longestName || noName.test(name) || change.test(name)) return undefined;
  // A verb inside a name is part of it only where it opens it: 保护镜片.
  if (verbs.some(({ plain }) => name.indexOf(plain, 1) > 0 || name === plain)) return undefined;
  return said.slice(from, to).join('').trim();
}

function isUnwanted(name: string): boolean {
  return unwantedThings.some((thing) => foldHan(name).endsWith(thing));
}

function judgementOf(text: string, { verb, subject, object }: Parsed): FunctionJudgement | undefined {
  if (verb.isHarmful) return negated.test(text) && !forbidden.test(text) ? undefined : 'harmful';
  if (isUnwanted(subject) || (verb.action === 'generate' && isUnwanted(object))) return 'harmful';
  if (strong.test(text)) return 'excessive';
  return weak.test(text) ? 'insufficient' : 'useful';
}

/** Where the words that open a clause end. */
function startOf(text: string): number {
  return openings.exec(text)?.[0].length ?? 0;
}

function verbAt(text: string, at: number): Verb | undefined {
  return verbs.find(({ plain }) => text.startsWith(plain, at));
}

/** 电解液被正极分解: what stands behind 被 acts. */
function passive(clause: Clause): Parsed | undefined {
  const { text } = clause;
  const by = text.indexOf('被');
  if (by < 0) return undefined;
  for (let at = by + 2; at < text.length; at += 1) {
    const verb = verbAt(text, at);
    if (!verb || !/^(?:了|掉)?$/u.test(text.slice(at + verb.plain.length))) continue;
    const object = nameIn(clause, topicStart(text, by), by);
    const subject = nameIn(clause, by + 1, at - (manner.exec(text.slice(by + 1, at))?.[0].length ?? 0));
    return subject && object ? { subject, verb, object } : undefined;
  }
  return undefined;
}

/** Behind a place or a time, as in 高电压下电解液: where what is spoken of begins. */
function topicStart(text: string, end: number): number {
  const start = startOf(text);
  const place = /^.*?[下中时后前里上](?=.{2,}$)/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return start + place;
}

/** 振动使螺钉松动, 泵把水送走, 漆膜对支架的保护: the object stands before the verb. */
function fronted(clause: Clause, before: string | undefined): Parsed | undefined {
  const { text } = clause;
  const sign = /使得|使(?!用)|令|让|导致|造成|引起|把(?!手)|将|对(?![象称流准])/u.exec(text);
  if (!sign) return undefined;
  const start = startOf(text);
  const own = text.slice(start, sign.index);
  const end = sign.index - (manner.exec(own)?.[0].length ?? 0);
  const subject = end > start ? nameIn(clause, start, end) : before;
  const from = sign.index + sign[0].length;
  for (let at = from + 1; at < text.length; at += 1) {
    const verb = verbAt(text, at);
    if (!verb) continue;
    const rest = text.slice(at + verb.plain.length);
    const middle = text.slice(from, at);
    const link = /(?:的|进行|起到|产生|造成|(?:过度|充分|严重|完全|容易|有效))+$/u.exec(middle)?.[0].length ?? 0;
    const object = nameIn(clause, from, at - link);
    const isEnd = /^(?:了|掉|开)?$/u.test(rest) || ends.test(rest);
    if (subject && object && isEnd) return { subject, verb, object };
  }
  return undefined;
}

/** 泵输送矿浆: who acts, the verb, what it acts on. */
function plain(clause: Clause, before: string | undefined): Parsed | undefined {
  const { text } = clause;
  const start = startOf(text);
  for (let at = start; at < text.length; at += 1) {
    const verb = verbAt(text, at);
    if (!verb) continue;
    const led = text.slice(start, at);
    const said = manner.exec(led)?.[0].length ?? 0;
    const to = at - said;
    const isElided = to === start;
    // A bare verb that opens a clause is as likely part of a name.
    if (isElided && start === 0 && said === 0) continue;
    const subject = isElided ? before : nameIn(clause, start, to);
    let from = at + verb.plain.length;
    if (/^[了着到住]/u.test(text.slice(from))) from += 1;
    const tail = ends.exec(text.slice(from))?.[0].length ?? 0;
    const object = nameIn(clause, from, text.length - tail);
    if (subject && object) return { subject, verb, object };
  }
  return undefined;
}

const spoilt = '坏断裂破碎穿倒垮死花脏烂歪弯爆焦糊伤塌扁皱';
const done = '住掉走开满净透紧';
/** A verb that no table names, by the complement that says what comes of it: 压垮, 冲掉. */
const result = `((?![是不会能可常总太很])\\p{Script=Han}[${spoilt}${done}])(?:了)?`;
const taken = new RegExp(`^(.*?)把(?!手)(.{1,10}?)${result}$`, 'u');
const suffered = new RegExp(`^(.*?)被(.{1,10}?)${result}$`, 'u');
const often = '会|能|能够|可以|常|总|老是|总是|经常|常常';
const worked = new RegExp(`^(.*?)(?:${often})(?:把)?${result}(.{1,10})$`, 'u');

/** 镜坯把支架压垮了, 线圈被水泡坏, 兆声波会震倒细线条: where the sentence itself shows what the verb is. */
function resultative(clause: Clause, before: string | undefined): Parsed | undefined {
  const { text } = clause;
  const start = startOf(text);
  const own = text.slice(start);
  const verbOf = (plain: string): Verb => ({ plain, isHarmful: spoilt.includes(plain.at(-1) ?? '') });
  /** The name of so many characters behind so many others; none said is the one before. */
  const nameOf = (from: number, said: string) => {
    const length = said.length - (manner.exec(said)?.[0].length ?? 0);
    return length === 0 ? undefined : nameIn(clause, from, from + length);
  };
  const isTaken = taken.exec(own);
  const isSuffered = isTaken ? null : suffered.exec(own);
  const [, first = '', second = '', third = ''] = isTaken ?? isSuffered ?? [];
  if (third !== '') {
    const one = first === '' ? before : nameOf(start, first);
    const other = nameOf(start + first.length + 1, second);
    if (one === undefined || other === undefined) return undefined;
    return isTaken
      ? { subject: one, verb: verbOf(third), object: other }
      : { subject: other, verb: verbOf(third), object: one };
  }
  const [, led = '', plain = '', object = ''] = worked.exec(own) ?? [];
  if (plain === '') return undefined;
  const subject = led === '' ? before : nameOf(start, led);
  const thing = nameIn(clause, text.length - object.length, text.length);
  return subject && thing ? { subject, verb: verbOf(plain), object: thing } : undefined;
}

/** Triples of a Chinese text, in either script. */
export function chineseTriples(sentences: readonly string[]): FunctionTriple[] {
  const found: FunctionTriple[] = [];
  for (const sentence of sentences) {
    let before: string | undefined;
    for (const part of sentence.split(/[，。；：！？,;:!?]/u)) {
      const said = [...part.replaceAll(/\s+/gu, '')];
      const clause = { text: said.map(foldHan).join(''), said };
      if (wishes.test(clause.text)) continue;
      const known = clause.text.includes('被') ? passive(clause) : (fronted(clause, before) ?? plain(clause, before));
      const parsed = known ?? resultative(clause, before);
      if (!parsed) continue;
      before = parsed.subject;
      const judgement = judgementOf(clause.text, parsed);
      if (!judgement) continue;
      const action = sayingOf(clause, parsed.verb);
      found.push({ subject: parsed.subject, action, object: parsed.object, judgement });
    }
  }
  return found;
}

/** The verb in the characters in which it is said. */
function sayingOf({ text, said }: Clause, { plain }: Verb): string {
  const at = text.indexOf(plain);
  return said.slice(at, at + plain.length).join('');
}
