import { createHmac } from 'node:crypto';
import type { ActivityType } from '@assay/domain';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Keyring } from '../../ground/keys/keyring.types.ts';

/** What a person is given once, with whatever account and in whatever organisation. */
type OnceGiven = 'trial' | ActivityType;

/** Asks the database, in a transaction or beside it. */
type Asking = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** Asks on a connection of the query builder. */
export const askingOf =
  (db: Pick<Kysely<unknown>, 'executeQuery'>): Asking =>
  (text, values) =>
    db.executeQuery(CompiledQuery.raw(text, values));

/** All that somebody proved they are: whoever has one of these is the same person. */
const names = `select 'mail ' || lower(email) as name from user_account
    where id = $1 and email is not null and email_verified_at is not null
  union all select 'phone ' || mobile_number from user_account where id = $1 and mobile_number is not null
  union all select 'identity ' || issuer || ' ' || subject from user_identity where user_id = $1`;

/** Nobody finds an address by its mark without a key of the installation. */
const markOf = (secret: string, name: string) =>
  createHmac('sha256', secret).update(`given\n${name}`).digest('base64url');

async function namesOf(ask: Asking, userId: string): Promise<string[]> {
  const { rows } = await ask(names, [userId]);
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Notes what somebody was given; it stays when they leave an organisation, and when their account is erased. */
export async function noteGiven(
  ask: Asking,
  keys: Pick<Keyring, 'current'>,
  userId: string,
  what: readonly OnceGiven[],
): Promise<void> {
  const marks = (await namesOf(ask, userId)).map((name) => markOf(keys.current(), name));
  await ask(
    `insert into given_once (mark, what) select mark, what from unnest($1::text[]) mark, unnest($2::text[]) what
     on conflict do nothing`,
    [marks, [...what]],
  );
}

/** What somebody was given, by this account or another one of theirs, also by one that is erased. */
export async function givenTo(
  ask: Asking,
  keys: Pick<Keyring, 'all'>,
  userId: string,
): Promise<ReadonlySet<OnceGiven>> {
  const marks = (await namesOf(ask, userId)).flatMap((name) => keys.all().map((secret) => markOf(secret, name)));
  const { rows } = await ask('select distinct what from given_once where mark = any ($1::text[])', [marks]);
  return new Set((rows as { what: OnceGiven }[]).map(({ what }) => what));
}

/** Notes what an account was given, before it is erased: also what was given before anything was noted. */
export async function noteBeforeErasure(ask: Asking, keys: Pick<Keyring, 'current'>, userId: string): Promise<void> {
  const { rows } = await ask(
    `select active_type as what from activity_award where user_id = $1
     union select 'trial' from package_grant where user_id = $1 and package like '%\\_trial'`,
    [userId],
  );
  await noteGiven(
    ask,
    keys,
    userId,
    (rows as { what: OnceGiven }[]).map(({ what }) => what),
  );
}
