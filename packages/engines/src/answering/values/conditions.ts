import type { Candidate } from '../../citing/passages.ts';
import type { ConditionMagnitude } from '../../language/compare-conditions.ts';
import { namedQuantities } from '../../language/named-conditions.ts';
import { magnitude, type Quantity, quantities as quantitiesOf } from '../../language/quantities.ts';
import { type Clause, clauseAround } from './clauses.ts';
import { isHistory } from './treatment.ts';

/** Under what a sentence or a row states something. */
export interface StatedCondition extends ConditionMagnitude {
  /** As printed: `at 25 °C`, `in argon`, `室温下`. */
  printed: string;
  /** Place in the sentence or row. */
  start: number;
  end: number;
  clause: Clause;
  /** The quantity of the text that it is; absent of what is named. */
  quantity?: Quantity;
  isHistory: boolean;
}

const listed = String.raw`(?:\d[\d.]*(?:,\s|\s(?:and|or)\s))*`;
const before = new RegExp(
  String.raw`(?:^|[\s,(（，、])(at|in|under|after|for|above|below|between|versus|vs|within|over|from|during|on|with|towards?|until|near|在|(?<![大小低高等介])[于於]|经|經)\s+(?:about\s+|around\s+|approximately\s+|roughly\s+|only\s+|up to\s+|relative humidity of\s+|pH\s+)?${listed}$`,
  'iu',
);
/** `at an acceleration of`, `under a load of`. */
const nominal = /(?:^|[\s,(])((?:at|under)\s+(?:(?:a|an|the)\s+)?(?:[\p{L}-]+\s){1,4}of)\s+(?:about\s+|around\s+)?$/iu;
/** The second half of `at 300 °C and 5 MPa`. */
const paired = /(?:^|[\s,(])(at|under)\s+[^\s,;]+(?:\s[^\s,;]+)?\s+and\s+$/iu;
/** Not the beginning of another word: `下げる`, `である`. */
const wideAfter =
  /^\s?(下(?![げがり降])|之[间間]|时|時(?!間)|后|後|で(?![あすしきな])|において|における|の条件|条件|中)/u;
/** The first of `315 °C、5 MPa下`. */
const wideListed = /^、[^、，。；]{1,16}(?:下(?![げがり降])|时|時(?!間)|の条件|条件)/u;
/** But not the end of `大于`. */
const wideBefore = /(?:在|(?<![大小低高等介])[于於]|经|經)\s?(?:约|約)?$/u;
/** Words that may follow the unit and belong to the condition: `50 % relative humidity`, `3.5 wt% NaCl`. */
const tailOf =
  /^\s+(relative humidity|RH|NaCl|NaOH|KOH|HCl|H2SO4|oxygen|water|strain|ethanol|acetonitrile|moisture|cycles|[A-Z][a-z]?\d?[A-Z]\w*)\b/u;
const timeLike = /^(for|after|within|over|during)$/iu;
/** Angle of a peel or a bend: how it was tested. */
const testAngle = /^\s?-?(?:T-)?(?:peel|bend)|^(?:の)?(?:剥离|剝離|剥離|ピール)/iu;
const testAngleBefore =
  /\b(?:peel|bend)(?:ing)?[- ]angle\s*(?:of|is|:|=)?\s*$|(?:剥离|剝離|剥離)角度?(?:为|為|は)?\s?$/iu;

/** `温度为200 °C的…`: the number is the temperature's own. */
const wideOwnName = /(?:温度|溫度|[熔沸凝露融]点|[熔沸凝露融]點)(?:为|為|是|は|が|约|約)*\s?$/u;

const event = /\b(?:transition|melting|crystallisation|crystallization|decomposition|onset|peak|plateau|eutectic)$/iu;
const operating = /\b(?:operates?|works?|runs?|(?:is|are) (?:used|operated))$/iu;
/** Names of temperatures and times: the number behind them is theirs. */
const ownName =
  /\b(?:temperatures?|points?|transitions?|T[gmc]|ranges?|onset|limits?|times?|half-li(?:fe|ves)|periods?|durations?|lifetimes?|li(?:fe|ves))(?:\s+(?:of|for)\s[^,;]{1,40}?)?(?:\s+(?:lies?|is|are|was|were|ranges?|falls?|stays?|remains?|can be|should be|must be|is kept|is held))?$/iu;

const namedWithout =
  /\b(?:in (?:dry |humid |ambient |static )?(?:air|argon|nitrogen|hydrogen|oxygen|helium|vacuum|seawater|sea water|water|brine)|under (?:argon|nitrogen|vacuum|inert gas)|(?:versus|vs\.?) Li\/Li⁺|(?:versus|vs\.?) (?:SHE|RHE|SCE|Ag\/AgCl)|at \d+(?:\.\d+)?C|when dry|dry|conditioned|at saturation|for unfilled \w+)(?![\p{L}\p{N}])|空气中|空氣中|大気中|氩气中|氬氣中|氮气中|氮氣中|真空中|海水中/giu;

/** States of a material belong to the number they follow: `3.0 GPa dry and 1.4 GPa conditioned`. */
export const isState = ({ printed }: Pick<StatedCondition, 'printed'>): boolean =>
  /^(?:when dry|dry|conditioned|at saturation)$/iu.test(printed);

/** Dimensions that something is held at, and not made of. */
const held = /^(?:K|s|m\^-1 kg s\^-2|s\^-1|pH|%RH|C-rate|cycles)$/;

/** Terms of `Isopropanol at 5 wt% lowers …`: what the clause begins with has that content or potential, and no test of it. */
const ofItsHead =
  /^(?:(?:the|a|an)\s)?(?!.*\b(?:is|are|was|were|of)\b)(?!.*\b(?:already|only|even)\b)(?:[\p{L}\d()-]+\s){1,3}$/iu;

/** The condition that a quantity of a sentence is, as printed; undefined where it is a value. */
export function isCondition(sentence: string, quantity: Quantity): string | undefined {
  const { dimension } = quantity.unit;
  const text = sentence.slice(0, quantity.start);
  const behind = sentence.slice(quantity.end);
  const printed = sentence.slice(quantity.start, quantity.end);
  const tail = tailOf.exec(behind)?.[0] ?? '';
  const [, head] = nominal.exec(text) ?? [];
  if (head !== undefined) return `${head} ${printed}${tail}`;
  if (dimension === '°' && (testAngle.test(behind) || testAngleBefore.test(text)))
    return `${printed}${/^\s?-?(?:T-)?(?:peel|bend)/iu.exec(behind)?.[0] ?? ''}`;
  const match = before.exec(text) ?? (held.test(dimension) ? paired.exec(text) : null);
  if (match) {
    const preposition = match[1] ?? '';
    const ahead = text.slice(0, match.index);
    const isHeld = held.test(dimension);
    // "a melting point of 343 °C and a glass transition at 143 °C": what happens at a temperature is named by it.
    if (/^at$/iu.test(preposition) && dimension === 'K' && event.test(ahead)) return undefined;
    if (/^(?:above|below|between|from|over|under|at|in|within)$/iu.test(preposition) && /^[Ks]$/.test(dimension)) {
      if (ownName.test(ahead)) return undefined;
    }
    // What something works at is stated of it, and is no condition of another value.
    if (/^at$/iu.test(preposition) && isHeld && operating.test(ahead)) return undefined;
    // `near 850 °C` tells where something happens, `is near 850 °C` what it is.
    if (/^near$/iu.test(preposition) && (dimension !== 'K' || /\b(?:is|are|was|were|lies?|of|to|at)$/iu.test(ahead)))
      return undefined;
    const { from } = clauseAround(sentence, quantity.start);
    if (/^at$/iu.test(preposition) && !isHeld && dimension !== 'm' && ofItsHead.test(`${ahead.slice(from).trim()} `))
      return undefined;
    // "for 8 h" and "at 25 °C" are conditions; "falls below 200 ppm" and "between 2 and 3 GPa" may be the value itself.
    const carriesValue =
      /^(above|below|between|from|over|with|on|in|for|within|towards?|until)$/iu.test(preposition) &&
      !/[A-Za-z]/.test(tail) &&
      !/^(m|s|K)$/.test(dimension);
    const verbBefore =
      /\b(is|are|falls?|rises?|drops?|lies|ranges?|reach(?:es)?|stays?|remains?|lowers?|raises?|exceeds?)\b[^,;\d]{0,40}$/iu.test(
        ahead,
      );
    if (
      carriesValue ||
      (verbBefore &&
        /^(at|between|below|above|from)$/iu.test(preposition) &&
        !/^(?:K|pH|%RH|C-rate)$/.test(dimension) &&
        !timeLike.test(preposition))
    )
      return undefined;
    return `${preposition} ${printed}${tail}`.trim();
  }
  if (dimension === 'K' && /^[的の](?=\p{Script=Han}|\p{Script=Katakana})/u.test(behind) && !wideOwnName.test(text))
    return printed;
  if (dimension === 'C-rate' && /^(?:以上|以下)?[的の]?(?:充|放)/u.test(behind)) return printed;
  if (wideBefore.test(text) || wideAfter.test(behind) || wideListed.test(behind)) return printed;
  return undefined;
}

function boundOf({ bound }: Quantity): Pick<StatedCondition, 'bound'> {
  return bound === undefined ? {} : { bound };
}

/** Conditions of a sentence in their order, each with the clause whose values it belongs to. */
export function conditionsIn(sentence: string, found: readonly Quantity[]): StatedCondition[] {
  const measured = found.flatMap((quantity): StatedCondition[] => {
    const history = isHistory(sentence, quantity, found);
    const printed =
      isCondition(sentence, quantity) ?? (history ? sentence.slice(quantity.start, quantity.end) : undefined);
    if (printed === undefined) return [];
    const { start, end } = quantity;
    return [
      {
        printed,
        start,
        end,
        clause: clauseAround(sentence, start),
        magnitude: magnitude(quantity),
        ...boundOf(quantity),
        quantity,
        isHistory: history,
      },
    ];
  });
  const named = namedQuantities(sentence)
    .filter(({ start, end }) => !measured.some((other) => other.start < end && start < other.end))
    .map(
      (quantity): StatedCondition => ({
        printed: quantity.printed,
        start: quantity.start,
        end: quantity.end,
        clause: clauseAround(sentence, quantity.start),
        magnitude: magnitude(quantity),
        isHistory: false,
      }),
    );
  const without = [...sentence.matchAll(namedWithout)]
    .filter(({ index }) => ![...measured, ...named].some(({ start, end }) => index >= start && index < end))
    .map(
      ({ 0: printed, index }): StatedCondition => ({
        printed,
        start: index,
        end: index + printed.length,
        clause: clauseAround(sentence, index),
        // "sintered in hydrogen at 1350 °C": the gas of a treatment is its history too.
        isHistory: measured.some(
          (other) =>
            other.isHistory &&
            Math.abs(other.start - index) < 40 &&
            clauseAround(sentence, index).from === other.clause.from,
        ),
      }),
    );
  return [...measured, ...named, ...without].sort((a, b) => a.start - b.start);
}

/** Conditions of a sentence or a row; those of a row stand in its cells and in the heads of its columns. */
export function conditionsOf({ text, quantities: found, row }: Candidate): StatedCondition[] {
  if (row === undefined) return conditionsIn(text, found);
  const whole = { from: 0, to: text.length };
  return [row.subject, ...row.cells].flatMap(({ head }) =>
    namedOrMeasured(head).map(({ printed, ...rest }) => ({
      printed,
      start: 0,
      end: text.length,
      clause: whole,
      isHistory: false,
      ...rest,
    })),
  );
}

/** `Strength at 200 °C (MPa)`, `50 % RH`: a head of a column that says under what its values hold. */
function namedOrMeasured(head: string): Pick<StatedCondition, 'printed' | 'magnitude'>[] {
  return conditionsOfHead(head).map((quantity) => ({ printed: quantity.printed, magnitude: magnitude(quantity) }));
}

const headCondition = /\b(?:at|after|in)\s+$|^$/iu;

/** Quantities of a head that are conditions; its own unit in brackets is none. */
export function conditionsOfHead(head: string): Quantity[] {
  const plain = head.replace(/\s*[(（][^()（）]*(?:\([^()]*\))?[^()（）]*[)）]\s*$/u, '');
  return [...headQuantities(plain), ...namedQuantities(plain)];
}

function headQuantities(head: string): Quantity[] {
  return quantitiesOf(head).flatMap((quantity) =>
    headCondition.test(head.slice(0, quantity.start)) || /[はでのに下時时]|^\s?$/u.test(head.slice(quantity.end))
      ? [{ ...quantity, printed: head.slice(quantity.start, quantity.end) }]
      : [],
  );
}
