import type { Settings } from '../../ground/configuration/settings.ts';

/** How somebody new comes: with an address of theirs, by a phone, from the provider of sign-in, or invited. */
export type Arrival =
  | { way: 'mail' | 'provider'; email: string | undefined }
  | { way: 'phone' }
  | { way: 'invitation' };

type Rules = Pick<Settings, 'ASSAY_REGISTRATION' | 'ASSAY_REGISTRATION_DOMAINS'>;

/** Whether somebody may make an account; whoever has one is not asked. */
export function mayRegister(settings: Rules, arrival: Arrival): boolean {
  switch (settings.ASSAY_REGISTRATION) {
    case 'open':
      return true;
    case 'closed':
      return false;
    case 'invitation':
      return arrival.way === 'invitation';
    case 'domain':
      if (arrival.way === 'invitation') return true;
      return 'email' in arrival && arrival.email !== undefined && isOfDomain(settings, arrival.email);
  }
}

function isOfDomain({ ASSAY_REGISTRATION_DOMAINS }: Rules, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return (ASSAY_REGISTRATION_DOMAINS ?? '').toLowerCase().split(',').includes(domain);
}
