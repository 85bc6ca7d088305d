import type { Formats } from '@assay/i18n';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them, in steps of 1,000: `812 B`, `1.4 MB`. */
export function sizeText(bytes: number, formats: Pick<Formats, 'number'>): string {
  const step = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** step;
  return `${formats.number(step > 0 && value < 100 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[step]}`;
}
