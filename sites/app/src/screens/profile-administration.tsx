import {
  Administration,
  type AdministrationProps,
  createAdministrationSource,
  createMembersSource,
  createSitesSource,
} from '@assay/screens/administration';
import { createTenantTokensSource } from '@assay/screens/tokens';
import { useMemo } from 'react';
import { useSite } from '../site-context.ts';

/** The administration's part of /user-profile, over the client of the site. */
export function ProfileAdministration(
  props: Pick<AdministrationProps, 'part' | 'tenant' | 'hrefOf' | 'onTitle' | 'person' | 'notify'>,
) {
  const { client, sessions } = useSite();
  const sources = useMemo(
    () => ({
      source: createAdministrationSource(client),
      members: createMembersSource(client),
      sites: createSitesSource(client),
      tokens: createTenantTokensSource(client),
    }),
    [client],
  );
  return <Administration {...props} {...sources} onRenamed={() => void sessions.refresh().catch(() => undefined)} />;
}
