import { bcp47, fallbackLocale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { worksMessages } from './messages.ts';

/** Words and a cache around a story of what stands in works. */
export async function workSurroundings(language: string) {
  const translator = createTranslator({ locale: locales.find((each) => bcp47[each] === language) ?? fallbackLocale });
  await translator.load(worksMessages);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Surroundings({ children }: { children: ReactNode }) {
    return (
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </TranslatorProvider>
    );
  }
  return { Surroundings };
}
