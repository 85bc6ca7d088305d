import * as privacyCalls from '@assay/contract/calls/privacy';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { createAccountStore } from '../../people/identity/account.store.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { sessionCookie } from '../../people/identity/sessions.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import { deleteAccount } from './account-deletion.ts';
import { personalExport } from './personal-export.ts';

/** What a person may ask of what is kept about them, in whatever tenant: a copy, or its end. */
export function privacyArea({ database, keys, log }: ServiceContext): ServiceArea {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  return {
    bindings: bind(privacyCalls, {
      'privacy.export': ({ scope }) => {
        const encoder = new TextEncoder();
        const parts = personalExport(database.pool, scope.userId);
        const body = new ReadableStream<Uint8Array>({
          async pull(controller) {
            const { value, done } = await seeingEverything(() => parts.next());
            if (done) controller.close();
            else controller.enqueue(encoder.encode(value));
          },
        });
        return new Response(body, {
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="assay-account.json"',
            'cache-control': 'no-store',
          },
        });
      },

      'privacy.deleteAccount': async ({ scope, body, cookies }) => {
        const [account, { is_demo }] = await Promise.all([store.own(scope), store.secretsOf(scope.userId)]);
        if (is_demo) throw new CallError('forbidden');
        if (body.full_name.trim() !== account.full_name) {
          throw new CallError('badRequest', { fields: { full_name: 'The name of the account, as it is written.' } });
        }
        await seeingEverything(() => deleteAccount(database.pool, keys, scope.userId));
        cookies.set(sessionCookie, '', 0);
        log.info('account-deleted');
        return { deleted: true };
      },
    }),
  };
}
