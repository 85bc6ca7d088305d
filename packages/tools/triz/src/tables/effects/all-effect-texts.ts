import type { Locale } from '@assay/domain';
import type { InFourLanguages } from '../triz.types.ts';
import type { EffectTexts } from './effect-texts.types.ts';
import { effectTexts as cn } from './effects.cn.ts';
import { effectTexts as en } from './effects.en.ts';
import { effectTexts as jp } from './effects.jp.ts';
import type { EffectCode } from './effects.ts';
import { effectTexts as tw } from './effects.tw.ts';

// For who has no page to keep small.
const texts: Readonly<Record<Locale, EffectTexts>> = { cn, en, jp, tw };

const isEffect = (code: string): code is EffectCode => Object.hasOwn(en, code);

/** Name of an effect in every language. Undefined for a code that no effect has. */
export function effectName(code: string): InFourLanguages | undefined {
  return isEffect(code) ? { cn: cn[code][0], en: en[code][0], jp: jp[code][0], tw: tw[code][0] } : undefined;
}

/** Name of an effect, what it does and what limits it. Undefined for a code that no effect has. */
export function effectText(code: string, locale: Locale): EffectTexts[EffectCode] | undefined {
  return isEffect(code) ? texts[locale][code] : undefined;
}
