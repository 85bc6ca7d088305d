import { foldHan } from '@assay/domain';
import type { FunctionTriple } from '../function-triples.types.ts';
import { causeIn, goesAlong, happeningAtEnd } from './happenings.ts';
import { judgementOf } from './judgement.ts';
import { type ChineseName, namesIn } from './names.ts';
import { serial } from './serial.ts';
import { isVerb, type SaidVerb, verbsAt } from './verbs.ts';
import { wordStarts } from './word-bounds.ts';

/** Words that open a clause and name nothing. */
const openings =
  /^(?:但是|但|而且|并且|并|同时|却|又|也|还|而|因此|所以|因为|由于|然而|不过|虽然|尽管|可是|可(?![控燃])|且|于是|从而|另外|此外|目前|现在|就是|结果|后来|然后|偏偏|如果|只要|一旦|的话|已经|常常|经常)+/u;
/** What may stand between who acts and the verb. */
const manner =
  /(?:可以|能够|能|会|要|需要|必须|应该|应|须|无法|没办法|没法|不能|不会|不得|不可|不应|没有|未能|难以|只能|不|没|已经|已|正在|仍|也|又|就|都|还是|还|过度|过分|过量|过快|过多|充分|有效|牢固|可靠|完全|均匀|部分|稍微|严重|快速|缓慢|容易|很容易|很|太|才|却|地|足够|来|用来|用于|常常|经常|老是|老|总是|总|一直|往往|有时|偶尔|只|快要|快|反而|反倒|直接|慢慢|逐渐|互相|相互|再|一部分|全部|始终|基本|本来|不断|仍然|依然|持续|连续|反复|不停|不停地|频繁|时常|继续|重新|强行|彻底|轻微|迅速|急剧|渐渐|随后|立即|同样|自动|照样|干脆|才能|终于|最终|最后|不小心|便|会导致|负责|是用来|一下子|马上|立刻|容易把|(?:太|很|过(?![滤程渡热流])|较|偏)\p{Script=Han}{1,2}|一\p{Script=Han}{1,2}|\p{Script=Han}(?:下来|起来|出来|过来|进来|上来)|掉下|单手|双手|徒手|人工|手动)+$/u;
/** When or where something is done, between who acts and the verb. */
const circumstance =
  /(?:在[^，]{1,10}?[处里上中下内时]|从[^，]{1,8}?[处里上中下内边侧]|[^，]{0,8}(?:的时候|以后|之后|时|后)|收缩|膨胀|受热)$/u;
const wishes = /如何|怎么|怎样|什么|多少|哪|是否|为何|[吗呢？?]|希望|想要|想|为了|在不|而不/u;
/** What ends an object: how well or when it is done. */
const ends =
  /(?:(?:的?(?:效果|作用|能力|速度|效率|程度|精度|准确度|准确性|均匀性|质量|品质)?(?:太|很|过|还|也|非常|明显|严重|较|偏)?(?:低|不均匀|不均|不彻底|不干净|不牢|不足|不够|不充分|不佳|不理想|有限|较差|很差|太慢|太弱|过强|过度|过多|过大|太强|过头|过猛|太狠|太猛))|(?:太|过于|很)\p{Script=Han}{1,2}|(?:的时候|以后|之后|时|后|前)|了)$/u;
/** Where a thing ends up, behind its verb. */
const towards = /^(?:在|到|进|入|向|满)/u;

interface Clause {
  /** In simplified characters, the same length as `said`. */
  text: string;
  said: readonly string[];
}

interface Parsed {
  subjects: readonly ChineseName[] | 'before';
  objects: readonly ChineseName[] | 'it';
  verb: SaidVerb;
  action: string;
}

const startOf = (text: string) => openings.exec(text)?.[0].length ?? 0;

/** Where the words in front of a verb that say how and when it is done begin. */
function withoutManner(text: string, from: number, to: number): number {
  let end = to;
  for (;;) {
    const own = text.slice(from, end);
    const length = manner.exec(own)?.[0].length ?? circumstance.exec(own)?.[0].length ?? 0;
    if (length === 0) return end;
    end -= length;
  }
}

