import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { createFormats, type Formats } from './formats.ts';
import type { MessageValues, Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);

export interface TranslatorProviderProps {
  translator: Translator;
  children: ReactNode;
}

/** Gives the words and formats of one locale to everything below. */
export function TranslatorProvider({ translator, children }: TranslatorProviderProps) {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

/** The translator in force. Throws outside of a `TranslatorProvider`. */
export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('No translator is provided. Wrap the tree in <TranslatorProvider>.');
  return translator;
}

/** Gives the text of a message; `{{name}}` placeholders are filled from `values`, `count` chooses the plural form. */
export type Translate<Messages> = (key: MessageKey<Messages>, values?: MessageValues) => string;

/**
 * Typed words of an area; suspends while they are loading.
 *
 * @param alongside areas that what stands below begins with: fetched side by side, so that nothing is hidden a second time.
 */
export function useMessages<Messages>(
  catalogue: Catalogue<Messages>,
  ...alongside: readonly Catalogue<unknown>[]
): Translate<Messages> {
  const translator = useTranslator();
  const words = () => translator.words(catalogue.area);
  const t = useSyncExternalStore(translator.subscribe, words, words);
  const wanted = [catalogue, ...alongside];
  if (!wanted.every(({ area }) => translator.has(area))) throw translator.load(...wanted);
  return t;
}

/** Numbers, dates and durations as the locale writes them. */
export function useFormats(): Formats {
  const { locale } = useTranslator();
  return useMemo(() => createFormats(locale), [locale]);
}
