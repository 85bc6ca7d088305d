import * as editionsCalls from '@assay/contract/calls/editions';
import { daysLeft, familyOf, globalControl, packages } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { createAccountStore } from '../../people/identity/account.store.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { packageGrants } from '../../people/tenancy/package-grants.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';

/** What the packages of an account mean: its edition, its tabs, its trials. */
export function editionsArea({ database, settings }: ServiceContext): ServiceArea {
  const accounts = createAccountStore(database.tables<IdentityTables & TenancyTables>());
  return {
    bindings: bind(editionsCalls, {
      'editions.control': async ({ scope }) => {
        const [account, grants] = await Promise.all([accounts.own(scope), packageGrants(database, scope, settings)]);
        return globalControl(grants, account.previous_login_at ?? undefined, new Date());
      },
      'editions.packages': async ({ scope }) => {
        const now = new Date();
        const grants = await packageGrants(database, scope, settings);
        return grants
          .filter((grant) => daysLeft(grant, now) !== 0)
          .map((grant) => {
            const { line, kind } = packages[grant.package];
            const left = daysLeft(grant, now);
            return {
              package: grant.package,
              line,
              family: familyOf(grant.package),
              kind,
              ...(kind === 'trial' && left !== undefined ? { trial_package_left_days: left } : {}),
            };
          });
      },
    }),
  };
}
