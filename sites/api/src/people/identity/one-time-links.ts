import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hashToken } from './sessions.ts';

export type LinkPurpose = IdentityTables['one_time_link']['purpose'];

/** Seconds that a mailed link is valid. */
export const linkLife: Record<LinkPurpose, number> = { register: 86_400, password: 3_600, join: 604_800 };

/** Makes a link's token; the database keeps only its hash. */
export async function issueLink(
  db: Kysely<IdentityTables>,
  link: { purpose: LinkPurpose; email: string; details: Record<string, string> },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('one_time_link')
    .values({
      id: hashToken(token),
      purpose: link.purpose,
      email: link.email,
      details: JSON.stringify(link.details),
      expires_at: new Date(Date.now() + linkLife[link.purpose] * 1000),
    })
    .execute();
  return token;
}

/** What a link is about, without taking it. @throws CallError gone as `takeLink` */
export async function readLink(
  db: Kysely<IdentityTables>,
  purpose: LinkPurpose,
  token: string,
): Promise<{ email: string; details: Record<string, string> }> {
  const link = await db
    .selectFrom('one_time_link')
    .select(['email', 'details'])
    .where('id', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!link) throw new CallError('gone');
  return link;
}

/**
 * Takes a link: it works once, and whatever else was mailed to the same address for the same purpose ends with it.
 *
 * @throws CallError gone when it was used, has run out or was never made.
 */
export async function takeLink(
  db: Kysely<IdentityTables>,
  purpose: LinkPurpose,
  token: string,
): Promise<{ email: string; details: Record<string, string> }> {
  const link = await db
    .deleteFrom('one_time_link')
    .where('id', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['email', 'details'])
    .executeTakeFirst();
  if (!link) throw new CallError('gone');
  await db.deleteFrom('one_time_link').where('email', '=', link.email).where('purpose', '=', purpose).execute();
  return link;
}
