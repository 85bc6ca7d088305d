import type { Locale } from '@assay/domain';
import { standardTexts as cn } from './standards.cn.ts';
import { standardTexts as en } from './standards.en.ts';
import { standardTexts as jp } from './standards.jp.ts';
import { standardTexts as tw } from './standards.tw.ts';
import type { StandardTexts } from './standards.types.ts';

// For who has no page to keep small.
const texts: Readonly<Record<Locale, StandardTexts>> = { cn, en, jp, tw };

/** Name and advice of a standard solution. Undefined for a number that none has. */
export function standardText(
  number: string,
  locale: Locale,
): StandardTexts['standards'][keyof StandardTexts['standards']] | undefined {
  const { standards } = texts[locale];
  return Object.hasOwn(standards, number) ? standards[number as keyof StandardTexts['standards']] : undefined;
}

/** Why a standard solution applies, in words. Undefined for a reason that is not known. */
export function standardReason(reason: string, locale: Locale): string | undefined {
  const { reasons } = texts[locale];
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof StandardTexts['reasons']] : undefined;
}
