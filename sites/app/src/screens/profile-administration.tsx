import {
  Administration,
  type AdministrationProps,
  createAdministrationSource,
  createKnowledgeSource,
  createMembersSource,
  createSitesSource,
} from '@assay/screens/administration';
import { createTenantTokensSource } from '@assay/screens/tokens';
import { settingEditors } from '@assay/tools/settings';
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
      knowledge: createKnowledgeSource(client),
      sites: createSitesSource(client),
      tokens: createTenantTokensSource(client),
    }),
    [client],
  );
  return (
    <Administration
      {...props}
      {...sources}
      editors={settingEditors}
      onRenamed={() => void sessions.refresh().catch(() => undefined)}
    />
  );
}
