import type { Settings } from '../configuration/settings.ts';

const loopbackName = /^(?:localhost|(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a name or an address leads to this machine alone. */
export function isLoopback(host: string): boolean {
  return loopbackName.test(host) || /^::ffff:127\./i.test(host);
}

/**
 * Whether a request comes from a browser of this machine, not through a proxy or a tunnel: only there does a development
 * installation show the codes and links that it does not send.
 */
export function isFromThisMachine({ address, request }: { address: string; request: Request }): boolean {
  const { headers } = request;
  if (['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers.has(name))) return false;
  return isLoopback(address) && isLoopback(nameIn(headers.get('host') ?? '') ?? '');
}

/** The name in a Host header, without its port. */
function nameIn(header: string): string | undefined {
  return URL.canParse(`http://${header}`) && !/[/?#@\\]/.test(header)
    ? new URL(`http://${header}`).hostname
    : undefined;
}

/**
 * Whether a request was sent to a name of this service: a loopback name, that of ASSAY_PUBLIC_URL, the address that is
 * listened on, or one of ASSAY_HOSTS. A page of somebody else whose name was pointed at this machine (DNS rebinding) is
 * found out by the name it was opened under.
 */
export function createHostCheck({
  HOST,
  ASSAY_HOSTS,
  ASSAY_PUBLIC_URL,
}: Pick<Settings, 'HOST' | 'ASSAY_HOSTS' | 'ASSAY_PUBLIC_URL'>): (header: string | undefined) => boolean {
  const names = [HOST, ...(ASSAY_HOSTS?.split(',') ?? [])].map((host) =>
    nameIn(host.replace(/^([^[].*:.*:.*)$/, '[$1]')),
  );
  const known = new Set(names.filter((name) => name !== undefined && name !== '0.0.0.0' && name !== '[::]'));
  if (ASSAY_PUBLIC_URL !== undefined) known.add(new URL(ASSAY_PUBLIC_URL).hostname);
  return (header) => {
    const name = header === undefined ? undefined : nameIn(header);
    return name !== undefined && (isLoopback(name) || known.has(name));
  };
}

/**
 * Refuses to be reached from other machines in development, where accounts with known passwords exist and codes are shown.
 *
 * @throws Error that says what to set
 */
export function assertHostFits({ HOST, NODE_ENV }: Pick<Settings, 'HOST' | 'NODE_ENV'>): void {
  if (NODE_ENV === 'production' || isLoopback(HOST)) return;
  throw new Error(
    `HOST=${HOST} opens the service to other machines, but it runs for development, with demo accounts whose passwords ` +
      'everybody knows. Set NODE_ENV=production, or leave HOST out to reach it from this machine alone.',
  );
}
