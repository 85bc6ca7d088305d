import type { Locale, UpgradePrompt, UpgradeRequest } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';
import { TrialDialogs } from './TrialDialogs.tsx';
import type { EditionOverview, TrialDialogsSource, UpgradeEvent } from './TrialDialogs.types.ts';
import { useUpgradeQueue } from './useUpgradeQueue.ts';

/** An account that has used up its questions of the month, and whose four trials are over. */
export const spentOverview: EditionOverview = {
  edition: 'freemium',
  daysLeft: null,
  expiredPackages: ['air_trial', 'material_trial', 'insights_trial', 'ls_trial'],
  timeZone: 'Asia/Shanghai',
  uses: [
    { feature: 'tech_seek', dimension: 'DIMENSION_MONTH', used: 3, limit: 3, resetsAt: '2026-11-30T16:00:00.000Z' },
    { feature: 'tech_fmea', dimension: 'DIMENSION_MONTH', used: 3, limit: 3, resetsAt: '2026-11-30T16:00:00.000Z' },
    {
      feature: 'technical_research',
      dimension: 'DIMENSION_YEAR',
      used: 1,
      limit: 1,
      resetsAt: '2026-12-31T16:00:00.000Z',
    },
  ],
};

export interface RecordedTrialSource extends TrialDialogsSource {
  /** Events and notes, in order. */
  readonly events: readonly (UpgradeEvent | 'end seen')[];
}

/** A source that speaks of one account and remembers what it was told. */
export function recordedTrialSource(overview: EditionOverview | Error = spentOverview): RecordedTrialSource {
  const events: (UpgradeEvent | 'end seen')[] = [];
  return {
    events,
    overview: async () => {
      if (overview instanceof Error) throw overview;
      return overview;
    },
    endSeen: async () => void events.push('end seen'),
    track: (event) => void events.push(event),
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

export interface QueuedProps {
  /** Asked for one after the other by a button each. */
  prompts: readonly UpgradePrompt[];
  source: TrialDialogsSource;
  onUpgrade?: (request: UpgradeRequest) => void;
}

/** The dialogs over their queue, as the product has them. */
export function Queued({ prompts, source, onUpgrade = () => undefined }: QueuedProps) {
  const { shown, ask, close } = useUpgradeQueue();
  return (
    <>
      <button type="button" onClick={() => prompts.forEach(ask)}>
        Ask for all
      </button>
      <TrialDialogs prompt={shown} source={source} onUpgrade={onUpgrade} onClose={close} />
    </>
  );
}
