import type { Locale } from '@assay/domain';
import { useCallback, useEffect, useState } from 'react';
import type { EffectCode, EffectTexts } from '../tables/index.ts';
import { effectTexts } from './effect-texts.ts';

/** Gives the name of an effect; undefined until the words are there, and for a code that no effect has. */
export function useEffectNames(locale: Locale): (code: unknown) => string | undefined {
  const [texts, setTexts] = useState<EffectTexts>();
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      try {
        const loaded = await effectTexts(locale);
        if (isCurrent) setTexts(loaded);
      } catch {
        // Without them effects go by their codes.
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return useCallback((code) => texts?.[code as EffectCode]?.[0], [texts]);
}
