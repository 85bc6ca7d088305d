import type { Locale } from '@assay/domain';

/** A name or sentence in the product's four languages. */
export type InFourLanguages = Readonly<Record<Locale, string>>;

/** One of the 39 engineering parameters. */
export interface TrizParameter {
  id: number;
  name: InFourLanguages;
}

/** One of the 40 inventive principles. */
export interface TrizPrinciple {
  id: number;
  name: InFourLanguages;
  /** What to try, in one sentence of ours. */
  hint: InFourLanguages;
}
