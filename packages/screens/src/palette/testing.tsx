import { bcp47, type FoundKind, fallbackLocale, foundKinds, type Locale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paletteMessages } from './messages.ts';
import type { FoundOfKind, PaletteSource } from './palette.source.ts';

/** So many things of some kinds, and none of the others. */
export function someFound(counts: Partial<Record<FoundKind, number>>, isCut = false): readonly FoundOfKind[] {
  return foundKinds.map((kind) => {
    const count = counts[kind] ?? 0;
    return {
      kind,
      count,
      isCut: isCut && count > 0,
      results: Array.from({ length: count }, (_, index) => ({
        title: `Coolant pump ${kind} ${index + 1}`,
        address: `/${kind}/${index + 1}`,
        ...(kind === 'document' ? { language: 'en', detail: 'Northfield Thermal, 2019' } : {}),
        ...(kind === 'company'
          ? { detail: 'Japan' }
          : { snippet: 'The seal of the pump leaks once the coolant is hot.' }),
      })),
    };
  });
}

export function memorySource(change: Partial<PaletteSource> = {}): PaletteSource {
  return {
    find: async () => someFound({ work: 2, document: 12, company: 1 }),
    recent: async () => [{ title: 'Why does 316L pit?', address: '/page/1', at: '2026-11-20T10:00:00.000Z' }],
    agents: async () => [],
    ...change,
  };
}

/** What screens of the palette stand in. */
export async function surroundings(
  language = 'en',
): Promise<{ Surroundings: (props: { children: ReactNode }) => ReactNode }> {
  const locale: Locale = locales.find((each) => bcp47[each] === language) ?? fallbackLocale;
  const translator = createTranslator({ locale });
  await translator.load(paletteMessages);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    Surroundings: ({ children }) => (
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </TranslatorProvider>
    ),
  };
}
