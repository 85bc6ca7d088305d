import { foldHan } from '@assay/domain';
import { namesIn } from './names.ts';
import { isBroughtAbout, type SaidVerb, verbsAt } from './verbs.ts';
import { wordStarts } from './word-bounds.ts';

/** What is sent out acts then: 喷出冷却液冲洗镜头. */
const sending = /^(?:喷|吹|送|输|排|放|射|注|泵|供|撒|洒|淋|浇|释放|产生|发射|照射|带动|驱动|通入|通过|倒|投|加|涂)/u;
const hindering = /^(?:阻碍|阻止|妨碍|防止|避免|限制|影响|阻挡|阻断|抑制)/u;
/** A verb that ends with where a thing is brought. */
const isBringing = (plain: string, rest: string) => /[进入到在向至]$/u.test(plain) || /^[进入到在向至]/u.test(rest);

interface Second {
  at: number;
  verb: SaidVerb;
}

/** Verbs behind the object of another one that may open a clause of their own. */
function* secondVerbs(text: string): Generator<Second> {
  const starts = wordStarts(text);
  for (let at = 4; at < text.length - 2; at += 1) {
    const [verb] = verbsAt(text, at);
    if (!verb || verb.weight < (/[进入到]$/u.test(verb.plain) ? 1.5 : 2)) continue;
    const isWord = starts.has(at) && starts.has(at + verb.length) && verb.verb !== undefined && verb.weight >= 2.5;
    const hasObject = text.length - at - verb.length >= 2;
    if (isBroughtAbout(verb.plain) || (isWord && hasObject)) yield { at, verb };
  }
}

/** A clause and, where its object is followed by another verb, the clause of that one: 夹住鸡蛋放进托盘. */
export function serial(part: string): string[] {
  const said = [...part];
  const text = foldHan(part);
  const starts = wordStarts(text);
  for (const { at, verb: second } of secondVerbs(text)) {
    for (let first = at - 2; first >= 1; first -= 1) {
      const verb = verbsAt(text, first).find(({ weight, plain }) => weight >= 2 || sending.test(plain));
      if (!verb) continue;
      const from = first + verb.length;
      // 包装机的横封刀: a verb in front of one character is part of a name.
      const isOfName = !isBroughtAbout(verb.plain) && !sending.test(verb.plain) && starts.has(from + 1);
      if (isOfName || (verb.length === 1 && text[first] === text[at])) continue;
      const link = /[来去再并以]$/u.test(text.slice(from, at)) ? 1 : 0;
      const [object, ...others] = namesIn(text, from, at - link);
      if (!object || others.length > 0 || at - link - from < (verb.weight >= 2 && link === 0 ? 2 : 1)) continue;
      if (!isBroughtAbout(second.plain) && object.to - object.from < 2 && link === 0) continue;
      const name = said.slice(object.from, object.to).join('');
      const rest = said.slice(at).join('');
      const head = said.slice(0, at - link).join('');
      // 阻碍热量传到冷板: what is hindered does not happen.
      if (hindering.test(verb.plain)) return [head];
      const isBrought = isBringing(second.plain, text.slice(at + second.length));
      const tail = isBrought ? `把${name}${rest}` : sending.test(verb.plain) ? `${name}${rest}` : rest;
      return [head, tail];
    }
  }
  return [part];
}
