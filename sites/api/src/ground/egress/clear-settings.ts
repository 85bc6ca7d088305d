import { isIP } from 'node:net';
import type { SettingName } from '../configuration/setting-table.ts';
import { type DestinationSettings, hostOf, settingOf } from './destinations.ts';

/** The settings whose addresses lead to another machine without TLS, or with one that somebody between can leave out. */
export function settingsInTheClear(settings: Omit<DestinationSettings, 'ASSAY_PRIVATE_HOSTS'>): SettingName[] {
  return [...new Set(Object.values(settingOf))].filter((name) => {
    const value = settings[name];
    return value !== undefined && URL.canParse(value) && isInTheClear(new URL(value));
  });
}

function isInTheClear(address: URL): boolean {
  if (isThisMachine(hostOf(address))) return false;
  if (address.protocol === 'http:') return true;
  // A mail server offers TLS after the connection is made (RFC 3207), which somebody between can take out of its answer.
  return address.protocol === 'smtp:' && address.searchParams.get('requireTLS') !== 'true';
}

function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
}
