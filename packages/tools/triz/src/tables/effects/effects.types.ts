import type { FunctionCode } from '../functions/functions.ts';
import type { EffectQuantity } from './quantities.ts';
import type { EffectSourceCode } from './sources.ts';

/** A physical, chemical or geometric effect. Its words stand in `effects.{locale}.ts`. */
export interface EffectRow {
  /** Stable; works name effects by it. */
  code: string;
  serves: readonly FunctionCode[];
  source: EffectSourceCode;
  /** Chapter or section of a book. */
  chapter?: number;
  /** What is common, not what is possible. */
  magnitude?: { quantity: EffectQuantity; from: number; to: number; unit: string };
}
