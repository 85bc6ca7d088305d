import { pathTo } from '@assay/domain';
import { accountMessages, createSecuritySource, Security } from '@assay/screens/account';
import { isAdministrationPart } from '@assay/screens/administration/parts';
import {
  createLibrarySource,
  createProfileSource,
  createQualitySource,
  Profile,
  profileMessages,
  profileSections,
} from '@assay/screens/profile';
import { createTokensSource, tokensMessages } from '@assay/screens/tokens';
import { companyAutocompleteMessages } from '@assay/widgets/company-autocomplete';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Reading } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';
import { usePreferences } from '../usePreferences.ts';

export const catalogues = [profileMessages, accountMessages, tokensMessages, companyAutocompleteMessages];

/** Fetched for those who administer. */
const ProfileAdministration = lazy(async () => ({
  default: (await import('./profile-administration.tsx')).ProfileAdministration,
}));

/** Query parameter that names the part on show. */
const sectionParameter = 'section';

/** Query parameter that names the organisation on show, in the part of all organisations. */
const tenantParameter = 'tenant';

const addressOf = (section: string, tenant?: string) =>
  `${pathTo('userProfile')}?${new URLSearchParams({ [sectionParameter]: section, ...(tenant === undefined ? {} : { [tenantParameter]: tenant }) })}`;

/** /user-profile, with the part on show in its address. */
export function Screen({ search }: ScreenProps) {
  const { client, session, sessions, toaster, go } = useSite();
  const preferences = usePreferences();
  const sources = useMemo(
    () => ({
      profile: createProfileSource(client),
      library: createLibrarySource(client),
      quality: createQualitySource(client),
    }),
    [client],
  );
  const notify = useCallback((message: Parameters<typeof toaster.show>[0]) => toaster.show(message), [toaster]);
  const account = session?.account;
  const security = useMemo(() => createSecuritySource(client), [client]);
  const tokens = useMemo(() => createTokensSource(client), [client]);
  const [title, setTitle] = useState<string>();
  const query = new URLSearchParams(search);
  const wanted = query.get(sectionParameter);
  // The route is for members: the guard has read the session.
  if (!account) return null;
  const { id, role, tenant } = account;
  const administrator =
    (role === 'owner' || role === 'admin') && tenant !== undefined ? { id, role, tenant } : undefined;
  const part = administrator && isAdministrationPart(wanted) ? wanted : undefined;
  const offered = profileSections.filter((section) => administrator || section !== 'administration');
  return (
    <Reading>
      <Profile
        {...sources}
        security={
          <Suspense>
            <Security
              source={security}
              tokens={tokens}
              person={{
                name: account.name,
                phone: account.phone,
                role: account.role,
                hasListedPassword: account.hasListedPassword,
              }}
              notify={notify}
              onPassword={() => void sessions.refresh().catch(() => undefined)}
              onPhone={() => void sessions.refresh().catch(() => undefined)}
              onDeleted={() => window.location.assign('/')}
            />
          </Suspense>
        }
        administration={
          administrator && (
            <Suspense>
              <ProfileAdministration
                part={part ?? 'members'}
                hrefOf={addressOf}
                tenant={query.get(tenantParameter) ?? undefined}
                onTitle={setTitle}
                person={administrator}
                notify={notify}
              />
            </Suspense>
          )
        }
        person={account}
        title={title}
        preferences={preferences}
        section={part ? 'administration' : (offered.find((section) => section === wanted) ?? 'profile')}
        onSection={(section) => go(addressOf(section), { replace: true })}
        onSaved={() => void sessions.refresh().catch(() => undefined)}
        notify={notify}
      />
    </Reading>
  );
}
