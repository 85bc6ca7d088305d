import * as onboardingCalls from '@assay/contract/calls/onboarding';
import { onboardingAddress, type RouteName } from '@assay/domain';
import { useEffect, useRef, useState } from 'react';
import { tellInvite } from './invite.ts';
import { useSite } from './site-context.ts';

/** Routes that a person who has not answered yet may look at. */
const exempt: readonly RouteName[] = ['onboarding', 'forbidden', 'notFound'];

/**
 * Leads a person whose onboarding is still to be done to it, and afterwards back (section 2.2). When it cannot be known
 * the person is let in and asked at the next visit.
 *
 * @returns whether onboarding is over: what depends on the answers, such as the line of a trial, begins after it.
 */
export function useOnboarding(route: RouteName | undefined): boolean {
  const { session, client, go } = useSite();
  const account = session?.account?.id;
  const asked = useRef<string>(undefined);
  /** Whom the service needs nothing of, and who has been led to the questions. */
  const [free, setFree] = useState<string>();
  const [led, setLed] = useState<string>();
  const isExempt = route === undefined || exempt.includes(route);
  if (route === 'onboarding' && led !== account) setLed(account);

  useEffect(() => {
    if (account === undefined || isExempt || asked.current === account) return;
    asked.current = account;
    async function check() {
      try {
        const { required, ...known } = await client.call(onboardingCalls.info);
        if (!required) {
          setFree(account);
          return;
        }
        void tellInvite(client);
        const { pathname, search, hash } = window.location;
        go(onboardingAddress(known, pathname + search + hash), { replace: true });
      } catch (error) {
        console.warn('Onboarding could not be checked.', error);
        setFree(account);
      }
    }
    void check();
  }, [account, isExempt, client, go]);

  return account !== undefined && route !== 'onboarding' && (free === account || led === account);
}
