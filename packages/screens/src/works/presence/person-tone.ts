import { color } from '@assay/design-system/style';

/** Colours in which people are told apart, beside their names. */
const tones = [color.info.solid, color.caution.solid, color.accent.solid, color.critical.solid] as const;

/** The colour of a person, the same on every page. */
export function personTone(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tones[sum % tones.length] as string;
}
