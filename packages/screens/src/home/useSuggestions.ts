import type { HomepageType } from '@assay/domain';
import { useEffect, useState } from 'react';
import type { HomeSource } from './home.source.ts';

const none: readonly string[] = [];
/** Wait after the last key before suggestions are asked for, ms. */
const debounce = 200;
/** From this length on, what is typed is a question of its own, and nobody completes it. */
const longest = 120;

/** Suggestions for what is being typed: asked for after a pause, the old request aborted, stale replies dropped. */
export function useSuggestions(
  source: HomeSource,
  home: HomepageType,
  text: string,
  isEnabled: boolean,
): readonly string[] {
  const keyword = text.trim();
  const isAsking = isEnabled && keyword.length >= 2 && keyword.length <= longest && !keyword.includes('\n');
  const [held, setHeld] = useState<{ keyword: string; list: readonly string[] }>({ keyword: '', list: none });
  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const suggest = async () => {
      // Suggestions are a courtesy: without them the box works as before.
      const list = await source.suggest(keyword, home, controller.signal).catch(() => undefined);
      if (list && !controller.signal.aborted) setHeld({ keyword, list });
    };
    const timer = setTimeout(() => void suggest(), debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [source, home, keyword, isAsking]);
  if (!isAsking || held.keyword === '') return none;
  return held.list.filter((suggestion) => suggestion !== text);
}
