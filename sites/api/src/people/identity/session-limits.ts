import { type Kysely, sql } from 'kysely';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { IdentityTables } from './identity.migrations.ts';

type Tables = IdentityTables & TenancyTables;

/** A session that is used lives on; one that is not ends after this many seconds. */
export const sessionLife = 30 * 86_400;
/** Seconds after which a session ends however much it was used, so that one that was stolen does not live for ever. */
export const longestSession = 90 * 86_400;
/** Seconds that a browser keeps the cookie of a session beyond its greatest age, so that its person is told why it ended. */
const toldFor = 86_400;

const idleEnd = sql<Date>`(s.renewed_at + make_interval(mins => t.session_idle_minutes))`;
const ageEnd = sql<Date>`(s.created_at + make_interval(hours => t.session_age_hours))`;

/** The limit of tenant `t` that session `s` came to first, `idle` or `age`; null where none was reached. */
const reachedLimit = sql<'idle' | 'age' | null>`(case
  when ${idleEnd} <= now() and ${idleEnd} <= coalesce(${ageEnd}, 'infinity') then 'idle'
  when ${ageEnd} <= now() then 'age'
end)`;
const limitMinutes = sql<number>`(case ${reachedLimit}
  when 'idle' then t.session_idle_minutes else t.session_age_hours * 60
end)`;

const isNotSpent = sql<boolean>`(s.expires_at > now()
  and s.created_at > now() - make_interval(secs => ${longestSession}))`;

/** Whether a session `s` that acts in tenant `t` is one: within the limits of the installation and of that tenant. */
export const sessionLives = sql<boolean>`(${isNotSpent} and s.ended_by is null and ${reachedLimit} is null)`;

/** When sessions that act in a tenant end; null for what holds everywhere. */
export interface SessionLimits {
  idleMinutes: number | null;
  ageHours: number | null;
}

export async function sessionLimitsOf(db: Kysely<Tables>, tenantId: string): Promise<SessionLimits> {
  return db
    .selectFrom('tenant')
    .select(['session_idle_minutes as idleMinutes', 'session_age_hours as ageHours'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Sets the limits of a tenant. What was over the former ones, or is over these, has ended and stays so. Gives whether they are others. */
export async function saveSessionLimits(
  db: Kysely<Tables>,
  tenantId: string,
  { idleMinutes, ageHours }: SessionLimits,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute();
    const before = await sessionLimitsOf(trx, tenantId);
    await endOver(trx, tenantId);
    await trx
      .updateTable('tenant')
      .set({ session_idle_minutes: idleMinutes, session_age_hours: ageHours })
      .where('id', '=', tenantId)
      .execute();
    await endOver(trx, tenantId);
    return before.idleMinutes !== idleMinutes || before.ageHours !== ageHours;
  });
}

async function endOver(trx: Kysely<Tables>, tenantId: string): Promise<void> {
  await sql`
    update session s set ended_by = ${reachedLimit}, ended_minutes = ${limitMinutes} from tenant t
    where t.id = s.tenant_id and t.id = ${tenantId} and s.ended_by is null and ${reachedLimit} is not null
  `.execute(trx);
}

/** By which limit the session of a token ended; null where none ended it, or where nothing is known of it. */
export async function endedBy(
  db: Kysely<Tables>,
  tokenHash: string,
): Promise<{ limit: 'idle' | 'age'; minutes: number } | null> {
  const { rows } = await sql<{ limit: 'idle' | 'age' | null; minutes: number }>`
    select coalesce(s.ended_by, ${reachedLimit}) as "limit", coalesce(s.ended_minutes, ${limitMinutes}) as minutes
    from session s join tenant t on t.id = s.tenant_id
    where s.token_hash = ${tokenHash} and ${isNotSpent}
  `.execute(db);
  const [row] = rows;
  return row?.limit ? { limit: row.limit, minutes: row.minutes } : null;
}

/**
 * Lets a session act in another tenant of its person; false where it is too old for what that tenant sets, or of before its
 * administrators ended the person's sessions there.
 */
export async function moveSession(db: Kysely<Tables>, id: string, tenantId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Held against whoever ends the sessions of this seat meanwhile.
    await sql`
      select from tenant_member m join session s on s.user_id = m.user_id
      where s.id = ${id} and m.tenant_id = ${tenantId} for update of m
    `.execute(trx);
    const { rows } = await sql`
      update session s set tenant_id = t.id from tenant t join tenant_member m on m.tenant_id = t.id
      where s.id = ${id} and t.id = ${tenantId} and m.user_id = s.user_id
        and coalesce(${ageEnd}, 'infinity') > now() and s.created_at > coalesce(m.sessions_ended_at, '-infinity')
      returning s.id
    `.execute(trx);
    return rows.length > 0;
  });
}

/** Seconds for which a browser keeps the cookie of a session: as long as it may be used, and a little to be told why not. */
export async function sessionCookieLife(db: Kysely<Tables>, tokenHash: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from ${ageEnd} - now()))::float8 as left
    from session s join tenant t on t.id = s.tenant_id where s.token_hash = ${tokenHash} and ${ageEnd} is not null
  `.execute(db);
  const [limited] = rows;
  return limited ? Math.min(sessionLife, limited.left + toldFor) : sessionLife;
}
