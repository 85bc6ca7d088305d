import { color } from '@assay/design-system/style';
import type { CSSProperties } from 'react';

/** Colours in which people are told apart, beside their names. */
const tones = [color.info.solid, color.caution.solid, color.accent.solid, color.critical.solid] as const;

/** The colour of a person, the same on every page. */
export function toneOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tones[sum % tones.length] ?? tones[0];
}

/** The same, as `--person-tone`. */
export const toneStyle = (id: string): CSSProperties => ({ '--person-tone': toneOf(id) }) as CSSProperties;
