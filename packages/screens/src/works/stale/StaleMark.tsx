import { Banner } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { staleBasis, type WorkRecord } from '@assay/works';
import type { ReactNode } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { groundName } from './ground-name.ts';
import { StillRight } from './StillRight.tsx';

export interface StaleMarkProps {
  /** Records that were derived together; nothing is shown where none of them rests on what has changed. */
  records: readonly WorkRecord[];
  /** What has changed, in the words of the tool. @default that what they rest on has */
  title?: string;
  /** Derives them anew, where the tool can. */
  again?: ReactNode;
  /** @default 'polite' */
  announce?: 'off' | 'polite';
}

/** What records rest on has changed since they were derived: they still stand, or are derived anew. */
export function StaleMark({ records, title, again, announce = 'polite' }: StaleMarkProps) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const words = useDescriptions();
  const { session } = useWorkSession();
  const changed = records.flatMap((record) => staleBasis(session.state, record));
  if (changed.length === 0) return null;
  const grounds = new Set(changed.map((basis) => groundName(words, session.state, basis) ?? t('provenance.gone')));
  return (
    <Banner
      tone="caution"
      announce={announce}
      title={title ?? t('stale.title')}
      actions={
        <>
          <StillRight records={records} />
          {again}
        </>
      }
    >
      {t('stale.on', { grounds: formats.list([...grounds]) })}
    </Banner>
  );
}
