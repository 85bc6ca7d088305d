import type { HomepageType, RouteName, UpgradeRequest } from '@assay/domain';
import type { TrialDialogsSource } from '@assay/widgets/trial-dialogs';
import type { ReactNode } from 'react';
import type { EditionsSource } from './editions.source.ts';
import type { UpgradeHub } from './upgrade-hub.ts';

export type UpgradeShellProps = {
  hub: UpgradeHub;
  editions: EditionsSource;
  dialogs: TrialDialogsSource;
  /** Home of the person, which decides the line of an automatic trial. */
  homepageType: HomepageType;
  /** Route on show. */
  route: RouteName | undefined;
  /** Draws what stands in the frame's header. */
  Header: (props: { end: ReactNode }) => ReactNode;
  /** Opens the sales lead. */
  openSalesLead: (request: UpgradeRequest) => void;
  /** The sales lead is on show: it counts as the one upgrade dialog. */
  isSalesLeadOpen: boolean;
  /** A trial was added: what is cached of the account goes; the page is loaded anew unless it was left meanwhile. */
  onTrialAdded: (isLeft: boolean) => void;
  /** The automatic trial failed too often. */
  onTrialGivenUp: () => void;
};
