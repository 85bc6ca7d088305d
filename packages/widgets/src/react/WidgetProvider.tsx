import type { Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';

export interface WidgetProviderProps {
  /** Language of the widgets below; another one takes effect at once. */
  locale: Locale;
  /** Stands there while the words of a widget are fetched. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Gives the widgets below their language. Each fetches its words with its first use. */
export function WidgetProvider({ locale, fallback, children }: WidgetProviderProps) {
  const translator = useMemo(() => createTranslator({ locale }), [locale]);
  return (
    <TranslatorProvider translator={translator}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </TranslatorProvider>
  );
}
