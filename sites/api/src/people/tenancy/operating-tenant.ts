import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from './tenancy.migrations.ts';

type Operating = Pick<Settings, 'SALES_TENANT' | 'NODE_ENV'>;

/** Seconds that a printed token is valid. */
const bootstrapLife = 86_400;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The tenant that runs the installation: the one that the operator named, or made so with the token of a start. Outside
 * production only, where there is neither, it is the oldest.
 */
export async function operatingTenant(
  db: Kysely<TenancyTables>,
  { SALES_TENANT, NODE_ENV }: Operating,
): Promise<string | undefined> {
  if (SALES_TENANT !== undefined) return SALES_TENANT;
  const made = await db.selectFrom('operating_tenant').select('tenant_id').executeTakeFirst();
  if (made || NODE_ENV === 'production') return made?.tenant_id ?? undefined;
  const oldest = await db.selectFrom('tenant').select('id').orderBy('created_at').orderBy('id').executeTakeFirst();
  return oldest?.id;
}

/** Whether somebody acts in the tenant that runs the installation. */
export async function runsInstallation(
  database: Database,
  settings: Operating,
  { tenantId }: Pick<MemberScope, 'tenantId'>,
): Promise<boolean> {
  return (await operatingTenant(database.tables<TenancyTables>(), settings)) === tenantId;
}

/** Reads what belongs to no tenant too, which is in nobody's sight but the installation's, for whoever runs it. */
export function inSightOf<T>({ runsInstallation: isOperator }: { runsInstallation: boolean }, read: () => T): T {
  return isOperator ? seeingEverything(read) : read();
}

/**
 * A new token for an installation in production that nobody operates; undefined where somebody does. Of those printed
 * in a day, whichever process printed them, the first that is brought ends the others.
 */
export async function issueBootstrapToken(database: Database, settings: Operating): Promise<string | undefined> {
  if (settings.NODE_ENV !== 'production' || settings.SALES_TENANT !== undefined) return undefined;
  const db = database.tables<TenancyTables>();
  const made = await db.selectFrom('operating_tenant').select('tenant_id').executeTakeFirst();
  if (made && made.tenant_id !== null) return undefined;
  await db.deleteFrom('bootstrap_token').where('expires_at', '<', new Date()).execute();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('bootstrap_token')
    .values({ token_hash: hashOf(token), expires_at: sql<Date>`now() + make_interval(secs => ${bootstrapLife})` })
    .execute();
  return token;
}

/**
 * Makes a tenant the operating one.
 *
 * @throws CallError gone for a token that was used, has run out or was never printed; forbidden where another tenant
 * runs the installation
 */
export async function claimInstallation(
  database: Database,
  settings: Operating,
  { tenantId, token }: { tenantId: string; token: string },
): Promise<void> {
  if (settings.SALES_TENANT !== undefined) throw new CallError('gone');
  await database
    .tables<TenancyTables>()
    .transaction()
    .execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('bootstrap_token')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new CallError('gone');
      await trx.deleteFrom('bootstrap_token').execute();
      const made = await trx
        .insertInto('operating_tenant')
        .values({ tenant_id: tenantId })
        .onConflict((conflict) =>
          conflict
            .column('only_one')
            .doUpdateSet({ tenant_id: tenantId, since: sql<Date>`now()` })
            .where((row) =>
              row.or([row('operating_tenant.tenant_id', 'is', null), row('operating_tenant.tenant_id', '=', tenantId)]),
            ),
        )
        .returning('tenant_id')
        .executeTakeFirst();
      if (!made) throw new CallError('forbidden');
    });
}

/** @throws CallError operatorForbidden for administrators of any other tenant: the installation is not theirs */
export async function assertRunsInstallation(
  database: Database,
  settings: Operating,
  scope: MemberScope,
): Promise<void> {
  if (!(await runsInstallation(database, settings, scope))) throw new CallError('operatorForbidden');
}
