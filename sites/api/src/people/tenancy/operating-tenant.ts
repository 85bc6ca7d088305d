import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from './tenancy.migrations.ts';

/** Whether somebody acts in the tenant that runs the installation: the one named for sales, else the oldest. */
export async function runsInstallation(
  database: Database,
  { SALES_TENANT }: Pick<Settings, 'SALES_TENANT'>,
  { tenantId }: Pick<MemberScope, 'tenantId'>,
): Promise<boolean> {
  if (SALES_TENANT !== undefined) return SALES_TENANT === tenantId;
  const oldest = await database
    .tables<TenancyTables>()
    .selectFrom('tenant')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return oldest?.id === tenantId;
}

/** @throws CallError adminForbidden for administrators of any other tenant: the installation is not theirs */
export async function assertRunsInstallation(
  database: Database,
  settings: Pick<Settings, 'SALES_TENANT'>,
  scope: MemberScope,
): Promise<void> {
  if (!(await runsInstallation(database, settings, scope))) throw new CallError('adminForbidden');
}
