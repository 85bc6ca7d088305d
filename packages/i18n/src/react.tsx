import { createContext, type ReactNode, use, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);

export interface TranslatorProviderProps {
  translator: Translator;
  children: ReactNode;
}

/** Gives the words and formats of one locale to everything below. */
export function TranslatorProvider({ translator, children }: TranslatorProviderProps) {
  return (
    <TranslatorContext value={translator}>
      <I18nextProvider i18n={translator.i18n}>{children}</I18nextProvider>
    </TranslatorContext>
  );
}

/** The translator in force. Throws outside of a `TranslatorProvider`. */
export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('No translator is provided. Wrap the tree in <TranslatorProvider>.');
  return translator;
}

/** Gives the text of a message; `{{name}}` placeholders are filled from `values`, `count` chooses the plural form. */
export type Translate<Messages> = (
  key: MessageKey<Messages>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Typed words of an area; suspends while they are loading. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Translate<Messages> {
  const { t } = useTranslation(catalogue.area);
  return t as unknown as Translate<Messages>;
}

/** Numbers, dates and durations as the locale writes them. */
export function useFormats(): Formats {
  const { locale } = useTranslator();
  return useMemo(() => createFormats(locale), [locale]);
}
