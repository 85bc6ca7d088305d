import { onboardingAddress, type RouteName } from '@assay/domain';
import { useEffect, useRef } from 'react';
import { tellInvite } from './invite.ts';
import { useSite } from './site-context.ts';

/** Routes that a person who has not answered yet may look at. */
const exempt: readonly RouteName[] = ['onboarding', 'forbidden', 'notFound'];

/**
 * Leads a person whose onboarding is still to be done to it, and afterwards back (section 2.2). When it cannot be known
 * the person is let in and asked at the next visit.
 */
export function useOnboarding(route: RouteName | undefined): void {
  const { session, client, go } = useSite();
  const account = session?.account?.id;
  const asked = useRef<string>(undefined);
  const isExempt = route === undefined || exempt.includes(route);

  useEffect(() => {
    if (account === undefined || isExempt || asked.current === account) return;
    asked.current = account;
    async function check() {
      try {
        const { required, ...known } = await client.call('onboarding.info');
        if (!required) return;
        void tellInvite(client);
        const { pathname, search, hash } = window.location;
        go(onboardingAddress(known, pathname + search + hash), { replace: true });
      } catch (error) {
        console.warn('Onboarding could not be checked.', error);
      }
    }
    void check();
  }, [account, isExempt, client, go]);
}
