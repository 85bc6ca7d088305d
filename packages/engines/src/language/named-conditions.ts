import { type Quantity, quantities } from './quantities.ts';
import { parseUnit, type Unit } from './units.ts';

/** Conditions that people name instead of measuring them, with what the name stands for. */
const named: readonly (readonly [name: RegExp, symbol: string, low: number, high: number])[] = [
  [
    /\b(?:at )?(?:room|ambient|lab(?:oratory)?) temperature\b|(?<![\p{L}\p{N}])(?:at )?(?:RT|rt|r\.t\.)(?![\p{L}\p{N}])|室温下?で?|室溫下?|常温下?で?|常溫下?/gu,
    '°C',
    20,
    25,
  ],
  [/\b(?:at )?body temperature\b|体温下?|體溫下?/giu, '°C', 37, 37],
  [/\b(?:in|at) liquid nitrogen(?: temperature)?\b|液氮(?:温度|溫度)?下?|液体窒素(?:温度)?/giu, 'K', 77, 77],
  [/\b(?:in|at) liquid helium(?: temperature)?\b|液氦(?:温度|溫度)?下?|液体ヘリウム(?:温度)?/giu, 'K', 4.2, 4.2],
  [/\b(?:at )?cryogenic(?: temperatures?)?\b|极低温下?|極低溫下?|極低温下?|深冷/giu, 'K', 0, 123.15],
  [/\bbelow freezing\b|\bsub-?zero(?: temperatures?)?\b|零下|氷点下/giu, '°C', -273.15, 0],
  [
    /\b(?:at )?(?:atmospheric|ambient|normal) pressure\b|常压下?|常壓下?|大气压下?|大氣壓下?|大気圧下?|常圧下?/giu,
    'kPa',
    95,
    105,
  ],
];

/** `C/10`: the charge of a cell in ten hours. */
const dividedRate = /(?<![\p{L}\p{N}/])(?:at )?C\/(\d+(?:\.\d+)?)(?![\p{L}\p{N}])/gu;

const unitOf = (symbol: string): Unit[] => {
  const unit = parseUnit(symbol);
  return unit === undefined ? [] : [unit];
};

/** What a text says by name of a condition that has a magnitude: `room temperature` is 20 to 25 °C. */
export function namedQuantities(text: string): Quantity[] {
  const found = named.flatMap(([name, symbol, low, high]) =>
    [...text.matchAll(name)].flatMap(({ 0: printed, index }) =>
      unitOf(symbol).map((unit) => ({ printed, start: index, end: index + printed.length, low, high, unit })),
    ),
  );
  const rates = [...text.matchAll(dividedRate)].flatMap(({ 0: printed, 1: hours, index }) =>
    unitOf('Crate').map((unit) => {
      const rate = 1 / Number(hours);
      return { printed, start: index, end: index + printed.length, low: rate, high: rate, unit };
    }),
  );
  return [...found, ...rates].sort((a, b) => a.start - b.start);
}

/** Every condition that a question can ask for: its quantities, and those that it names. */
export function askedConditions(question: string): Quantity[] {
  return [...quantities(question), ...namedQuantities(question)].sort((a, b) => a.start - b.start);
}
