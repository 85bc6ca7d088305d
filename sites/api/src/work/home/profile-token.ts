import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { Holder } from '../../people/tenancy/package-grants.ts';

/** Milliseconds that a profile token says who somebody is. */
export const profileTokenLife = 15 * 60_000;

export interface OpenedToken extends Holder {
  expiresAt: Date;
}

const sealOf = (secret: string, text: string) => createHmac('sha256', secret).update(`ip-profile\n${text}`).digest();

/** A person in a tenant until a moment, sealed by the installation; nothing is stored. */
export function profileToken(keys: Keyring, { tenantId, userId }: Holder, expiresAt: Date): string {
  const text = Buffer.from(JSON.stringify([tenantId, userId, expiresAt.getTime()])).toString('base64url');
  return `${text}.${sealOf(keys.current(), text).toString('base64url')}`;
}

/** Whom a token speaks of; undefined when it is not ours or has run out. */
export function openProfileToken(keys: Keyring, token: string, now: number): OpenedToken | undefined {
  const [text = '', seal = ''] = token.split('.');
  const given = Buffer.from(seal, 'base64url');
  const isOf = (secret: string) => {
    const expected = sealOf(secret, text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!keys.honoured().some(isOf)) return undefined;
  const [tenantId, userId, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string, number];
  return expires > now ? { tenantId, userId, expiresAt: new Date(expires) } : undefined;
}
