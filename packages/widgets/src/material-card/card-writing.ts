import { type Locale, type MaterialTerms, materialTerms, type UnitSystem } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { useMemo } from 'react';
import type { CardSource } from './material-card.source.ts';

/** What every part of the card writes with. */
export interface CardWriting {
  terms: MaterialTerms;
  locale: Locale;
  units: UnitSystem;
  /** Number of a source, from 1, the same in all parts. */
  sources: readonly CardSource[];
}

export function useCardWriting(units: UnitSystem, sources: readonly CardSource[]): CardWriting {
  const { locale } = useTranslator();
  return useMemo(() => ({ terms: materialTerms(locale), locale, units, sources }), [locale, units, sources]);
}

/** Name of a source in a line: standards by their number, the rest by their title. */
export function sourceName({ id, title, kind }: CardSource): string {
  return kind === 'standard' ? `${id}: ${title}` : title;
}
