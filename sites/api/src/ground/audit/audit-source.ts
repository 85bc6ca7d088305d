import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import type { BrowserFamily, SystemFamily } from '@assay/domain';

/** Where a request came from: its address, and families of browser and system as its header says. */
export interface AuditSource {
  /** Null where the proxy named none. */
  address: string | null;
  browser: BrowserFamily;
  system: SystemFamily;
}

const sources = new AsyncLocalStorage<AuditSource>();

/** Does the work of a request: what the audit log writes meanwhile has its source. */
export function fromSource<T>(source: AuditSource, work: () => T): T {
  return sources.run(source, work);
}

/** Source of the present request; undefined for what the installation does by itself. */
export function currentSource(): AuditSource | undefined {
  return sources.getStore();
}

/** An address as it is kept: whole, without the brackets and port of a proxy; IPv4 that came over IPv6 as IPv4. */
export function keptAddress(given: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(given)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(given)?.[1] ?? given;
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) === 0 ? null : plain.toLowerCase();
}
