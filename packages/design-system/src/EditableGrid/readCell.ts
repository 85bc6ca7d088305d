import { formatDate, parseDate } from '../DateInput/date.format.ts';
import { problemOfDate } from '../DateInput/date.rules.ts';
import { formatNumber, parseNumber, problemOf } from '../NumberInput/number.rules.ts';
import { optionsOf } from './cellText.ts';
import type { GridColumn, GridOption, GridRefusal, GridValue } from './EditableGrid.types.ts';

/** What a text means in a cell, or why it means nothing there. */
export type ReadCell = { value: GridValue } | { refusal: GridRefusal };

/** The minus of print is the one of the keyboard. */
const fold = (text: string) => text.normalize('NFKC').replaceAll('−', '-').trim().toLowerCase();

const yes = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  '✓',
  '✔',
  '☑',
  '是',
  '真',
  'はい',
  '○',
  'ja',
  'wahr',
  'oui',
  'vrai',
]);
const no = new Set([
  'false',
  'no',
  'n',
  '0',
  '✗',
  '☐',
  '否',
  '假',
  '偽',
  'いいえ',
  '×',
  'nein',
  'falsch',
  'non',
  'faux',
]);

/** The option that a text names, by label or value; whichever width its letters have. */
export function optionNamed(options: readonly GridOption[], text: string): GridOption | undefined {
  const wanted = fold(text);
  return options.find(({ label }) => fold(label) === wanted) ?? options.find(({ value }) => fold(value) === wanted);
}

/** Options that typing leaves: those that begin with it before those that hold it. */
export function optionsFor(options: readonly GridOption[], typed: string): readonly GridOption[] {
  const wanted = fold(typed);
  if (wanted === '') return options;
  const places = options.map((option) => ({ option, at: fold(option.label).indexOf(wanted) }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(({ option }) => option);
}

/** Reads what was typed or pasted for a cell of a column. Empty text is an empty cell in every column that can be edited. */
export function readCell<Row>(text: string, column: GridColumn<Row>, language: string): ReadCell {
  if (column.isReadOnly || column.kind === 'formula' || column.kind === 'evidence')
    return { refusal: { because: 'readOnly' } };
  if (text.trim() === '') return { value: undefined };
  switch (column.kind) {
    case 'text':
      return { value: text };
    case 'number':
      return readNumber(text, column, language);
    case 'rating': {
      const { min = 1, max = 10 } = column;
      const step = parseNumber(text, language);
      const isStep = step !== undefined && Number.isInteger(step) && step >= min && step <= max;
      return isStep ? { value: step } : { refusal: { because: 'notARating', min, max } };
    }
    case 'date': {
      const date = parseDate(text, language);
      if (date === undefined) return { refusal: { because: 'notADate' } };
      const problem = problemOfDate(date, column);
      if (problem !== 'tooEarly' && problem !== 'tooLate') return { value: date };
      const limit = formatDate((problem === 'tooEarly' ? column.min : column.max) ?? date, language);
      return { refusal: { because: problem, limit } };
    }
    case 'flag': {
      const word = fold(text);
      if (yes.has(word)) return { value: true };
      return no.has(word) ? { value: false } : { refusal: { because: 'notAFlag' } };
    }
    case 'labels':
      return readLabels(text, column.options);
    default: {
      const option = optionNamed(optionsOf(column), text);
      return option ? { value: option.value } : { refusal: { because: 'notAnOption', text: text.trim() } };
    }
  }
}

function readNumber<Row>(text: string, column: GridColumn<Row> & { kind: 'number' }, language: string): ReadCell {
  const plain = text.normalize('NFKC').trim();
  const unit = column.unit?.normalize('NFKC') ?? '';
  const hasUnit = unit !== '' && plain.toLowerCase().endsWith(unit.toLowerCase());
  const value = parseNumber(hasUnit ? plain.slice(0, -unit.length) : plain, language);
  if (value === undefined) {
    const isOther = column.unit !== undefined && /^[+\-−]?[\d.,\s]*\d\s*[^\d\s.,]/u.test(plain);
    return { refusal: isOther ? { because: 'otherUnit', unit: column.unit ?? '' } : { because: 'notANumber' } };
  }
  const problem = problemOf(value, column);
  if (problem !== 'tooLow' && problem !== 'tooHigh') return { value };
  const limit = formatNumber((problem === 'tooLow' ? column.min : column.max) ?? value, language);
  return { refusal: { because: problem, limit } };
}

function readLabels(text: string, options: readonly GridOption[]): ReadCell {
  const whole = optionNamed(options, text);
  if (whole) return { value: [whole.value] };
  const found = new Set<string>();
  for (const part of text.split(/[,;，、；\n]/u)) {
    if (part.trim() === '') continue;
    const option = optionNamed(options, part);
    if (!option) return { refusal: { because: 'notAnOption', text: part.trim() } };
    found.add(option.value);
  }
  return { value: [...found] };
}
