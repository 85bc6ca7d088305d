import { materialProperties } from './material-properties.ts';
import type { MaterialTerms } from './material-terms.ts';
import { convertUnit, decimalsAfter, type MaterialUnit, type UnitSystem, unitOf } from './material-units.ts';
import type { MaterialCondition, MaterialFigure, MaterialValue } from './materials.ts';

/** A figure as text: "8.0", "≥ 170", "16.0–18.0". */
export function writeFigure({ min, max, decimals }: MaterialFigure): string {
  const written = (value: number) => value.toFixed(decimals).replace('-', '−');
  if (min === undefined) return max === undefined ? '' : `≤ ${written(max)}`;
  if (max === undefined) return `≥ ${written(min)}`;
  return min === max ? written(min) : `${written(min)}–${written(max)}`;
}

/** A figure in another unit of its quantity, with as many digits as its source vouches for. */
export function convertFigure(figure: MaterialFigure, from: MaterialUnit, to: MaterialUnit): MaterialFigure {
  if (from === to) return figure;
  const sides = [figure.min, figure.max].filter((side) => side !== undefined);
  const decimals = Math.min(...sides.map((side) => decimalsAfter(side, figure.decimals, from, to)));
  const converted = (side: number) => Number(convertUnit(side, from, to).toFixed(decimals));
  return {
    ...(figure.min === undefined ? {} : { min: converted(figure.min) }),
    ...(figure.max === undefined ? {} : { max: converted(figure.max) }),
    decimals,
  };
}

/** Figure and unit of a value in a system of units. */
export function writeValue(
  { property, figure }: Pick<MaterialValue, 'property' | 'figure'>,
  system: UnitSystem,
): { figure: string; unit: MaterialUnit } {
  const { quantity } = materialProperties[property];
  const unit = unitOf(quantity, system);
  return { figure: writeFigure(convertFigure(figure, unitOf(quantity, 'si'), unit)), unit };
}

/** State, temper, form and thickness of a condition; empty where the source states none. */
export function writeCondition(
  { state, temper, form, thickness }: MaterialCondition,
  terms: MaterialTerms,
  system: UnitSystem,
  comma = ', ',
): string {
  const parts = [temper, state && terms.states[state], form && terms.forms[form]];
  if (thickness) {
    const unit = unitOf('length', system);
    const side = (value: number) =>
      convertUnit(value, 'mm', unit)
        .toFixed(unit === 'in' ? 3 : 1)
        .replace(/\.0$/, '');
    parts.push(`${side(thickness[0])}–${side(thickness[1])} ${unit}`);
  }
  return parts.filter(Boolean).join(comma);
}

/** Temperature of a condition: "20 °C", "20–100 °C"; undefined where the source states none. */
export function writeTemperature({ temperature }: MaterialCondition, system: UnitSystem): string | undefined {
  if (!temperature) return undefined;
  const unit = unitOf('temperature', system);
  const sides = temperature.map((side) => {
    const value = Math.round(convertUnit(side, '°C', unit));
    return writeFigure({ min: value, max: value, decimals: 0 });
  });
  return `${sides.join('–')} ${unit}`;
}
