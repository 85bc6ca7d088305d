import type { InFourLanguages } from '../triz.types.ts';
import { effectTexts as cn } from './effects.cn.ts';
import { effectTexts as en } from './effects.en.ts';
import { effectTexts as jp } from './effects.jp.ts';
import type { EffectCode } from './effects.ts';
import { effectTexts as tw } from './effects.tw.ts';

/** Name of an effect in every language; for who has no page to keep small. Undefined for a code that no effect has. */
export function effectName(code: string): InFourLanguages | undefined {
  if (!Object.hasOwn(en, code)) return undefined;
  const known = code as EffectCode;
  return { cn: cn[known][0], en: en[known][0], jp: jp[known][0], tw: tw[known][0] };
}
