import { pathTo } from '@assay/domain';
import { accountMessages, createSecuritySource, Security } from '@assay/screens/account';
import { administrationMessages, createMembersSource, MembersPart } from '@assay/screens/administration';
import {
  createLibrarySource,
  createProfileSource,
  createQualitySource,
  Profile,
  profileMessages,
  profileSections,
} from '@assay/screens/profile';
import { Suspense, useCallback, useMemo } from 'react';
import { Reading } from '../reading.tsx';
import type { ScreenProps } from '../screens.tsx';
import { useSite } from '../site-context.ts';
import { usePreferences } from '../usePreferences.ts';

export const catalogues = [profileMessages, administrationMessages, accountMessages];

/** Query parameter that names the part on show. */
const sectionParameter = 'section';

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
  const members = useMemo(() => createMembersSource(client), [client]);
  const wanted = new URLSearchParams(search).get(sectionParameter);
  // The route is for members: the guard has read the session.
  if (!account) return null;
  return (
    <Reading>
      <Profile
        {...sources}
        security={
          <Suspense>
            <Security
              source={security}
              person={{ name: account.name, phone: account.phone }}
              notify={notify}
              onPhone={() => void sessions.refresh().catch(() => undefined)}
              onDeleted={() => window.location.assign('/')}
            />
          </Suspense>
        }
        members={
          (account.role === 'owner' || account.role === 'admin') && account.tenant !== undefined ? (
            <MembersPart
              members={members}
              person={{ id: account.id, role: account.role, tenant: account.tenant }}
              notify={notify}
            />
          ) : undefined
        }
        person={account}
        preferences={preferences}
        section={profileSections.find((section) => section === wanted) ?? 'profile'}
        onSection={(section) => go(`${pathTo('userProfile')}?${sectionParameter}=${section}`, { replace: true })}
        onSaved={() => void sessions.refresh().catch(() => undefined)}
        notify={notify}
      />
    </Reading>
  );
}