function subjectsIn(text: string, start: number, to: number): Parsed['subjects'] | undefined {
  let from = start;
  if (to <= from || /^(?:它们?|其)$/u.test(text.slice(from, to))) return 'before';
  // 用盐酸能溶掉盐垢: what it is done with acts.
  // 时间长了把辊面磨花, 改用气浮后气流吹起灰尘: what was before is no thing.
  const past = /^.{2,8}(?:了|后|时|的话)(?=.{2,}$)/u.exec(text.slice(from, to))?.[0].length ?? 0;
  if (past === 0 && /^.{2,5}(?:了|后|时|的话)$/u.test(text.slice(from, to))) return 'before';
  from += past;
  const begin =
    from +
    (/^(?:[^，]{0,6}?(?<![使采利作应专通有费])用(?![户水电途量])|拿|靠(?![近背模])|通过|利用)/u.exec(
      text.slice(from, to),
    )?.[0].length ?? 0);
  if (/^(?:温度|时间|速度|成本|价格|费用|要求|问题|情况)/u.test(text.slice(begin, to))) return undefined;
  const names = namesIn(text, begin, to).flatMap((one) => withoutVerb(text, one));
  return names.length > 0 ? names : undefined;
}

/** A name without the verb and the place in front of it: 搬到一半钢板; none where nothing else stands there. */
function withoutVerb(text: string, name: ChineseName): ChineseName[] {
  const own = text.slice(name.from, name.to);
  const isBringing = verbsAt(own, 0).some(
    ({ plain, weight }) => weight >= 2 && /.[进入到在掉住满开走断]$/u.test(plain),
  );
  if (!isBringing) return [name];
  const last = lastWord(own);
  return last > 0 ? [{ ...name, from: name.from + last }] : [];
}

function objectsIn(text: string, from: number, to: number): Parsed['objects'] | undefined {
  let end = to;
  for (
    let tail = ends.exec(text.slice(from, end));
    tail && end - tail[0].length > from;
    tail = ends.exec(text.slice(from, end))
  )
    end -= tail[0].length;
  if (/^(?:它们?|其)$/u.test(text.slice(from, end))) return 'it';
  const later = /(?<=.{2})(?:以后|之后|后|时)(?=.{2})/u.exec(text.slice(from, end));
  if (later) end = from + later.index;
  const names = namesIn(text, from, end);
  return names.length > 0 ? names : undefined;
}

/** Behind a verb at the end of a clause nothing stands but how it came out. */
const isOver = (rest: string, plain: string) =>
  (/[入进到在向]$/u.test(plain) && rest.length <= 8) ||
  /^(?:了|掉|开|下来|起来|出来|出去|走|坏|得[^，]{1,6}|[到入][^，]{1,8}|在[^，]{1,8}|成[^，]{1,6}|进[^，]{1,8})?(?:了)?$/u.test(
    rest,
  ) ||
  ends.test(rest);

/** 把 and 将 put what is acted on before the verb; 让, 使 and 导致 what it happens to; 对 what it is done to. */
const fronting = /把(?!手)|将|使得|使(?!用)|令|让|导致|造成|引起|给(?!料|水|粉|药)|对(?![象称流准])/gu;

function fronted({ text }: Clause): Parsed | undefined {
  for (const sign of text.matchAll(fronting)) {
    const start = startOf(text);
    const subjects = subjectsIn(text, start, withoutManner(text, start, sign.index));
    if (!subjects) continue;
    const from = sign.index + sign[0].length;
    for (let at = from + 1; at < text.length; at += 1)
      for (const verb of verbsAt(text, at)) {
        const rest = text.slice(at + verb.length);
        if (!isOver(rest, verb.plain) || (verb.weight < 1 && rest === '' && sign[0] !== '把')) continue;
        const middle = text.slice(from, at);
        const link =
          /(?:的|进行|起到|产生|造成|给|都|全|(?:过度|充分|严重|完全|容易|有效))+$/u.exec(middle)?.[0].length ?? 0;
        const objects = objectsIn(text, from, at - link);
        if (objects) return { subjects, objects, verb, action: verb.plain };
      }
    // 让磁头偏移: what happens to it stands at the end.
    const what = /^(?:了|着)?$/u.test(text.slice(-1)) ? text.slice(-3, -1) : text.slice(-2);
    const objects =
      /[把将对给]/u.test(sign[0]) || text.length - from < 4 ? undefined : objectsIn(text, from, text.length - 2);
    if (objects && objects !== 'it')
      return {
        subjects,
        objects,
        verb: { length: 2, plain: what, verb: { plain: what, harm: 'always' }, isDenied: false, weight: 2 },
        action: what,
      };
  }
  return undefined;
}

