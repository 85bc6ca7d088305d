const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (exponent: number) =>
  `${exponent < 0 ? '⁻' : ''}${[...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]).join('')}`;

/** A value as it is read beside a unit: with a power of ten where it would be a row of zeros. */
export function figureOf(value: number, format: (value: number) => string): string {
  const size = Math.abs(value);
  if (size === 0 || (size >= 0.01 && size < 100_000)) return format(value);
  const exponent = Math.floor(Math.log10(size));
  const digits = Number((value / 10 ** exponent).toPrecision(3));
  const power = `10${raised(exponent)}`;
  return digits === 1 ? power : `${format(digits)} × ${power}`;
}
