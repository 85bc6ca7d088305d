import { industries, occupations, ownAddress, pathTo } from '@assay/domain';
import { createOnboardingSource, Onboarding, onboardingMessages } from '@assay/screens/onboarding';
import { useMemo } from 'react';
import type { ScreenProps } from '../screens.tsx';
import { useSite } from '../site-context.ts';

export const catalogues = [onboardingMessages];

/** /onboarding?industry=…&role=…&redirect=…, which ends where the person was going. */
export function Screen({ search }: ScreenProps) {
  const { client, go } = useSite();
  const source = useMemo(() => createOnboardingSource(client), [client]);
  const query = new URLSearchParams(search);
  return (
    <Onboarding
      source={source}
      industry={industries.find((industry) => industry === query.get('industry'))}
      role={occupations.find((role) => role === query.get('role'))}
      onDone={() => go(ownAddress(query.get('redirect')) ?? pathTo('home'), { replace: true })}
    />
  );
}
