/** Figures of a chart in one language: short on axes (12K, 1.2万), whole where one value is read. */
export type NumberFormats = { short: (value: number) => string; whole: (value: number) => string };

/** Formats of a language; shortening follows its own powers: K, M, B in English, 万 and 億 in Japanese. */
export function numberFormats(language: string): NumberFormats {
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
  const plain = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  const exact = new Intl.NumberFormat(language, { maximumSignificantDigits: 10 });
  return {
    short: (value) => (Math.abs(value) < 1000 ? plain : compact).format(value),
    whole: (value) => exact.format(value),
  };
}
