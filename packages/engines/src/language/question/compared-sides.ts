import { namedProperty } from './named-property.ts';

const word = String.raw`[\p{L}\d][\p{L}\d()/.+-]*`;
const thing = String.raw`${word}(?:\s${word}){0,4}?`;
const behind = String.raw`(?=\s+(?:in|for|at|under|with|on|as|during|when|is|are|has|have|by|regarding|from|to|of|that|which|after|before)\b|[?.,;:!]|$)`;
const the = String.raw`(?:(?:that|those|the|a|an|using)\s+(?:of\s+(?:the\s+)?)?)?`;

/** Forms of an English comparison; each has its two things in groups. */
const english: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:compare|comparing|comparison of|comparison between|differences? between|differ between|trade-?offs? between|choose between|choice between|between)\s+${the}(?:[\p{L}\s-]+\sof\s+)?(?<a>${thing})\s+(?:and|with|to|versus|vs\.?|or|against)\s+${the}(?<b>${thing})${behind}`,
    'iu',
  ),
  new RegExp(String.raw`(?<a>${thing})\s+(?:versus|vs\.?)\s+${the}(?<b>${thing})${behind}`, 'iu'),
  new RegExp(String.raw`(?:^|[:,]\s)${the}(?<a>${thing})\s+against\s+${the}(?<b>${thing})${behind}`, 'iu'),
  new RegExp(
    String.raw`\b(?:which|what|is|are|does|do|should)\b[^?]*?(?:,|:|\b(?:better|worse|higher|lower|more|less|stronger|harder|cheaper|denser|lighter|heavier|use|choose|prefer|of|is|are|does|do))\s+${the}(?<a>${word}(?:\s${word}){0,3}?)\s+or\s+${the}(?<b>${word}(?:\s${word}){0,3}?)${behind}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:is|are|does|do|has|have|why is|how does)\s+${the}(?<a>${thing})\s+(?:[\p{L}-]+\s+){0,4}?(?:than|compared (?:with|to)|compare (?:with|to)|differ from|different from)\s+${the}(?<b>${thing})${behind}`,
    'iu',
  ),
  new RegExp(
    String.raw`\bof\s+${the}(?<a>${thing})\s+(?:and|compared (?:with|to))\s+${the}(?<b>${thing})${behind}`,
    'iu',
  ),
];

const wideThing = String.raw`[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\p{Script=Greek}\d()（）/.+-]`;
const wideEnd = String.raw`(?=\s?(?:的|の|在|于|於|用于|，|,|、|。|？|\?|相比|比较|比較|对比|對比|哪|谁|誰|有|之间|之間|更|を|で|は|が|何|どちら|どっち|違|相|$))`;
/** Forms of a Chinese or Japanese comparison. */
const wide: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[，、。；：？\s的の]|比较|比較|对比|對比|请问|請問)(?<a>${wideThing}{1,20}?)\s?(?:还是|還是|对比|對比|[Vv][Ss]\.?|相较于|相比于|与|與|和|跟|同|及|と|比)\s?(?<b>${wideThing}{1,20}?)${wideEnd}`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[、。\s])(?<a>${wideThing}{1,20}?)は(?<b>${wideThing}{1,20}?)より`, 'u'),
];
/** Words without which two things joined by "and" are no comparison. */
const wideCue =
  /区别|區別|差别|差別|差异|差異|不同|异同|異同|违い|違い|の差|比较|比較|对比|對比|相比|哪个|哪個|哪种|哪種|哪一|谁更|誰更|どちら|どっち|还是|還是|より|[Vv][Ss]|更/u;

const isName = (text: string) => /\d|\p{Lu}.*\p{Lu}/u.test(text);
const asking =
  /^(?:what|which|how|is|are|does|do|the|a|an|of|for|in|compare|between|has|have|why|and|or|than|better|use|should|we|i|it)\s+/iu;

/** A side without words of the question around it. */
function tidy(side: string): string {
  let told = side.trim();
  for (let shorter = told.replace(asking, ''); shorter !== told; shorter = told.replace(asking, '')) told = shorter;
  const ofThing = told.split(/\s+of\s+/iu).at(-1) ?? told;
  const property = namedProperty(ofThing);
  const named = property !== undefined && property.start > 0 ? ofThing.slice(0, property.start) : ofThing;
  return named
    .replace(/^(?:比较|比較|对比|對比|请问|請問)/u, '')
    .replace(/\s+(?:have|has|show|shows|give|gives|offer|offers|need|needs)$/u, '')
    .trim();
}

const pointing =
  /^(?:there|here|something|anything|what|it|this|that|these|those|they|them|one|other|others|others?|not|no|both|more|less|high|low)$/iu;
/** Two properties of one thing stand in no columns. */
const isProperty = (side: string) => namedProperty(side)?.written.length === side.length;
/** `which potential vs Li`: a potential is told against a reference electrode. */
const isAgainstReference = /(?:\b(?:potentials?|voltages?)|\d\s?m?V)$/iu;
const isSide = (side: string) =>
  /\p{L}|\d{3}/u.test(side) && side.length <= 48 && !pointing.test(side) && !isProperty(side);

/**
 * The things that a question sets side by side, in its order; none where it compares nothing. `LFP or NMC cathodes` are
 * `LFP` and `NMC`: what follows both belongs to both.
 */
export function comparedSides(question: string): readonly string[] {
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question);
  if (isWide && !wideCue.test(question)) return [];
  for (const form of isWide ? wide : english) {
    const groups = form.exec(question)?.groups;
    const [a, b] = [tidy(groups?.['a'] ?? ''), tidy(groups?.['b'] ?? '')];
    if (isAgainstReference.test(groups?.['a'] ?? '')) continue;
    if (!isSide(a) || !isSide(b) || a.toLowerCase() === b.toLowerCase()) continue;
    // "of 316L and 304" names two things; "of strength and ductility" may be anything.
    if (form === english.at(-1) && !(isName(a) && isName(b))) continue;
    const [firstOfB = b] = b.split(/\s+/);
    const [lastOfA = a] = a.split(/\s+/).slice(-1);
    return [
      isName(lastOfA) && !isName(a.split(/\s+/)[0] ?? a) ? lastOfA : a,
      isName(a) && isName(firstOfB) ? firstOfB : b,
    ];
  }
  return [];
}
