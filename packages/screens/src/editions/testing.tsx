import type { Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { EditionPagesSource, HeldPackage, UsagePage } from './editions-pages.source.ts';

const use = (feature: UsagePage['features'][number]['feature'], used: number, limit: number) => ({
  feature,
  dimension: feature === 'technical_research' ? ('DIMENSION_YEAR' as const) : ('DIMENSION_MONTH' as const),
  used,
  limit,
  // Midnight in Shanghai.
  resets_at: feature === 'technical_research' ? '2026-12-31T16:00:00.000Z' : '2026-11-30T16:00:00.000Z',
  DIMENSION_DAY: Math.min(used, 1),
  DIMENSION_MONTH: used,
  DIMENSION_YEAR: used + 4,
});

/** A person of the basic edition who has used up the questions of the month. */
export const recordedUsage: UsagePage = {
  edition: 'freemium',
  time_zone: 'Asia/Shanghai',
  features: [
    use('technical_research', 0, 1),
    use('tech_seek', 3, 3),
    use('tech_mind', 1, 3),
    use('material_tech_mind', 0, 3),
    use('tech_fmea', 2, 3),
  ],
  expert_library: { used: 4, limit: 10 },
  price: null,
};

export const recordedPackages: readonly HeldPackage[] = [
  { package: 'air_free', line: 'air', family: 'free', kind: 'free' },
  { package: 'ls_trial', line: 'ls', family: 'ls', kind: 'trial', trial_package_left_days: 3 },
  { package: 'ip_commercial_translation', line: 'ip', family: 'ip', kind: 'commercial' },
];

/** A source that speaks of one account and remembers what was saved. */
export function recordedPages(saved: boolean[] = [], change: Partial<EditionPagesSource> = {}): EditionPagesSource {
  return {
    usage: async () => recordedUsage,
    exportUses: async () => new Blob(['feature,day,used_at\r\n']),
    packages: async () => recordedPackages,
    mayTrack: async () => true,
    saveTracking: async (allowed) => void saved.push(allowed),
    ...change,
  };
}

/** Words of a locale around a story or a test. */
export function Words({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  const translator = useMemo(() => createTranslator({ locale }), [locale]);
  return (
    <TranslatorProvider translator={translator}>
      <Suspense>{children}</Suspense>
    </TranslatorProvider>
  );
}
