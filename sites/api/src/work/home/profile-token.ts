import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Holder } from '../../people/tenancy/package-grants.ts';

/** Milliseconds that a profile token says who somebody is. */
export const profileTokenLife = 15 * 60_000;

export interface OpenedToken extends Holder {
  expiresAt: Date;
}

const sealOf = (secret: string, text: string) => createHmac('sha256', secret).update(`ip-profile\n${text}`).digest();

/** A person in a tenant until a moment, sealed by the installation; nothing is stored. */
export function profileToken(secret: string, { tenantId, userId }: Holder, expiresAt: Date): string {
  const text = Buffer.from(JSON.stringify([tenantId, userId, expiresAt.getTime()])).toString('base64url');
  return `${text}.${sealOf(secret, text).toString('base64url')}`;
}

/** Whom a token speaks of; undefined when it is not ours or has run out. */
export function openProfileToken(secret: string, token: string, now: number): OpenedToken | undefined {
  const [text = '', seal = ''] = token.split('.');
  const given = Buffer.from(seal, 'base64url');
  const expected = sealOf(secret, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [tenantId, userId, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string, number];
  return expires > now ? { tenantId, userId, expiresAt: new Date(expires) } : undefined;
}
