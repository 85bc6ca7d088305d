import { createHmac, timingSafeEqual } from 'node:crypto';
import { widgetNames } from '@assay/domain';
import * as z from 'zod';
import type { Keyring } from '../../ground/keys/keyring.types.ts';

/** Seconds a token is valid; a widget gets a new one before it ends. */
export const tokenLife = 900;

const claims = z.object({
  /** Origin of the page; null for the product's own pages. */
  origin: z.string().nullable(),
  widget: z.enum(widgetNames),
  /** Site that lists the page; absent on the product's own pages. */
  site: z.string().optional(),
  /** Who asks, where the widget does. */
  visitor: z.string().optional(),
  /** Unix seconds. */
  expires: z.number(),
});
export type EmbedClaims = z.infer<typeof claims>;

const prefix = 'assay-embed.';

/** Signs claims: `assay-embed.<base64url JSON>.<base64url HMAC-SHA-256>`. Every process can read what another signed. */
export function signToken(keys: Pick<Keyring, 'current'>, content: EmbedClaims): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${prefix}${payload}.${mac(keys.current(), payload).toString('base64url')}`;
}

/** Claims of a token, whether or not they have expired; undefined when we did not sign it. */
export function readToken(keys: Keyring, token: string): EmbedClaims | undefined {
  if (!token.startsWith(prefix)) return undefined;
  const [payload = '', signature = ''] = token.slice(prefix.length).split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOf = (secret: string) => {
    const expected = mac(secret, payload);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!keys.honoured().some(isOf)) return undefined;
  try {
    return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

function mac(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`embed\n${payload}`).digest();
}
