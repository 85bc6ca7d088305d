import { Button, QuoteIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { RecordId } from '@assay/works';
import { lazy, Suspense, use, useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { PassageSourceContext } from './PassageSourceContext.ts';

const CitePassage = lazy(() => import('./CitePassage.tsx'));

export interface CiteButtonProps {
  /** What the passage is to stand behind. */
  record: RecordId;
  /** Name of it, where several stand beside each other. */
  name: string;
  /** What the passage is to carry, in words. @default `name` */
  about?: string;
}

/** Cites a passage behind a record; nothing for whoever may not. */
export function CiteButton({ record, name, about = name }: CiteButtonProps) {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const mayCite = use(PassageSourceContext) !== undefined && snapshot.mode !== null;
  const [isOpen, setOpen] = useState(false);
  if (!mayCite) return null;
  return (
    <>
      <Button
        size="compact"
        variant="quiet"
        icon={QuoteIcon}
        aria-label={t('cite.titleOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('cite.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CitePassage
            about={about}
            onClose={() => setOpen(false)}
            onCite={(evidence) => {
              setOpen(false);
              session.edit([{ op: 'cite', id: record, key: crypto.randomUUID(), evidence }]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