/** 电解液被正极分解: what stands behind 被 acts. */
function passive({ text }: Clause): Parsed | undefined {
  const by = text.indexOf('被');
  if (by < 0) return undefined;
  const start = startOf(text);
  // 高电压下电解液: where what is spoken of begins.
  const place = /^.{0,10}?[下中时后前里上](?=.{2,}$)/u.exec(text.slice(start, by))?.[0].length ?? 0;
  for (let at = by + 2; at < text.length; at += 1)
    for (const verb of verbsAt(text, at)) {
      if (!isOver(text.slice(at + verb.length), verb.plain)) continue;
      const to = withoutManner(text, by + 1, at - (text[at - 1] === '给' ? 1 : 0));
      const subjects = subjectsIn(text, by + 1, to);
      const end = withoutManner(text, start, by);
      const objects =
        end <= start ? ('it' as const) : (objectsIn(text, start + place, end) ?? objectsIn(text, start, end));
      if (subjects && subjects !== 'before' && objects) return { subjects, objects, verb, action: verb.plain };
    }
  return undefined;
}

/** 保温板由砂浆固定, 密封靠冲洗水降温, 叶片受到沙粒冲刷: what stands behind acts. */
const byWhom = /(?<=^.{2,14})(?:由(?!于)|(?<!依|可)靠(?![近背模着])|(?:受到|遭到|遭受|遭|受)(?!热|力|潮|损|伤|限))/u;

function doneBy(clause: Clause): Parsed | undefined {
  const { text } = clause;
  const start = startOf(text);
  const sign = byWhom.exec(text);
  if (!sign || sign.index <= start) return undefined;
  const objects = objectsIn(text, start, withoutManner(text, start, sign.index));
  if (!objects) return undefined;
  const from = sign.index + sign[0].length;
  for (let at = from + 1; at < text.length - 1; at += 1)
    for (const verb of verbsAt(text, at)) {
      if (verb.weight < 2 || !isOver(text.slice(at + verb.length), verb.plain)) continue;
      const link = /(?:的|来|去|而|进行)+$/u.exec(text.slice(from, at))?.[0].length ?? 0;
      const subjects = subjectsIn(text, from, withoutManner(text, from, at - link));
      if (subjects && subjects !== 'before') return { subjects, objects, verb, action: verb.plain };
    }
  return undefined;
}

/** 硅颗粒在循环中开裂: what makes happen what a clause tells. */
function caused({ text }: Clause, isCarried: boolean): Parsed | undefined {
  const happening = happeningAtEnd(text);
  if (!happening) return undefined;
  const start = startOf(text);
  const before = text.slice(start, text.length - happening.length);
  const along = isCarried ? goesAlong(before) : undefined;
  const found = along === undefined ? causeIn(before) : undefined;
  const [from, to] = found?.thing ?? [0, along?.length ?? 0];
  const objects = namesIn(text, start + from, start + to);
  const subjects = found ? namesIn(text, start + found.cause[0], start + found.cause[1]) : ('before' as const);
  if (objects.length === 0 || subjects.length === 0) return undefined;
  const { plain, isSpoilt } = happening;
  const verb = { plain, harm: isSpoilt ? ('always' as const) : ('never' as const) };
  return { subjects, objects, verb: { length: 2, plain, verb, isDenied: false, weight: 2 }, action: plain };
}

/** No person writes a longer one, and reading costs the square of it. */
const longestClause = 80;

const enough = 2;

/** How much there is of something, or how it does: nothing acts on it but what measures or controls it. */
const isMeasure = (name: string) => /(?<!热|能|剂)(?:量|率|度|性|成本|时间|效率|寿命)$/u.test(name) && name.length > 2;
const senses = ({ verb }: SaidVerb) => /^(?:detect|measure|control|damp)$/.test(verb?.action ?? '');

/** Whether two names are no parts of one, so that one character between them may be a verb: 无人机喷农药. */
function isPlainObject(text: string, { subjects, objects }: Pick<Parsed, 'subjects' | 'objects'>): boolean {
  if (subjects === 'before' || objects === 'it') return false;
  const starts = wordStarts(text);
  const isWord = ({ from, to }: ChineseName) =>
    to - from === 2 ||
    (to - from > 2 && Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at).some((at) => !starts.has(at)));
  return subjects.every(({ from, to }) => to - from > 1) && objects.every(isWord);
}

/** 导热垫太厚: one character behind a verb is as often part of a name. */
const isShort = (text: string, objects: Parsed['objects']) =>
  objects !== 'it' && objects.every(({ from, to }) => to - from === 1 && to < text.length);

const holdsVerb = (name: string) =>
  [...name].some(
    (_, at) =>
      at > 0 &&
      at < name.length - 2 &&
      verbsAt(name, at).some(({ weight, length }) => weight >= 2.5 && at + length < name.length - 1),
  );

