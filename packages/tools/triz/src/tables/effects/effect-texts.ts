import type { Locale } from '@assay/domain';
import type { EffectTexts } from './effect-texts.types.ts';

const sources: Readonly<Record<Locale, () => Promise<{ effectTexts: EffectTexts }>>> = {
  cn: () => import('./effects.cn.ts'),
  en: () => import('./effects.en.ts'),
  jp: () => import('./effects.jp.ts'),
  tw: () => import('./effects.tw.ts'),
};

/** Names of the effects in one language, what they do and what limits them; the other languages are not loaded. */
export async function loadEffectTexts(locale: Locale): Promise<EffectTexts> {
  return (await sources[locale]()).effectTexts;
}
