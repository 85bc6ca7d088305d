import { formatDate } from '../DateInput/date.format.ts';
import { isIsoDate } from '../DateInput/date.rules.ts';
import { formatNumber } from '../NumberInput/number.rules.ts';
import type { GridColumn, GridOption, GridValue } from './EditableGrid.types.ts';

/** Words that stand for yes and no. */
export type FlagWords = { yes: string; no: string };

export const isEmpty = (value: GridValue) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values are the same to who reads them. */
export function isSameValue(one: GridValue, other: GridValue): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => each === other[at]);
  return one === other;
}

/** What can be chosen in a column; nothing in those that are typed. */
export function optionsOf<Row>(column: GridColumn<Row>): readonly GridOption[] {
  return 'options' in column ? column.options : [];
}

const labelOf = (options: readonly GridOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** A value as its language writes it, for who reads it. */
export function shownText<Row>(
  value: GridValue,
  column: GridColumn<Row>,
  language: string,
  { yes, no }: FlagWords,
): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formatNumber(value, language);
  const options = optionsOf(column);
  if (typeof value === 'string') {
    if (column.kind === 'date' && isIsoDate(value)) return formatDate(value, language);
    return options.length > 0 ? labelOf(options, value) : value;
  }
  return (value ?? []).map((each) => labelOf(options, each)).join(', ');
}

/**
 * A value as it goes to a spreadsheet and comes back: numbers in the language's own form without grouping, days as ISO,
 * which every spreadsheet reads in every language.
 */
export function copiedText<Row>(value: GridValue, column: GridColumn<Row>, language: string, words: FlagWords): string {
  if (typeof value === 'string' && column.kind === 'date') return value;
  if (typeof value === 'number') return plainNumber(value, language);
  return shownText(value, column, language, words);
}

/** What stands in the field when a cell begins to be edited. */
export function typedText<Row>(value: GridValue, column: GridColumn<Row>, language: string): string {
  if (isEmpty(value) || typeof value === 'boolean' || optionsOf(column).length > 0) return '';
  if (typeof value === 'number') return plainNumber(value, language);
  return shownText(value, column, language, { yes: '', no: '' });
}

/** A number without the marks that group its digits. */
function plainNumber(value: number, language: string): string {
  const shown = formatNumber(value, language);
  const group = formatNumber(1234, language).replace(/\d/g, '');
  return group === '' ? shown : shown.replaceAll(group, '');
}
