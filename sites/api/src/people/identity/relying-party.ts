import { isIP } from 'node:net';
import type { Settings } from '../../ground/configuration/settings.ts';
import { isLoopback } from '../../ground/http/known-hosts.ts';

/** Whom a passkey is made for, and the pages that may use it (WebAuthn Level 3, 5.1.3 and 13.4.9). */
export interface RelyingParty {
  /** A name, never an address: browsers make no passkey for those. */
  id: string;
  origins: readonly string[];
}

/**
 * The relying party of a request: the public address of the product, or where there is none the name that the browser
 * sent it to, which the door has found on its list. A loopback address stands for `localhost`.
 */
export function relyingPartyOf(
  { ASSAY_PUBLIC_URL }: Pick<Settings, 'ASSAY_PUBLIC_URL'>,
  request: Request,
): RelyingParty {
  const address = new URL(ASSAY_PUBLIC_URL ?? `http://${request.headers.get('host') ?? 'localhost'}`);
  const bare = address.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 && isLoopback(bare)) address.hostname = 'localhost';
  const { hostname: id, host, origin } = address;
  if (ASSAY_PUBLIC_URL !== undefined) return { id, origins: [origin] };
  // By which scheme a proxy was reached is not known. Without TLS only this machine has passkeys.
  return { id, origins: isLoopback(id) ? [`https://${host}`, `http://${host}`] : [`https://${host}`] };
}