/** 泵输送矿浆: who acts, the verb, what it acts on. */
function plain({ text }: Clause, isCarried: boolean): Parsed | undefined {
  const start = startOf(text);
  const starts = wordStarts(text);
  let best: (Parsed & { score: number }) | undefined;
  for (let at = start; at < text.length; at += 1) {
    const to = withoutManner(text, start, at);
    const hasManner = to < at;
    // 护片震动又敲击排气管: what is told of it before is no part of its name.
    const told = /又|再|还/u.test(text.slice(to, at)) ? happeningAtEnd(text.slice(start, to)) : undefined;
    const isTold = told !== undefined && to - told.length - start >= 2;
    const subjects = subjectsIn(text, start, isTold ? to - told.length : to);
    // A bare verb that opens a text is as likely part of a name.
    if (!subjects || (subjects === 'before' && !isCarried)) continue;
    for (const verb of verbsAt(text, at)) {
      let from = at + verb.length;
      let { weight, plain: action } = verb;
      const direction = towards.exec(text.slice(from));
      if (direction && !verb.isDenied) {
        action += direction[0];
        from += 1;
        weight += 1;
      }
      if (/^[了着]/u.test(text.slice(from))) {
        from += 1;
        weight += 1;
      }
      const objects = objectsIn(text, from, text.length);
      // 码到第六层: how far it goes.
      const isReached = action.endsWith('到') && text[from] === '第';
      if (
        !objects ||
        isReached ||
        (objects !== 'it' && !senses(verb) && objects.some((one) => isMeasure(text.slice(one.from, one.to))))
      )
        continue;
      // A verb in the midst of the name of an object is that of the clause: 圈阻挡润滑油.
      const isWithin = objects !== 'it' && objects.some((one) => holdsVerb(text.slice(one.from, one.to)));
      const score =
        weight -
        (isWithin ? 1.5 : 0) +
        (hasManner ? 1 : 0) -
        (starts.has(at) || hasManner ? 0 : 2) +
        (starts.has(at) && starts.has(at + verb.length) && verb.length > 1 ? 0.5 : 0) -
        (subjects === 'before' ? 0.5 : 0) -
        (subjects !== 'before' && subjects.some(({ from, to }) => isVerb(text.slice(from, to))) ? 1.5 : 0) -
        (subjects === 'before' && isShort(text, objects) ? 1 : 0) +
        (isWhen.test(text) && isPlainObject(text, { subjects, objects }) ? 1 : 0) +
        (/[用拿]/u.test(text.slice(start, to)) ? 1 : 0);
      if (score >= enough && score > (best ? best.score + 1.4 : 0)) best = { subjects, objects, verb, action, score };
    }
  }
  return best;
}

/** Where a clause goes on with another one: behind what was when, and behind where something is. */
const goesOn =
  /(?<=\p{Script=Han}{2})(?:的时候|的話|的话|的時候|以后|以後|之后|之後)|(?<=\p{Script=Han}{2})[时時后後](?=[会會就又也还還都把将將被才常总總老能只便仍反])|(?<=[在进進到].{1,8}[上里裡中内內])(?=[会會就又能把])|(?<=(?:太|过|過|偏)\p{Script=Han}{1,2}|(?:超过|超過|低于|低於|高于|高於|达到|達到)[^，]{1,10}?)(?=[就又便]|还会|還會|也会|也會)|(?<=\p{Script=Han}{2}一(?![部些半下起直定般样樣次个個种種层層])\p{Script=Han}{1,2})(?=[就便](?:会|會)?[把将將被让讓使])/gu;

