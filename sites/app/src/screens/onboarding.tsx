import { homeRoutes, industries, matchRoute, occupations, ownAddress, pathTo } from '@assay/domain';
import { createOnboardingSource, Onboarding, onboardingMessages } from '@assay/screens/onboarding';
import { companyAutocompleteMessages } from '@assay/widgets/company-autocomplete';
import { useMemo } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [onboardingMessages, companyAutocompleteMessages];

/** Whether the person was on the way to a home, which the answers choose anew. */
function isHome(target: string): boolean {
  const name = matchRoute(new URL(target, location.origin).pathname)?.name;
  return name === 'home' || Object.values(homeRoutes).some((home) => home === name);
}

/** /onboarding?industry=…&role=…&redirect=…, which ends where the person was going. */
export function Screen({ search }: ScreenProps) {
  const { client, go, sessions } = useSite();
  const source = useMemo(() => createOnboardingSource(client), [client]);
  const query = new URLSearchParams(search);
  return (
    <Onboarding
      source={source}
      industry={industries.find((industry) => industry === query.get('industry'))}
      role={occupations.find((role) => role === query.get('role'))}
      onDone={() => {
        const target = ownAddress(query.get('redirect'));
        const begin = () => go(target === undefined || isHome(target) ? pathTo('home') : target, { replace: true });
        // The answers choose the home: the session is read anew before one is opened.
        sessions.refresh().then(begin, begin);
      }}
    />
  );
}
