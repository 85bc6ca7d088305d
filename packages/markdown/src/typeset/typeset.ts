import { formulaMarks } from './formulas.ts';
import { measuresOf } from './measures.ts';

/** A piece of a text and how it is set. */
export interface Run {
  text: string;
  /** A count of a formula stands low, a charge high. */
  as?: 'sub' | 'sup';
  /** Runs of one number belong to one figure with its unit: no line parts them. */
  bond?: number;
}

export interface TypesetOptions {
  /** Keeps every character of a text that is compared with its source, hyphens of ranges too. @default false */
  isVerbatim?: boolean;
}

/**
 * How a text is set: counts of chemical formulas low, charges high, figures bound to their units, ranges with an en dash.
 * The runs joined are the text, but for hyphens of ranges, each of which is one en dash.
 */
export function typeset(text: string, { isVerbatim = false }: TypesetOptions = {}): readonly Run[] {
  if (!/[\d+−-]|Ox|Nx/.test(text)) return [{ text }];
  const marks = formulaMarks(text);
  const measures = measuresOf(text);
  const cuts = [...marks, ...measures].flatMap(({ from, to }) => [from, to]);
  const places = [...new Set([0, ...cuts, text.length])].sort((one, other) => one - other);
  const dashes = isVerbatim ? [] : measures.flatMap(({ dash }) => (dash === undefined ? [] : [dash]));
  return places.slice(1).map((to, at): Run => {
    const from = places[at] ?? 0;
    const mark = marks.find((one) => one.from <= from && to <= one.to);
    const bond = measures.findIndex((one) => one.from <= from && to <= one.to);
    const dash = dashes.find((one) => from <= one && one < to);
    const words = text.slice(from, to);
    return {
      text: dash === undefined ? words : `${words.slice(0, dash - from)}–${words.slice(dash - from + 1)}`,
      ...(mark ? { as: mark.as } : {}),
      ...(bond >= 0 ? { bond } : {}),
    };
  });
}
