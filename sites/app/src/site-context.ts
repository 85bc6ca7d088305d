import type { Toaster } from '@assay/design-system';
import type { Locale } from '@assay/domain';
import type { Session } from '@assay/screens/account';
import { createContext, use } from 'react';
import type { Services } from './services.ts';

/** What every screen of the site may use. */
export interface Site extends Services {
  locale: Locale;
  /** Undefined while it is not known. */
  session: Session | undefined;
  /** Grows when another person has signed in: what was read for the former one is read anew. */
  epoch: number;
  toaster: Toaster;
  /** Goes to an address of the site. */
  go(address: string, options?: { replace?: boolean }): void;
  /** Opens the sign-in over the page; `question` when one waits to be asked. */
  askToSignIn(reason?: 'question'): void;
  /** Reads everything anew for the person who has signed in. */
  signedIn(): void;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('A screen belongs inside the site.');
  return site;
}
