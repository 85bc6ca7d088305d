/** One unit with its prefix and power: `mAh`, `cm2`, `g-1`, `°C`. The text is in NFKC, so `²` is already `2`. */
const unit =
  '(?:°C|°F|°|%|wt\\.?\\s?%|vol\\.?\\s?%|at\\.?\\s?%|mol\\.?\\s?%|ppm|ppb|rpm|psi|ksi|atm|dB|cycles?|[fpnuµμmckMGTdh]?(?:mol|min|bar|Torr|Pa|Hz|eV|Wh|Ah|Da|m|g|s|h|A|V|W|J|N|K|S|F|C|T|L|l|M|Ω)|Å)(?:\\^?[-−]?[1-6])?';
const joined = `${unit}(?:\\s?[/·⋅*]\\s?${unit}|\\s${unit}(?<=[-−][1-6]))*`;
const tail = new RegExp(`[ \\u00a0]?(${joined})(?![A-Za-z0-9])`, 'y');
const number = /\d+(?:,\d{3})+(?:\.\d+)?(?![\d])|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

export interface MeasuredValue {
  /** `n4d7`: the number alone. */
  number: string;
  /** `n4d7v`: the number with its unit; absent where no unit follows. */
  whole?: string;
  /** Index behind what was read. */
  end: number;
}

/**
 * Reads a number with the unit behind it. Equal values have equal tokens: `4.70 V` and `4.7V`, `1,000` and `1000`,
 * `10 mm/min` and `10 mm min-1`. The sign is left out, as a dash may as well be a range.
 */
export function measuredValueAt(text: string, at: number): MeasuredValue {
  number.lastIndex = at;
  const digits = number.exec(text)?.[0] ?? text.charAt(at);
  let end = at + digits.length;
  const plain = numberToken(digits);
  tail.lastIndex = end;
  const found = tail.exec(text);
  if (found === null) return { number: plain, end };
  end = tail.lastIndex;
  return { number: plain, whole: plain + unitToken(found[1] as string), end };
}

function numberToken(digits: string): string {
  const plain = digits.replaceAll(',', '').toLowerCase().replace('+', '');
  const [mantissa = '', exponent] = plain.split('e');
  const short = mantissa.includes('.') ? mantissa.replace(/0+$/, '').replace(/\.$/, '') : mantissa;
  const value = short.replace(/^0+(?=\d)/, '').replace('.', 'd');
  return `n${value}${exponent === undefined ? '' : `e${exponent.replace('-', 'm')}`}`;
}

const unitNames: Readonly<Record<string, string>> = {
  '°': 'deg',
  '%': 'pct',
  Ω: 'ohm',
  Å: 'angstrom',
  µ: 'u',
  μ: 'u',
  '/': 'per',
};

function unitToken(symbol: string): string {
  return symbol
    .replace(/\s*[·⋅*]\s*/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(
      /[\s/]([^\s/·]+?)\^?[-−]([1-6])/g,
      (_, base: string, power: string) => `/${base}${power === '1' ? '' : power}`,
    )
    .replace(/[°%ΩÅµμ/]/g, (sign) => unitNames[sign] ?? '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .replace(/^cycles$/, 'cycle');
}
