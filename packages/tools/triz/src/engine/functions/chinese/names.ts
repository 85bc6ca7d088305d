import { isUnwanted } from './judgement.ts';
import { isOutcome, isVerb } from './verbs.ts';

/** Words in front of a name that are none of it: so much, this one. */
const before =
  /^(?:一部分|大部分|一半|部分|一些|一层|一点|大量|少量|多余的?|全部|所有|这些|那些|这个|那个|这种|该|此|其|那|现有的?|目前的?|当前的?|原有的?|新的|这台|那台|我们的?|我们|别的|旁边的?|周围的?|自己的?|上面的|后面的|里面的|剩下的)+/u;
const partly = /^(?:一部分|一半|部分|一些|一点|少量)/u;
/** Where a thing is, behind its name. */
const place = /(?:里面|里|上面|上|中间|内部|内侧|身上|下面|处)$/u;
/** Characters that no plain name of a thing holds. */
const noName =
  /(?<!冷)却|[是为与把被让将会要想如何怎也都就很又但并而因所着了几吗呢？?给跟从往靠]|得(?!力)|在(?!线)|使(?!用)|有(?![机源])|能(?![量源耗级力])(?<![性电热光动磁势]能)|可(?![控燃])|不(?!锈)|无(?!人|线)|太(?!阳)|过(?![滤程渡热流])|以|或|及|一旦|当(?!量)|时(?!间)|越|更(?!换)|容易|提早|的话|^的|的$|[^-]\d{2,}$|虽|还|再|才|没|每|只|这|那|哪|谁|什么/u;
/** What happens to a thing, and names none: 刀具磨损加快 tells of no object. */
const change =
  /^(?:产生|形成|造成|加快|加剧|加速|严重|增大|增加|增多|降低|减小|减少|升高|下降|提高|变(?![压速频流电])|过(?![滤程渡热流])|很|太|较|明显|失效|困难|我们|你|我|他|她|人家|大家|以后|之后|后来|结果)/u;
/** A quantity, and what is only said of a thing. */
const noThing =
  /^(?:\d[\d.,~-]*(?:转|度|℃|°C|%|％|秒|分钟|分|小时|天|年|月|个|次|倍|层|枚|块|元|毫米|微米|纳米|米|mm|cm|μm|um|nm|MPa|kPa|Pa|bar|V|A|W|kW|L|kg|g|rpm)?|[后时前]|[差好低高大小快慢难贵重轻硬软强弱长短多少来去]|一半|到处.*|起来|下来|出来)$/u;
/** What tells in front of 的 that a clause of its own stands there. */
const saidOfAnother = /(?<!冷)却|[会把被让就又也都很太]|能(?=够|[^量源耗级力的])|使(?!用)|没|不(?!锈|[良均])/u;
/** 反应釜提高 is no thing: what follows is what is raised. */
const isRaised = (name: string) => /(?:提高|降低|增加|减少|加大|减小|提升|改变|需要|使用)$/u.test(name);
/** How long or how often, behind a name: 弯头三个月左右. */
const extent =
  /(?<=.{2})[\d.一二三四五六七八九十两几半多]+(?:个|多)?(?:月|天|年|小时|分钟|秒钟?|周|次|遍|星期)(?:左右|以上|以内|多)?$/u;
const longestName = 12;

export interface ChineseName {
  /** Where it stands in the clause. */
  from: number;
  to: number;
  isPartial: boolean;
}

/** Names between two places of a clause in simplified characters; none where no plain name stands there. */
export function namesIn(clause: string, from: number, to: number): ChineseName[] {
  const parts: ChineseName[] = [];
  let at = from;
  for (const part of clause.slice(from, to).split(/[和与跟及、]/u)) {
    const found = nameIn(clause, at, at + part.length);
    if (!found) return [];
    parts.push(found);
    at += part.length + 1;
  }
  return parts;
}

function nameIn(clause: string, from: number, to: number): ChineseName | undefined {
  let begin = from;
  let end = to;
  const isPartial = partly.test(clause.slice(begin, end));
  begin += before.exec(clause.slice(begin, end))?.[0].length ?? 0;
  // What stands before the last 的 says more of the thing: 水里的泥沙.
  const of = clause.slice(begin, end).lastIndexOf('的');
  if (of >= 0 && begin + of + 1 < end) {
    if (saidOfAnother.test(clause.slice(begin, begin + of))) return undefined;
    begin += of + 1;
  }
  end -= extent.exec(clause.slice(begin, end))?.[0].length ?? 0;
  const at = place.exec(clause.slice(begin, end))?.[0].length ?? 0;
  if (end - begin - at >= 2) end -= at;
  const name = clause.slice(begin, end);
  if (
    name === '' ||
    name.length > longestName ||
    noName.test(name) ||
    noThing.test(name) ||
    ((isVerb(name) || (name.length > 3 && isRaised(name))) && !isUnwanted(name)) ||
    isOutcome(name) ||
    change.test(name) ||
    !/\p{L}/u.test(name)
  )
    return undefined;
  return { from: begin, to: end, isPartial };
}
