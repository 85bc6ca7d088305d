import type { RouteName, UpgradeRequest } from '@assay/domain';
import { isIncognito, pathTo } from '@assay/domain';
import type { Account } from '@assay/screens/account';
import { HeaderContent } from '@assay/screens/frame';
import { UpgradeShell } from '@assay/screens/upgrade/shell';
import { createTrialDialogsSource } from '@assay/widgets/trial-dialogs';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSite } from './site-context.ts';
import { siteEditions } from './site-editions.ts';

const LeadDialog = lazy(() => import('./LeadDialog.tsx').then((module) => ({ default: module.LeadDialog })));

export interface SiteUpgradeProps {
  person: Account;
  route: RouteName | undefined;
}

/** What offers upgrades; where its words or parts cannot be fetched, the page goes on without it. */
export function SiteUpgrade(props: SiteUpgradeProps): ReactNode {
  return (
    <CatchBoundary getResetKey={() => props.route ?? ''} errorComponent={() => null}>
      <Upgrade {...props} />
    </CatchBoundary>
  );
}

/** The upgrade shell of the site, with the sales lead that its buttons open. */
function Upgrade({ person, route }: SiteUpgradeProps): ReactNode {
  const { client, sessions, upgrades, go } = useSite();
  const [request, setRequest] = useState<UpgradeRequest>();
  const [opened, setOpened] = useState(route);
  // A form that was opened on one page is not the next page's.
  if (opened !== route) {
    setOpened(route);
    setRequest(undefined);
  }
  const editions = useMemo(() => siteEditions(client, person.id), [client, person.id]);
  const dialogs = useMemo(
    () =>
      createTrialDialogsSource(client, {
        mayTrack: () => !isIncognito(location.search),
      }),
    [client],
  );
  return (
    <>
      <UpgradeShell
        hub={upgrades}
        editions={editions}
        dialogs={dialogs}
        homepageType={person.homepageType}
        route={route}
        Header={HeaderContent}
        openSalesLead={setRequest}
        isSalesLeadOpen={request !== undefined}
        onTrialAdded={(isLeft) => {
          if (isLeft) void sessions.refresh().catch(() => undefined);
          else location.reload();
        }}
        onTrialGivenUp={() => go(pathTo('forbidden'), { replace: true })}
      />
      {request && (
        <Suspense>
          <LeadDialog request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </>
  );
}
