import { color } from '@assay/design-system/style';
import type { CSSProperties } from 'react';

/** Colours in which people are told apart, beside their names. */
const tones = [color.info.solid, color.caution.solid, color.accent.solid, color.critical.solid] as const;

/** The colour of a person, the same on every page, as `--person-tone`. */
export function toneStyle(id: string): CSSProperties {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return { '--person-tone': tones[sum % tones.length] } as CSSProperties;
}
