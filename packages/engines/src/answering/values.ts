import type { StatedValue } from '@assay/domain';
import { conflict, magnitude, type Quantity, quantities } from '../language/quantities.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { type Candidate, cite } from './passages.ts';
import type { Scored } from './relevance.ts';
import { cellsOf, headOf, valuesOfRow } from './table-row.ts';
import { type Words, wordsFor } from './words.ts';

const conditionBefore =
  /(?:^|[\s,(（，、])(at|in|under|after|for|above|below|between|versus|vs|within|over|from|during|on|with|在|于|於|经|經)\s+(?:about\s+|around\s+|approximately\s+|roughly\s+|only\s+|relative humidity of\s+|pH\s+)?$/iu;
/** The second half of `at C/10 and 25 °C`. */
const pairedCondition = /(?:^|[\s,(])(at|under)\s+[^\s,;]+(?:\s[^\s,;]+)?\s+and\s+$/iu;
/** Not the beginning of another word: `下げる`, `である`. */
const conditionAfter = /^\s?(下(?![げがり降])|时|時(?!間)|后|後|で(?![あすしきな])|において|における|の条件|条件|中)/u;
const cjkConditionBefore = /(在|于|於|经|經)\s?$/u;
/** Words that may follow the unit and belong to the condition: `50 % relative humidity`, `3.5 wt% NaCl`. */
const conditionTail =
  /^\s+(relative humidity|RH|NaCl|NaOH|KOH|HCl|H2SO4|oxygen|water|strain|ethanol|acetonitrile|moisture|cycles|[A-Z][a-z]?\d?[A-Z]\w*)\b/u;
const timeLike = /^(for|after|within|over|during)$/iu;

/** Conditions that carry no number. */
const namedConditions =
  /\b(?:at room temperature|at ambient (?:temperature|pressure)|in (?:dry |humid )?(?:air|argon|nitrogen|hydrogen|oxygen|vacuum|seawater|water)|under (?:argon|nitrogen|vacuum|inert gas)|(?:versus|vs\.?) Li\/Li⁺|(?:versus|vs\.?) (?:SHE|RHE|SCE|Ag\/AgCl)|at (?:\d+C|C\/\d+|\d+\.\d+C)|when dry|dry|conditioned|at saturation|for unfilled \w+)(?![\p{L}\p{N}])|室温下|室温で|常温下|常温で|空气中|空氣中|大気中|氩气中|氬氣中|真空中|海水中/giu;

/** Words that stand between a quantity's name and its number. */
const bridge =
  /(?:\s+(?:is|are|was|were|be|of|to|at|by|from|only|about|around|approximately|roughly|usually|typically|commonly|often|still|then|lies|lie|reach|reaches|reached|exceed|exceeds|fall|falls|rise|rises|drop|drops|increase|increases|decrease|decreases|amounts|amount|equal|equals|ranges|range|between|near|below|above|under|over|up|down|less|more|than|at least|at most|within|has|have|shows|show|gives|give|keeps?|stays?|remains?|typical|and)\b)+\s*$/iu;
const stop =
  /\b(?:the|a|an|this|that|these|those|its|their|which|and|or|but|because|so|while|whereas|when|if|with|by|for|in|at|on|to|from|into|than|as|is|are|was|were|has|have|had|gives?|delivers?|reach(?:es)?|takes?|uses?|needs?|shows?|raises?|lowers?|reduces?|increases?|limits?|keeps?|contains?|requires?|withstands?|absorbs?|retains?|makes?|provides?|offers?|prolongs?|extends?|survives?|improves?|achieves?|consumes?|accepts?|conducts?|loses?|doubles?)\b(?!-)|[,;:()]/giu;

/** The noun phrase that ends `text`: what stands after the last word that cannot be inside one. */
function trailingPhrase(text: string): string {
  let from = 0;
  for (const match of text.matchAll(stop)) from = match.index + match[0].length;
  return text.slice(from).trim();
}

const capital = (text: string) => (text === '' ? text : text[0]?.toUpperCase() + text.slice(1));

/** `The pitting potential of 316L in 3.5 wt% NaCl at 25 °C lies between`: conditions stand between name and number. */
const clauseHead =
  /(?:^|[;,]\s+(?:and |but |while |whereas )?)(?:the |an? |its )?([a-z][a-z\s-]{2,50}?)\s+of\s+(?:the )?([\p{L}\d().\s-]{2,32}?)\s+(?:in|at|under|after|with|during)\s[^,;]*\b(?:is|are|was|were|lies?|ranges?|amounts? to|reach(?:es)?|averages?)\b[^,;]{0,40}$/iu;

/** Name and subject of a quantity, read from the words before its number: `tensile modulus of PA66 is …`. */
function nameOf(before: string): { quantity: string; subject?: string } {
  const stripped = before.replace(bridge, ' ').trimEnd();
  if (stripped.trim() === before.trim() && !/\bof\s*$/i.test(before)) return { quantity: '' };
  const ofMatch = /(.*)\bof\s+((?:[\w/().-]+\s?){1,5})$/u.exec(stripped);
  // `a permittivity of 18-25 and a bandgap`: what follows that "of" is another value, not a subject.
  if (ofMatch && !/(?:^|\s)[\d≈<>≤≥±]\S*\s/u.test(ofMatch[2] ?? '')) {
    const head = trailingPhrase(ofMatch[1] ?? '');
    const subject = trailingPhrase(ofMatch[2] ?? '');
    if (head !== '' && head.length < 60)
      return subject === '' || /^\d|\d\s|^(?:such|this|these|those|both|each|all)\b/i.test(subject)
        ? { quantity: head }
        : { quantity: head, subject };
  }
  const phrase = trailingPhrase(stripped);
  const clause = clauseHead.exec(before);
  if (!property.test(phrase) && clause) return { quantity: clause[1] ?? '', subject: clause[2] ?? '' };
  return { quantity: phrase.length > 60 || /^\d/.test(phrase) || !/\p{L}{2}/u.test(phrase) ? '' : phrase };
}

/** Chinese and Japanese put the name directly before: `理论比容量为`, `引張強さは`. */
const cjkName =
  /([\p{Script=Han}\p{Script=Katakana}ーのさみA-Za-z0-9-]{2,24})(?:为|為|是|は|が|达到?|達到?|在|至|降至|升至)\s?(?:约|約)?$|([\p{Script=Han}A-Za-z0-9-]{2,24}?)(?:约|約|可达|可達|不?超过|不?超過|低于|低於|不?高于|不?高於)\s?$/u;
/** Words at the edges of such a name that belong to the statement: `剥离强度通常`, `损失不`, `包括黏度`. */
const cjkLead =
  /^.*(?:包括|其中|通常是|一般是|采用|採用|改用|形成|利用|测得|測得|[是把使令让讓]|[时時](?![间間])可?|[后後](?=\p{Script=Han}{2})|处理的|處理的)|^[而且若当當则則可用]|^(?:条件|環境|环境|温度|溫度)?[下中]的?|^[でのは]+/u;
const cjkTrail =
  /(?:提高|降低|增加|减少|減少|下降|上升|升高|延长|延長|缩短|縮短|通常|一般|典型|大约|大約|分别|分別|可以?|会|會|应|應|仍|仅|僅|已|降|升|不|约|約|が|は)+$/u;
/** Endings of what can be measured; a name without one is the thing that the value is of. */
const cjkProperty =
  /(?:[度率量力压壓圧能热熱焓比值値数數径徑厚宽寬阻抗容积積角差限寸温溫频頻效荷]|エンタルピー|[强強厚長高深粗]さ|厚み|[长長期高位]|时间|時間|期[限间間]|周期|週期|电流|電流|电压|電壓|電圧|间隔|間隔|[熔沸凝露融]点|[熔沸凝露融]點|带隙|帶隙|能隙|ギャップ|寿命|壽命|损失|損失|损耗|損耗|范围|範圍|範囲|サイズ|水分|应变|應變|ひずみ|应力|應力|応力|膨張|膨胀|膨脹|収縮|收缩|收縮|[压壓]降|[间間节節]距|ピッチ|粗さ|重|pKa|pH)$/u;

/** Name and subject: `PEEK的弹性模量`. What cannot be measured is a subject without a name. */
function cjkNameOf(before: string): { quantity: string; subject?: string } | undefined {
  const match = cjkName.exec(before);
  const whole = (match?.[1] ?? match?.[2])
    ?.replace(cjkTrail, '')
    .replace(cjkLead, '')
    .replace(/^[的の]/u, '');
  if (whole === undefined || whole.length < 2) return undefined;
  if (!cjkProperty.test(whole)) return { quantity: '', subject: whole };
  const [, subject = '', quantity = whole] = /^(.{2,16})[的の]([^的の]{2,})$/u.exec(whole) ?? [];
  return subject === '' || /[下中时時]$/u.test(subject) ? { quantity } : { quantity, subject };
}

/** The one thing that another value is given for: `46 kJ per 1 mol`, `1 tあたり`, `每生成1 mol`. */
function isBase(sentence: string, { start, end, low, high }: Quantity): boolean {
  return (
    low === 1 &&
    high === 1 &&
    (/(?:每[^，。；、]{0,4}|\bper |\beach )$/u.test(sentence.slice(0, start)) ||
      /^\s?(?:あたり|当たり|につき|ごと)/u.test(sentence.slice(end)))
  );
}

const event = /\b(?:transition|melting|crystallisation|crystallization|decomposition|onset|peak|plateau|eutectic)$/iu;

export function isCondition(sentence: string, quantity: Quantity): string | undefined {
  const before = sentence.slice(0, quantity.start);
  const after = sentence.slice(quantity.end);
  const match =
    conditionBefore.exec(before) ?? (/^[sK]$/.test(quantity.unit.dimension) ? pairedCondition.exec(before) : null);
  const tail = conditionTail.exec(after)?.[0] ?? '';
  if (match) {
    const preposition = match[1] ?? '';
    // "a melting point of 343 °C and a glass transition at 143 °C": what happens at a temperature is named by it.
    if (/^at$/iu.test(preposition) && quantity.unit.dimension === 'K' && event.test(before.slice(0, match.index)))
      return undefined;
    // "for 8 h" and "at 25 °C" are conditions; "falls below 200 ppm" and "between 2 and 3 GPa" may be the value itself.
    const carriesValue =
      /^(above|below|between|from|over|with|on|in|for|within)$/iu.test(preposition) &&
      !/[A-Za-z]/.test(tail) &&
      !/^(m|s|K)$/.test(quantity.unit.dimension);
    const verbBefore =
      /\b(is|are|falls?|rises?|drops?|lies|ranges?|reach(?:es)?|stays?|remains?|lowers?|raises?|exceeds?)\b[^,;]{0,40}$/iu.test(
        before.slice(0, match.index),
      );
    if (
      carriesValue ||
      (verbBefore &&
        /^(at|between|below|above|from)$/iu.test(preposition) &&
        quantity.unit.dimension !== 'K' &&
        !timeLike.test(preposition))
    )
      return undefined;
    return `${preposition} ${sentence.slice(quantity.start, quantity.end)}${tail}`.trim();
  }
  if (cjkConditionBefore.test(before) || conditionAfter.test(after))
    return sentence.slice(quantity.start, quantity.end);
  return undefined;
}

/** Nouns that name a measurable property; a phrase that ends with another word is not taken for a name. */
const property =
  /\b(absorption|activity|affinity|amplitude|angle|area|bandgap|capacity|capacitance|charge|clearance|coefficient|concentration|conductivity|content|conversion|current|cycles|density|depth|deviation|diameter|diffusivity|distance|dose|ductility|duration|efficiency|elongation|energy|enthalpy|expansion|exponent|factor|field|flow|flux|force|fraction|frequency|gap|gradient|hardness|heat|height|impedance|index|intensity|length|life|lifetime|limit|load|loading|loss|mass|mobility|modulus|molarity|noise|number|overpotential|permeability|permittivity|ph|pitch|plateau|point|porosity|position|potential|power|pressure|productivity|purity|radius|range|rate|ratio|recovery|resistance|resistivity|resolution|roughness|selectivity|sensitivity|shrinkage|size|solubility|speed|spacing|stability|strain|strength|stress|temperature|tension|term|thickness|threshold|time|titre|titer|tolerance|toughness|uptake|velocity|viscosity|voltage|volume|wavelength|weight|width|window|yield|accuracy|bioavailability|half-life|drift|dimension|deadline|period|fee|transition|plateau|onset|titre|dosage|slope|permeance|emissivity|reflectivity|transmittance|absorptance)s?$/iu;

const shares = /^(?:%|wt%|vol%|at%|mol%|ppm)$/u;

const stress = 'm^-1 kg s^-2';

/** Units that a name allows: "strength of 99 % alumina" states no strength. A share may be of anything that is relative. */
const fitting: readonly (readonly [name: RegExp, fits: (dimension: string) => boolean])[] = [
  [/\b(?:temperature|point)s?$|温度|溫度|[熔沸凝露]点$|[熔沸凝露]點$|融点$/iu, (dimension) => dimension === 'K'],
  [
    /\b(?:thickness|diameter|length|wavelength|height|roughness|radius)(?:es)?s?$|(?:厚度|膜厚|粒径|粒徑|直径|直徑|孔径|孔徑|厚み|厚さ|長さ)$/iu,
    (dimension) => dimension === 'm',
  ],
  [
    /\b(?:over)?(?:voltage|potential)s?$|(?:电压|電壓|電圧|电位|電位)$/iu,
    (dimension) => dimension === 'm^2 kg s^-3 A^-1',
  ],
  [
    /\b(?:(?:yield|tensile|shear|flexural|compressive|peel|fatigue|bond) strength|modulus|stress|pressure)(?:es)?s?$|(?:压力|壓力|圧力|模量|模數|引張強さ|耐力|降伏強度|屈服强度|抗拉强度|抗拉強度)$/iu,
    (dimension) => dimension === stress || dimension.startsWith('m^-1 kg s^-2 ') || dimension === 'kg s^-2',
  ],
  [
    /\b(?:ratio|porosity|fraction|selectivity|conversion)s?$/iu,
    (dimension) => shares.test(dimension) || dimension === '1',
  ],
  [
    /\b(?:strength|energy|viscosity|conductivity|resistivity|resistance|current|force|power)(?:es)?s?$/iu,
    (dimension) => !shares.test(dimension) && dimension !== 'm' && dimension !== 's' && dimension !== 'K',
  ],
];

function fits(name: string, dimension: string): boolean {
  return (
    /\b(?:relative|residual)\b/iu.test(name) || fitting.every(([of, allows]) => !of.test(name) || allows(dimension))
  );
}

/** `raises the limit by about`: the number that follows tells how much something changes. */
const changeBefore =
  /\b(?:rais|lower|increas|decreas|reduc|improv|shift|drop|fall|fell|ris|rose|extend|shorten|cut|grow|shrink|chang|vary|varies|differ|exceed|depress|weaken|add)\w*\b[^.;]*\bby\s+(?:about|around|approximately|roughly|only|another|up to|at least|at most|less than|more than)?\s*$/iu;

/** The same in Chinese before the number (`提高约`, but not `提高到`), in Japanese behind it. */
const cjkChangeBefore = /(?:提高|降低|增加|减少|減少|下降|上升|升高|延长|延長|缩短|縮短)了?(?:约|約)?\s?$/u;
const cjkChangeAfter = /^\s?(?:ほど|程度)?(?:上昇|低下|向上|増加|減少|短縮|延長|高く|低く)/u;

/** A unit that goes on in words: `0.5 mm per year`, `300 Ω per square`. */
const perWord = /^\s+per\s+(per cent\b|\p{L}{3,12}\b|\p{L}{1,2}[²³]?(?![\p{L}\p{N}]))/u;

/** What may stand between a connecting word and the second number of one statement. */
const connected =
  /(?:\b(?:to|and|or|versus)|、|和|至|から)\s*(?:about|around|approximately|roughly|only|up to|at least|at most|less than|more than|约|約)?\s*$/iu;

/** The clause of a sentence that holds a position: conditions belong to the values of their own clause. */
function clauseAround(sentence: string, at: number): { from: number; to: number } {
  const boundary = /[;；，]|,\s(?=and |but |while |whereas |which |so )|\b(?:while|whereas)\b/giu;
  let from = 0;
  for (const match of sentence.matchAll(boundary)) {
    if (match.index >= at) return { from, to: match.index };
    from = match.index + match[0].length;
  }
  return { from, to: sentence.length };
}

/** What a value without a name is: grams a litre are a concentration, grams a cubic centimetre a density. */
function kindOf({ unit }: Quantity, dimension: string, words: Words): string {
  // A torque is measured as an energy is.
  if (unit.symbol.endsWith('N·m')) return words.value;
  if (dimension === 'm^-3 kg' && /\/\s?\S?[lL]$/u.test(unit.symbol)) return words.concentration;
  return words.dimension[dimension] ?? words.value;
}

interface ReadValue {
  value: StatedValue;
  quantity: Quantity;
  /** False when only the dimension names the quantity. */
  named: boolean;
}

/** The number as printed, with the sign of its bound. */
function printedOf({ bound, isIncluded = false, printed }: Quantity): string {
  if (bound === undefined) return printed;
  const sign = bound === 'below' ? (isIncluded ? '≤' : '<') : isIncluded ? '≥' : '>';
  return `${sign} ${printed.replace(/^[<>≤≥]\s?/u, '')}`;
}

const subjectOf = (subject: string | undefined) => (subject === undefined ? {} : { subject });

/** States of a material belong to the number they follow: `3.0 GPa dry and 1.4 GPa conditioned`. */
const state = /^(?:when dry|dry|conditioned|at saturation)$/iu;

/**
 * `Tensile modulus (GPa) | 9.5-10 | 6.5-7.5`: where the heads of the columns are not known every cell is a value of the
 * quantity that the row names; under its head a cell is a value of what the row is about.
 */
function rowValues({ text, passage, offset, row }: Candidate, words: Words): ReadValue[] {
  const citation = cite(passage, offset, offset + text.length);
  if (row !== undefined)
    return valuesOfRow(row).map(({ name, subject, unit, quantity }) => ({
      quantity,
      named: true,
      value: {
        quantity: capital(name) || kindOf(quantity, quantity.unit.dimension, words),
        printed: printedOf(quantity),
        unit,
        magnitude: magnitude(quantity),
        subject,
        conditions: [],
        citation,
      },
    }));
  const [first = '', ...cells] = cellsOf(text).filter((cell) => cell !== '');
  const { name, unit } = headOf(first);
  if (unit === undefined) return [];
  return cells.flatMap((cell) => {
    const [quantity] = quantities(`${cell} ${unit}`);
    if (!quantity || quantity.start !== 0) return [];
    const value = { quantity: name, printed: cell, unit, magnitude: magnitude(quantity), conditions: [], citation };
    return [{ quantity, named: true, value }];
  });
}

/** Values stated in one sentence: each quantity that is not itself a condition, with the conditions of its clause. */
export function valuesOf(candidate: Candidate, language: string): ReadValue[] {
  const words = wordsFor(language);
  if (candidate.isRow) return rowValues(candidate, words);
  const { text: sentence, passage, offset } = candidate;
  const conditions = candidate.quantities.flatMap((quantity) => {
    const printed = isCondition(sentence, quantity);
    return printed === undefined ? [] : [{ quantity, printed }];
  });
  const named = [...sentence.matchAll(namedConditions)].map((match) => ({ at: match.index, printed: match[0] }));
  const follows = (at: number, quantity: Quantity) =>
    at >= quantity.end && !candidate.quantities.some((other) => other.start >= quantity.end && other.start < at);
  const values: ReadValue[] = [];
  for (const quantity of candidate.quantities) {
    if (conditions.some((condition) => condition.quantity === quantity) || isBase(sentence, quantity)) continue;
    const before = sentence.slice(0, quantity.start);
    // A name begins behind the number before it: `在25 °C的离子电导率为`.
    const nameFrom = candidate.quantities.reduce((end, other) => (other.end <= quantity.start ? other.end : end), 0);
    const cjk = cjkNameOf(before.slice(nameFrom));
    const read = cjk ?? nameOf(before);
    const previous = values.at(-1);
    // "falls from 3.0 GPa dry to 1.4 GPa": the second number speaks of the same thing as the first.
    const continues =
      previous !== undefined &&
      previous.quantity.unit.dimension === quantity.unit.dimension &&
      quantity.start - previous.quantity.end < 40 &&
      connected.test(sentence.slice(previous.quantity.end, quantity.start));
    const after = sentence.slice(quantity.end);
    const isChange = changeBefore.test(before) || cjkChangeBefore.test(before) || cjkChangeAfter.test(after);
    const per = perWord.exec(after)?.[1];
    const dimension = per === undefined ? quantity.unit.dimension : `${quantity.unit.dimension} per ${per}`;
    const found = cjk?.quantity ?? (property.test(read.quantity) ? read.quantity : '');
    const name = isChange || per !== undefined || fits(found, dimension) ? found : '';
    const kind = shares.test(dimension) ? undefined : words.dimension[dimension];
    const label = isChange
      ? words.changeOf(capital(name) || kind)
      : capital(name) || kindOf(quantity, dimension, words);
    const own = name === '' && continues ? previous.value : undefined;
    const { from, to } = clauseAround(sentence, quantity.start);
    const inClause = (at: number) =>
      (at >= from && at < to) || (/^(?:at|in|under)\b/iu.test(sentence) && at < sentence.indexOf(','));
    values.push({
      quantity: { ...quantity, unit: { ...quantity.unit, dimension } },
      named: name !== '' || (own !== undefined && previous !== undefined && previous.named),
      value: {
        quantity: own?.quantity ?? label,
        printed: printedOf(quantity),
        unit: per === undefined ? quantity.unit.symbol : `${quantity.unit.symbol} per ${per}`,
        magnitude: magnitude(quantity),
        ...subjectOf(own?.subject ?? (name !== '' || cjk !== undefined ? read.subject : undefined)),
        conditions: [
          ...new Set([
            ...conditions
              .filter(
                (condition) =>
                  inClause(condition.quantity.start) && condition.quantity.unit.dimension !== quantity.unit.dimension,
              )
              .map(({ printed }) => printed),
            ...named
              .filter(({ at, printed }) => (state.test(printed) ? follows(at, quantity) : inClause(at)))
              .map(({ printed }) => printed),
          ]),
        ],
        citation: cite(passage, offset, offset + sentence.length),
      },
    });
  }
  return values;
}

const groupKey = ({ value, quantity }: ReadValue) =>
  `${value.quantity.toLowerCase()}|${(value.subject ?? value.citation.document).toLowerCase()}|${quantity.unit.dimension}`;

const sameConditions = (a: StatedValue, b: StatedValue) =>
  a.conditions.length === 0 || b.conditions.length === 0 || a.conditions.join('|') === b.conditions.join('|');

/** How much a row says of what is asked: its name first, then whether it has one, then its subject. */
function rankOf({ named, value }: ReadValue, language: string, asked: ReadonlySet<string>): number {
  const shared = (text: string) => new Set(tokenize(text, language).filter((term) => asked.has(term))).size;
  const ofName = shared(value.quantity);
  const isNamed = named ? 1 : 0;
  return ofName > 0 ? 1 + isNamed + shared(`${value.quantity} ${value.subject ?? ''}`) : isNamed;
}

/** Share of the best sentence's score from which a sentence lends the table values that it does not name. */
const nearBest = 0.7;

/**
 * The table of values behind an answer: from the best sentences, at most `limit` rows. What the question asks for comes
 * first, then other named quantities, then what the sentences nearest to the question state without naming it. Values of
 * the same quantity and subject stand side by side, and say so when they do not meet under the same conditions.
 *
 * @param asked terms of the question
 */
export function collectValues(
  scored: readonly Scored[],
  language: string,
  asked: ReadonlySet<string> = new Set(),
  limit = 10,
): StatedValue[] {
  const best = scored[0]?.score ?? 0;
  const read = scored.flatMap(({ candidate, score }) =>
    valuesOf(candidate, language)
      .filter(({ named }) => named || score >= best * nearBest)
      .map((row) => ({ ...row, rank: rankOf(row, language, asked) })),
  );
  const rows = read.sort((a, b) => b.rank - a.rank).slice(0, limit);
  const groups = new Map<string, ReadValue[]>();
  for (const row of rows) groups.set(groupKey(row), [...(groups.get(groupKey(row)) ?? []), row]);
  return [...groups.entries()].flatMap(([key, members]) =>
    members.map((member) => {
      if (members.length === 1) return member.value;
      const conflicts =
        member.named &&
        member.value.subject !== undefined &&
        members.some(
          (other) =>
            other !== member &&
            other.value.citation.start !== member.value.citation.start &&
            conflict(member.quantity, other.quantity) &&
            sameConditions(member.value, other.value),
        );
      return { ...member.value, group: key, ...(conflicts ? { conflicts } : {}) };
    }),
  );
}
