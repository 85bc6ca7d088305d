import type { Translate } from '@assay/i18n';
import type en from '../messages/en.json';
import type { StatedRow } from '../module-contents.ts';

/** Whether anything is told of the conditions of a value. */
export function isConditioned({ conditions, notAt }: StatedRow): boolean {
  return conditions.length > 0 || notAt !== undefined;
}

/** Conditions of a value, and the asked one that it is stated against: `at 23 °C, not at 650 °C`. */
export function conditionsOf({ conditions, notAt }: StatedRow, t: Translate<typeof en>, comma: string): string {
  return [...conditions, ...(notAt === undefined ? [] : [t('values.notAt', { asked: notAt })])].join(comma);
}
