import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { seeingEverything } from '../database/tenant-sight.ts';
import type { FilesTables } from './files.migrations.ts';
import { createTurns } from './in-turns.ts';

/** For whom bytes are kept. */
export interface StorageHolder {
  tenantId: string;
  userId: string;
}

/** Bytes of a whole tenant, and of one person of it. */
export interface TenantAndPerson {
  tenant: number;
  person: number;
}

/** A query of the bytes that one area keeps, where it is stored: one row of `tenant` and `person`. */
export type HeldBytesCount = (holder: StorageHolder) => RawBuilder<unknown>;

/** Room that one upload asks for. */
export interface AskedRoom {
  /** Of the claim. */
  id: string;
  /** Bytes without which nothing is taken. */
  least: number;
  /** Bytes that are taken where there is room for them, and otherwise what there is. */
  wanted: number;
}

/** Claims that one process makes at once: those of a tenant wait for each other, each with a connection. */
const claimedAtOnce = 2;
/** A lease that ends later than this is from before the clock was set back; its holder prolongs it in a moment. */
const longestLease = '5 minutes';

const isOver = sql<boolean>`(lease_until < now() or lease_until > now() + ${sql.lit(longestLease)}::interval)`;

/**
 * Rows that hold the room of uploads on their way, whichever process takes them in. On PostgreSQL the claims of a tenant
 * are made one after the other, so that two do not find the same room; the embedded engine has one statement at a time.
 */
export function createStorageRoom(
  database: Database,
  limits: TenantAndPerson,
  counts: readonly HeldBytesCount[],
  /** Seconds for which a claim holds without being prolonged. */
  lease: number,
) {
  const db = database.tables<FilesTables>();
  const isShared = database.engine === 'postgres';
  const inTurn = createTurns(claimedAtOnce);
  const leaseEnd = sql<Date>`now() + make_interval(secs => ${lease})`;
  const sumOf = (parts: readonly RawBuilder<unknown>[]) => sql`
    select coalesce(sum(tenant), 0)::float8 as tenant, coalesce(sum(person), 0)::float8 as person
    from (${sql.join([...parts], sql` union all `)}) part`;

  async function tryToTake(executor: Kysely<unknown>, holder: StorageHolder, { id, least, wanted }: AskedRoom) {
    const { tenantId, userId } = holder;
    const claimed = sql`
      select sum(bytes) as tenant, sum(bytes) filter (where owner_id = ${userId}) as person
      from storage_claim where tenant_id = ${tenantId} and id <> ${id}`;
    const { rows } = await sql<TenantAndPerson & { taken: number | null }>`
      with held as (${sumOf([...counts.map((one) => one(holder)), claimed])}),
      room as (select least(${limits.tenant}::float8 - tenant, ${limits.person}::float8 - person) as bytes from held),
      taken as (
        insert into storage_claim (id, tenant_id, owner_id, bytes, lease_until)
        select ${id}, ${tenantId}, ${userId}, least(${wanted}::float8, bytes), ${leaseEnd} from room where bytes >= ${least}::float8
        on conflict (id) do update set bytes = excluded.bytes, lease_until = excluded.lease_until
        returning bytes
      )
      select tenant, person, (select bytes from taken)::float8 as taken from held`.execute(executor);
    const [found] = rows;
    if (found === undefined) throw new Error('What is stored was not counted.');
    if (found.taken !== null) return found.taken;
    return limits.tenant - found.tenant < least ? 'tenant' : 'person';
  }

  /** Ends the claims of a tenant that nobody prolongs: their process ended. Gives how many there were. */
  async function endLeft(executor: Kysely<unknown>, tenantId: string): Promise<number> {
    const { rows } = await sql`
      delete from storage_claim where tenant_id = ${tenantId} and ${isOver} returning id`.execute(executor);
    return rows.length;
  }

  return {
    /** Bytes that the areas keep, without what is on its way. */
    async count(holder: StorageHolder): Promise<TenantAndPerson> {
      const { rows } = await sumOf(counts.map((one) => one(holder))).execute(db);
      return rows[0] as TenantAndPerson;
    },

    /** Makes a claim, or makes one larger; gives the bytes it holds then, or whose limit stands in its way. */
    async take(holder: StorageHolder, asked: AskedRoom): Promise<number | keyof TenantAndPerson> {
      const work = async (executor: Kysely<unknown>) => {
        const taken = await tryToTake(executor, holder, asked);
        if (typeof taken === 'number' || (await endLeft(executor, holder.tenantId)) === 0) return taken;
        return tryToTake(executor, holder, asked);
      };
      if (!isShared) return work(database.tables<unknown>());
      const locked = async (trx: Kysely<unknown>) => {
        // A statement of its own: the next one sees what was committed while this one waited.
        await sql`select pg_advisory_xact_lock(hashtext(${`storage of ${holder.tenantId}`}))`.execute(trx);
        return work(trx);
      };
      return inTurn(() => database.tables<unknown>().transaction().execute(locked));
    },

    /** A statement by which bytes of a claim become bytes that are stored; it gives no row where the claim has ended. */
    settled: (id: string, bytes: number): RawBuilder<unknown> => sql`
      update storage_claim set bytes = greatest(bytes - ${bytes}::bigint, 0) where id = ${id} returning id`,

    async prolong(ids: readonly string[]): Promise<void> {
      await seeingEverything(() =>
        db
          .updateTable('storage_claim')
          .set({ lease_until: leaseEnd })
          .where('id', 'in', [...ids])
          .execute(),
      );
    },

    async end(id: string): Promise<void> {
      await db.deleteFrom('storage_claim').where('id', '=', id).execute();
    },

    /** Removes claims of processes that have ended, of every tenant. */
    async sweep(): Promise<void> {
      await seeingEverything(() => sql`delete from storage_claim where ${isOver}`.execute(db));
    },
  };
}
