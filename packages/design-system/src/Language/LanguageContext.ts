import { createContext, useContext, useSyncExternalStore } from 'react';
import { scriptOf } from '../fonts/scriptOf.ts';
import type { Script } from '../tokens/fill.ts';

/** BCP 47 language of what lies inside; without it the page's `lang` holds. An element in a foreign page provides its own. */
export const LanguageContext = createContext<string | undefined>(undefined);

const never = () => () => {};
const ofPage = () => document.documentElement.lang || 'en';
const ofServer = () => 'en';

/** The language in which numbers, dates and built-in words are written: one's own, the context's, the page's, else English. */
export function useLanguage(own?: string): string {
  const given = useContext(LanguageContext);
  const page = useSyncExternalStore(never, ofPage, ofServer);
  return own ?? given ?? page;
}

/** Built-in words by script, `latin` being English; a component's `words` prop takes precedence word by word. */
export type WordsByScript<Words> = Readonly<Record<Script, Words>>;

/** The words of a language with the caller's own put over them. */
export function wordsIn<Words extends object>(
  table: WordsByScript<Words>,
  language: string,
  own?: Partial<Words>,
): Words {
  return { ...table[scriptOf(language)], ...own };
}