/** Functions of a Chinese text, in either script. */
export function chineseTriples(sentences: readonly string[]): FunctionTriple[] {
  const found: FunctionTriple[] = [];
  let before: string[] = [];
  let objectsBefore: string[] = [];
  /** What 它 stands for where another thing acts on it. */
  let topical: string[] = [];
  for (const sentence of sentences) {
    let isCarried = false;
    const parts = sentence
      .replaceAll(/\s+/gu, '')
      .replaceAll(goesOn, '$&，')
      .split(/[，。；：！？,;:!?/]/u)
      .flatMap((part) => (part.length > longestClause ? [part] : serial(part)));
    for (const part of parts) {
      const said = [...part];
      const clause = { text: said.map(foldHan).join(''), said };
      if (clause.text === '' || said.length > longestClause || wishes.test(clause.text)) continue;
      const parsed = clause.text.includes('被')
        ? passive(clause)
        : (caused(clause, isCarried) ?? fronted(clause) ?? doneBy(clause) ?? plain(clause, isCarried));
      if (!parsed) {
        const topic = topicOf(clause);
        if (topic) {
          before = [topic];
          topical = [topic];
          isCarried = true;
        }
        continue;
      }
      const nameOf = ({ from, to }: ChineseName) => said.slice(from, to).join('').trim();
      const subjects = parsed.subjects === 'before' ? (isCarried ? before : []) : parsed.subjects.map(nameOf);
      const isSame = parsed.subjects === 'before';
      // 装上保护罩后: who does it is not said.
      if (isSame && /(?:以后|之后|后|的话)$/u.test(clause.text)) continue;
      const objects = parsed.objects === 'it' ? (isSame ? objectsBefore : topical) : parsed.objects.map(nameOf);
      const isPartial = parsed.objects !== 'it' && parsed.objects.some(({ isPartial }) => isPartial);
      const action = sayingOf(clause, parsed);
      for (const subject of subjects)
        for (const object of objects) {
          if (subject === object) continue;
          const judgement = judgementOf(clause.text, {
            subject: foldHan(subject),
            object: foldHan(object),
            verb: parsed.verb.verb,
            isDenied: parsed.verb.isDenied,
            isPartial,
          });
          if (judgement) found.push({ subject, action, object, judgement });
        }
      // What has been done to a thing is told of that thing: it goes on.
      const isTurned = clause.text.includes('被') || happeningAtEnd(clause.text)?.plain === parsed.verb.plain;
      if (subjects.length > 0) before = isTurned ? objects : subjects;
      objectsBefore = isTurned ? subjects : objects;
      topical = isTurned || /把|将|使|让|令|导致|造成/u.test(clause.text) ? objects : subjects;
      isCarried = true;
    }
  }
  return found;
}

/** How much there is of a thing, or how it does: 氦气压力一大 speaks of 氦气. */
const measure =
  /(?<=.{2})的?(?:转速|压力|温度|速度|流量|流速|功率|张力|电压|电流|浓度|厚度|强度|力度|频率|负荷|载荷|粘度|湿度|用量|距离)$/u;
const isWhen = /(?:的时候|以后|之后|时|后|的话)$/u;

/** Where the last word of some characters begins, if it is one that may be a verb: 散热器满载. */
function lastWord(text: string): number {
  const begin = [...wordStarts(text)].filter((at) => at < text.length).at(-1) ?? 0;
  return text.length - begin >= 2 ? begin : 0;
}

/** What a clause without a function speaks of. */
function topicOf({ text, said }: Clause): string | undefined {
  const start = startOf(text);
  const when = isWhen.exec(text)?.[0].length ?? 0;
  const own = text.slice(start, text.length - when);
  const state =
    /(?:太|很|会|在|是|不|受|有|比|老|总|就|越|要|的时候|时|后|超过|低于|高于|达到|过[高大低小快慢多强热]|一\p{Script=Han}{1,2}$)/u.exec(
      own,
    );
  let end = start + (state?.index ?? (when > 0 || happeningAtEnd(own) ? own.length : 0));
  for (let last = happeningAtEnd(text.slice(start, end)); last && end - start - last.length >= 2; ) {
    end -= last.length;
    last = happeningAtEnd(text.slice(start, end));
  }
  // 岩屑排不出来: what it does not do is one character.
  if (end - start > 2 && /^(?:不|得)[出起上下进过]?[来去动掉住开]/u.test(text.slice(end))) end -= 1;
  if (when > 0 && end === start + own.length) end = lastWord(own) + start;
  for (let at = start + 1; at < end; at += 1) {
    const [verb] = verbsAt(text.slice(0, end), at);
    // 岩屑排不出来 speaks of 岩屑.
    if (verb && at + verb.length === end) return topicTo(text, said, start, at);
  }
  return topicTo(text, said, start, end - (measure.exec(text.slice(start, end))?.[0].length ?? 0));
}

function topicTo(text: string, said: readonly string[], start: number, end: number): string | undefined {
  const isMeasured = measure.test(`之前${text.slice(start, end)}`) && end - start <= 3;
  const [name] = end - start > 1 && !isMeasured ? namesIn(text, start, end) : [];
  return name ? said.slice(name.from, name.to).join('') : undefined;
}

/** The verb in the characters in which it is said. */
function sayingOf({ text, said }: Clause, { action, verb }: Parsed): string {
  const at = text.indexOf(action);
  if (at >= 0) return said.slice(at, at + action.length).join('');
  const able = text.indexOf(`${verb.plain[0]}${verb.isDenied ? '不' : '得'}${verb.plain[1]}`);
  return able < 0 ? action : `${said[able]}${said[able + 2]}`;
}
