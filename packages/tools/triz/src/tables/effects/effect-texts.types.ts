import type { EffectCode } from './effects.ts';

/** Words of every effect in one language. */
export type EffectTexts = Readonly<Record<EffectCode, readonly [name: string, does: string, limits: string]>>;
