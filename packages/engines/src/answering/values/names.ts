import { isPropertyName, isWidePropertyName } from './property-names.ts';

/** What a number is a value of: the name of its quantity and the thing that has it, read from the words around it. */
export interface NameRead {
  quantity: string;
  subject?: string;
}

/** Words that stand between a quantity's name and its number. */
const bridge =
  /(?:\s+(?:is|are|was|were|be|of|to|at|by|from|only|about|around|approximately|roughly|usually|typically|commonly|often|still|then|lies|lie|reach|reaches|reached|exceed|exceeds|fall|falls|rise|rises|drop|drops|increase|increases|decrease|decreases|amounts|amount|equal|equals|ranges|range|between|near|below|above|under|over|up|down|less|more|than|at least|at most|within|has|have|shows|show|gives|give|keeps?|stays?|remains?|typical|and)\b)+\s*$/iu;
const stop =
  /\b(?:the|a|an|whose|this|that|these|those|its|their|which|and|or|but|because|although|though|since|so|while|whereas|when|if|with|by|for|in|at|on|to|from|into|than|as|is|are|was|were|has|have|had|gives?|delivers?|reach(?:es)?|takes?|uses?|needs?|shows?|raises?|lowers?|reduces?|increases?|limits?|keeps?|contains?|requires?|withstands?|absorbs?|retains?|makes?|provides?|offers?|prolongs?|extends?|survives?|improves?|achieves?|consumes?|accepts?|conducts?|loses?|doubles?|reveals?|allows?|causes?|enables?|permits?|introduces?|holds?|adjusts|produces|yields|generates|adds|removes|prevents|covers|sets|combines)\b(?!-)|[,;:()]/giu;

/** The noun phrase that ends `text`: what stands after the last word that cannot be inside one. */
export function trailingPhrase(text: string): string {
  let from = 0;
  for (const match of text.matchAll(stop)) from = match.index + match[0].length;
  return text.slice(from).trim();
}

/** `The pitting potential of 316L in 3.5 wt% NaCl at 25 °C lies between`: conditions stand between name and number. */
const clauseHead =
  /(?:^|[;,]\s+(?:and |but |while |whereas )?)(?:the |an? |its )?([a-z][a-z\s-]{2,50}?)\s+of\s+(?:the )?([\p{L}\d().\s-]{2,32}?)\s+(?:in|at|under|after|with|during)\s[^,;]*\b(?:is|are|was|were|lies?|ranges?|amounts? to|reach(?:es)?|averages?)\b[^,;]{0,40}$/iu;

/** Name and subject of a quantity, read from the words before its number: `tensile modulus of PA66 is …`. */
export function nameOf(before: string): NameRead {
  const stripped = before.replace(bridge, ' ').trimEnd();
  if (stripped.trim() === before.trim() && !/\bof\s*$/i.test(before)) return { quantity: '' };
  const ofMatch = /(.*)\bof\s+((?:[\w/().-]+\s?){1,5})$/u.exec(stripped);
  // `a permittivity of 18-25 and a bandgap`: what follows that "of" is another value, not a subject.
  if (ofMatch && !/(?:^|\s)[\d≈<>≤≥±]\S*\s/u.test(ofMatch[2] ?? '')) {
    const head = trailingPhrase(ofMatch[1] ?? '');
    const subject = trailingPhrase(ofMatch[2] ?? '');
    if (head !== '' && head.length < 60)
      return subject === '' ||
        /^\d[\d.,–-]*\s|^\d{1,2}$|\s\d[\d.,]*\s|%|^(?:such|this|these|those|both|each|all)\b/i.test(subject)
        ? { quantity: head }
        : { quantity: head, subject };
  }
  const phrase = trailingPhrase(stripped);
  const clause = clauseHead.exec(before);
  if (!isPropertyName(phrase) && clause) return { quantity: clause[1] ?? '', subject: clause[2] ?? '' };
  return { quantity: phrase.length > 60 || /^\d/.test(phrase) || !/\p{L}{2}/u.test(phrase) ? '' : phrase };
}

/** Chinese and Japanese put the name directly before: `理论比容量为`, `引張強さは`. */
const wideName =
  /([\p{Script=Han}\p{Script=Katakana}ーのさみA-Za-z0-9-]{2,24})(?:为|為|是|は|が|を|达到?|達到?|(?<=[高低加升降少])到|在|至|降至|升至)\s?(?:约|約)?$|([\p{Script=Han}A-Za-z0-9-]{2,24}?)(?:约|約|可达|可達|不?超过|不?超過|低于|低於|小于|小於|不?高于|不?高於|不?大于|不?大於)\s?(?:约|約)?$/u;
/** Words at the edges of such a name that belong to the statement: `剥离强度通常`, `损失不`, `包括黏度`. */
const wideLead =
  /^.*(?:包括|其中|通常是|一般是|采用|採用|改用|形成|利用|测得|測得|[是把使令让讓]|[时時](?![间間空])可?|[后後](?=\p{Script=Han}{2})|处理的|處理的)|^[而且若当當则則可用]|^(?:条件|環境|环境|温度|溫度)?[下中]的?|^[でのは]+/u;
const wideTrail =
  /(?:提高|降低|增加|减少|減少|下降|上升|升高|延长|延長|缩短|縮短|通常|一般|典型|大约|大約|分别|分別|可以?|会|會|应|應|要求|需要?|须|須|仍|仅|僅|已|降|升|不|约|約|が|は)+$/u;
/** Name and subject: `PEEK的弹性模量`. What cannot be measured is a subject without a name. */
export function wideNameOf(before: string): NameRead | undefined {
  const match = wideName.exec(before);
  const whole = (match?.[1] ?? match?.[2])
    ?.replace(wideTrail, '')
    .replace(wideLead, '')
    .replace(/^[的の]/u, '');
  if (whole === undefined || whole.length < 2) return undefined;
  if (!isWidePropertyName(whole)) return { quantity: '', subject: whole };
  const [, subject = '', quantity = whole] = /^(.{2,16})[的の]([^的の]{2,})$/u.exec(whole) ?? [];
  return subject === '' || /[下中时時]$/u.test(subject) ? { quantity } : { quantity, subject };
}
