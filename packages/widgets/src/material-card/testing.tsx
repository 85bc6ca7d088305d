import type { Locale, UnitSystem } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';
import { recordedEquivalents, recordedGrades, recordedLandmarks } from './fixtures/recorded.ts';
import type { CardFormat, MaterialCardSource } from './material-card.source.ts';

interface Refused {
  status: number;
  message: string;
}

export interface RecordedCardSource extends MaterialCardSource {
  /** Files that were asked for. */
  readonly saved: readonly { gradeId: string; format: CardFormat; units: UnitSystem }[];
  /** What every further call fails with; undefined to succeed again. */
  failure: Refused | undefined;
}

class Refusal extends Error {
  readonly status: number;
  constructor({ status, message }: Refused) {
    super(message);
    this.status = status;
  }
}

/** A source over recorded replies. */
export function recordedCardSource(failure?: Refused): RecordedCardSource {
  const saved: { gradeId: string; format: CardFormat; units: UnitSystem }[] = [];
  const gradeOf = (id: string) => {
    if (source.failure) throw new Refusal(source.failure);
    const grade = recordedGrades[id];
    if (!grade) throw new Refusal({ status: 404, message: 'Not found.' });
    return grade;
  };
  const source: RecordedCardSource = {
    saved,
    failure,
    card: async (id) => ({
      grade: { ...gradeOf(id), landmarks: recordedLandmarks },
      equivalents: recordedEquivalents[id] ?? { id, sources: [], equivalents: [] },
    }),
    compare: async (ids) => ids.map(gradeOf),
    search: async (query) =>
      Object.values(recordedGrades)
        .filter(({ designation }) => designation.toLowerCase().includes(query.toLowerCase()))
        .map((grade) => ({ ...grade, key_values: [] })),
    export: async (gradeId, format, units) => {
      gradeOf(gradeId);
      saved.push({ gradeId, format, units });
      return new Blob(['card']);
    },
  };
  return source;
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
