import type { Locale } from '@assay/domain';
import type { StandardTexts } from './standards.types.ts';

const sources: Readonly<Record<Locale, () => Promise<{ standardTexts: StandardTexts }>>> = {
  cn: () => import('./standards.cn.ts'),
  en: () => import('./standards.en.ts'),
  jp: () => import('./standards.jp.ts'),
  tw: () => import('./standards.tw.ts'),
};

/** Names, advice and reasons of the standard solutions in one language; the other languages are not loaded. */
export async function loadStandardTexts(locale: Locale): Promise<StandardTexts> {
  return (await sources[locale]()).standardTexts;
}
