import { formulaMarks } from './formulas.ts';
import { designationsOf, measuresOf } from './measures.ts';

/** A piece of a text and how it is set. */
export interface Run {
  text: string;
  /** A count of a formula stands low, a charge high. */
  as?: 'sub' | 'sup';
  /** The caret of a power (`m^0.5`), which is there for who copies the text and stands in no line. */
  isSilent?: true;
  /** Runs of one number belong to one figure with its unit: no line parts them. */
  bond?: number;
}

interface Place {
  from: number;
  to: number;
}

export interface TypesetOptions {
  /** Keeps every character of a text that is compared with its source, hyphens of ranges too. @default false */
  isVerbatim?: boolean;
}

/** Exponents written behind a caret. */
const powers = /(?<=[A-Za-zµμΩ°)\d])\^([-−+]?\d+(?:[./]\d+)?)(?![A-Za-z\d^])/gu;

/**
 * How a text is set: counts of chemical formulas low, charges and powers high, figures bound to their units, ranges with an en dash.
 * The runs joined are the text, but for hyphens of ranges, each of which is one en dash.
 */
export function typeset(text: string, { isVerbatim = false }: TypesetOptions = {}): readonly Run[] {
  if (!/[\d+−-]|Ox|Nx/.test(text)) return [{ text }];
  const raised = [...text.matchAll(powers)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
  const marks = [...formulaMarks(text), ...raised.map(({ from, to }) => ({ from: from + 1, to, as: 'sup' as const }))];
  const measures = measuresOf(text);
  const isFree = (one: Place) => !measures.some(({ from, to }) => one.from < to && from < one.to);
  const bonds = [...measures, ...designationsOf(text).filter(isFree)];
  const cuts = [...marks, ...bonds, ...raised].flatMap(({ from, to }) => [from, to]);
  const places = [...new Set([0, ...cuts, text.length])].sort((one, other) => one - other);
  const dashes = isVerbatim ? [] : measures.flatMap(({ dash }) => (dash === undefined ? [] : [dash]));
  return places.slice(1).map((to, at): Run => {
    const from = places[at] ?? 0;
    const mark = marks.find((one) => one.from <= from && to <= one.to);
    const bond = bonds.findIndex((one) => one.from <= from && to <= one.to);
    const dash = dashes.find((one) => from <= one && one < to);
    const words = text.slice(from, to);
    return {
      text: dash === undefined ? words : `${words.slice(0, dash - from)}–${words.slice(dash - from + 1)}`,
      ...(mark ? { as: mark.as } : {}),
      ...(raised.some((one) => one.from === from) ? { isSilent: true } : {}),
      ...(bond >= 0 ? { bond } : {}),
    };
  });
}
