import { Button, EmptyState, GlobeIcon, Link, PlusIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notify } from '../Administration.types.ts';
import { administrationMessages } from '../messages.ts';
import { PartFrame } from '../PartFrame.tsx';
import { embeddingGuide } from './embedding-guide.ts';
import { ProveDialog } from './ProveDialog.tsx';
import { RemoveSiteDialog } from './RemoveSiteDialog.tsx';
import { SiteDialog } from './SiteDialog.tsx';
import { SiteTable } from './SiteTable.tsx';
import { SnippetDialog } from './SnippetDialog.tsx';
import type { Site, SitesSource } from './sites.source.ts';

export interface SitesPartProps {
  sites: SitesSource;
  notify: Notify;
}

type Opened =
  | { as: 'new' }
  | { as: 'prove'; site: Site; origin: string }
  | { as: 'change' | 'snippet' | 'remove'; site: Site };

/** Sites of the organisation: pages that may carry widgets, and on which terms. */
export function SitesPart({ sites: source, notify }: SitesPartProps) {
  const t = useMessages(administrationMessages);
  const [opened, setOpened] = useState<Opened>();
  const addButton = useRef<HTMLButtonElement>(null);
  const query = useQuery({
    queryKey: ['administration', 'sites'],
    queryFn: ({ signal }) => source.list(signal),
  });
  const close = () => setOpened(undefined);
  const common = { source, notify, onStale: () => query.refetch() };
  const takenBeside = (own?: Site) =>
    (query.data ?? []).filter(({ site_id: id }) => id !== own?.site_id).flatMap(({ origins }) => origins);

  /** Where the button that asked is gone, the focus goes to where a site comes from. */
  function leaveDone(isDone: boolean) {
    flushSync(close);
    if (isDone) addButton.current?.focus();
  }

  return (
    <>
      <PartFrame
        title={t('sites.title')}
        query={query}
        lead={() => t('sites.lead')}
        controls={
          <Button ref={addButton} variant="primary" icon={PlusIcon} onClick={() => setOpened({ as: 'new' })}>
            {t('sites.add')}
          </Button>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={GlobeIcon}
              level={3}
              title={t('sites.empty')}
              actions={
                <Link href={embeddingGuide} externalLabel={t('sites.opensElsewhere')}>
                  {t('sites.guide')}
                </Link>
              }
            >
              {t('sites.emptyText')}
            </EmptyState>
          ) : (
            <SiteTable
              rows={rows}
              onProve={(site, origin) => setOpened({ as: 'prove', site, origin })}
              onSnippet={(site) => setOpened({ as: 'snippet', site })}
              onChange={(site) => setOpened({ as: 'change', site })}
              onRemove={(site) => setOpened({ as: 'remove', site })}
            />
          )
        }
      </PartFrame>
      {opened?.as === 'new' && (
        <SiteDialog
          {...common}
          taken={takenBeside()}
          onClose={(added) => setOpened(added && { as: 'snippet', site: added })}
        />
      )}
      {opened?.as === 'change' && (
        <SiteDialog {...common} site={opened.site} taken={takenBeside(opened.site)} onClose={close} />
      )}
      {opened?.as === 'prove' && (
        <ProveDialog {...common} site={opened.site} origin={opened.origin} onClose={leaveDone} />
      )}
      {opened?.as === 'snippet' && <SnippetDialog site={opened.site} place={source.place} onClose={close} />}
      {opened?.as === 'remove' && <RemoveSiteDialog {...common} site={opened.site} onClose={leaveDone} />}
    </>
  );
}
