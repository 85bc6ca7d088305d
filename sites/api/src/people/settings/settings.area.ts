import * as settingsCalls from '@assay/contract/calls/settings';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { createAccountStore } from '../identity/account.store.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';

/** The uniform setting service: what a person chose holds on every device. */
export function settingsArea({ database }: ServiceContext): ServiceArea {
  const store = createAccountStore(database.tables<IdentityTables & TenancyTables>());
  return {
    bindings: bind(settingsCalls, {
      'settings.read': async ({ scope, locale }) => ({ locale: (await store.own(scope)).locale ?? locale }),
      'settings.save': async ({ scope, body }) => {
        await store.changeOwn(scope, { locale: body.locale });
        return { locale: body.locale };
      },
    }),
  };
}
