import type { DatabasePool, PoolClient } from '../../ground/database/database.types.ts';
import { repeating } from '../../ground/database/repeating.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import { noteBeforeErasure } from '../../people/tenancy/given-once.ts';
import { personalData, tenantRows, whereOfPerson } from './personal-data.ts';

/** SQLSTATE of a row that others refer to. */
const isReferredTo = '23503';

/**
 * Deletes an account: its own rows everywhere, and whole tenants that have no other member. Everything or nothing. Of
 * what the person was given once, a keyed hash stays.
 *
 * @throws CallError conflict while the person is the last owner of a tenant with other members
 */
export async function deleteAccount(pool: DatabasePool, keys: Pick<Keyring, 'current'>, userId: string): Promise<void> {
  // An answer that is still written takes rows in another order, and adds some to those that are deleted.
  const work = async (client: PoolClient) => {
    const abandoned = await abandonedTenants(client, userId);
    await noteBeforeErasure((text, values) => client.query(text, values), keys, userId);
    await deleteRowsOf(client, userId);
    for (const tenantId of abandoned) await deleteTenantRows(client, tenantId);
  };
  await repeating(() => atOnce(pool, work), [isReferredTo]);
}

/** Deletes accounts and tenants with all that is theirs, whoever else belongs to those. Everything or nothing. */
export async function deleteWhole(
  pool: DatabasePool,
  { people, tenants }: { people: readonly string[]; tenants: readonly string[] },
): Promise<void> {
  const work = async (client: PoolClient) => {
    for (const userId of people) await deleteRowsOf(client, userId);
    for (const tenantId of tenants) await deleteTenantRows(client, tenantId);
  };
  await repeating(() => atOnce(pool, work), [isReferredTo]);
}

async function atOnce(pool: DatabasePool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function deleteRowsOf(client: PoolClient, userId: string): Promise<void> {
  for (const rows of personalData) {
    const { table, onDeletion = 'delete' } = rows;
    const where = whereOfPerson(rows);
    await client.query(
      onDeletion === 'delete'
        ? `delete from "${table}" where ${where}`
        : `update "${table}" set "${onDeletion.forget}" = null where ${where}`,
      [userId],
    );
  }
}

/** Tenants that nobody but the person belongs to; services of theirs are nobody. */
async function abandonedTenants(client: PoolClient, userId: string): Promise<string[]> {
  // The members' rows are locked, so that nobody joins or leaves meanwhile.
  const { rows } = await client.query<{ tenant_id: string; user_id: string; role: string }>(
    `select tenant_id, user_id, role from tenant_member
     where tenant_id in (select tenant_id from tenant_member where user_id = $1)
       and user_id not in (select id from user_account where service_of is not null) for update`,
    [userId],
  );
  const abandoned: string[] = [];
  for (const tenantId of new Set(rows.map((row) => row.tenant_id))) {
    const others = rows.filter((row) => row.tenant_id === tenantId && row.user_id !== userId);
    const isOwner = rows.some((row) => row.tenant_id === tenantId && row.user_id === userId && row.role === 'owner');
    if (others.length === 0) abandoned.push(tenantId);
    else if (isOwner && !others.some(({ role }) => role === 'owner')) throw new CallError('conflict');
  }
  return abandoned;
}

async function deleteTenantRows(client: PoolClient, tenantId: string): Promise<void> {
  const services = await client.query<{ id: string }>('select id from user_account where service_of = $1', [tenantId]);
  for (const { id } of services.rows) await deleteRowsOf(client, id);
  for (const { table, where } of tenantRows) await client.query(`delete from "${table}" where ${where}`, [tenantId]);
  // Entries of the audit log keep their places in its chain and say no more of the tenant.
  await client.query('update audit_event set tenant_id = null where tenant_id = $1', [tenantId]);
  // What somebody who has left asked here refers to its run.
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = current_schema() and column_name = 'tenant_id'
       and table_name not in ('tenant_member', 'audit_event')
     order by table_name = 'run'`,
  );
  for (const { table_name } of rows) await client.query(`delete from "${table_name}" where tenant_id = $1`, [tenantId]);
  await client.query('delete from tenant where id = $1', [tenantId]);
}
