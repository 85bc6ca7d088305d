import * as installationCalls from '@assay/contract/calls/installation';
import { maskNumber } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { OwnerPost } from '../../people/identity/owner-post.ts';
import { createHeldPackages, endOf } from '../../people/tenancy/held-packages.ts';
import { assertRunsInstallation, claimInstallation } from '../../people/tenancy/operating-tenant.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from '../../trade/embed/embed.migrations.ts';
import { createOriginStore } from '../../trade/embed/origin.store.ts';
import { createInstallationStore, type OriginRow } from './installation.store.ts';

/** What the operator of the installation does in any of its organisations: finds them, grants packages, answers for the domains of their pages. */
export function installationArea({ database, settings }: ServiceContext, owners: OwnerPost): ServiceArea {
  const store = createInstallationStore(database.tables<IdentityTables & TenancyTables>());
  const held = createHeldPackages(database);
  const origins = createOriginStore(database.tables<EmbedTables>());
  const assertOperator = (scope: MemberScope) => assertRunsInstallation(database, settings, scope);
  return {
    bindings: bind(installationCalls, {
      'installation.claim': async ({ scope, body }) => {
        await claimInstallation(database, settings, { tenantId: scope.tenantId, token: body.token });
        return { runs_installation: true as const };
      },

      'installation.tenants': async ({ scope, query }) => {
        await assertOperator(scope);
        const { total, rows } = await store.tenants(query);
        return {
          total,
          tenants: rows.map(({ id, created_at, ...tenant }) => ({
            ...tenant,
            tenant_id: id,
            created_at: created_at.toISOString(),
          })),
        };
      },

      'installation.people': async ({ scope, params, query }) => {
        await assertOperator(scope);
        const { name, total, rows } = await store.people(params.tenant_id, query);
        return {
          name,
          total,
          people: rows.map(({ id, mobile_number: number, ...person }) => ({
            ...person,
            user_id: id,
            mobile_number: number === null ? null : maskNumber(number),
          })),
        };
      },

      'installation.packages': async ({ scope, params, query }) => {
        await assertOperator(scope);
        return held.of({ tenantId: params.tenant_id, userId: query.user_id ?? null });
      },

      'installation.grant': async ({ scope, params, body }) => {
        await assertOperator(scope);
        const holder = { tenantId: params.tenant_id, userId: body.user_id };
        await held.grant(holder, { name: body.package, endsAt: endOf(body) });
        return held.of(holder);
      },

      'installation.withdraw': async ({ scope, params, query }) => {
        await assertOperator(scope);
        const holder = { tenantId: params.tenant_id, userId: query.user_id ?? null };
        await held.withdraw(holder, params.package);
        return held.of(holder);
      },

      'installation.origins': async ({ scope, query }) => {
        await assertOperator(scope);
        const { total, rows } = await store.origins(query);
        return { total, origins: rows.map(shownOrigin) };
      },

      'installation.approveOrigin': async ({ scope, body: { site_id: siteId, origin } }) => {
        await assertOperator(scope);
        const row = await origins.prove(await origins.find({ siteId, origin }), null);
        await owners.tell({ tenantId: row.tenant_id, by: 'operator', change: { kind: 'origin_proved', origin } });
        return shownOrigin(await store.origin({ siteId, origin }));
      },

      'installation.withdrawOrigin': async ({ scope, body: { site_id: siteId, origin } }) => {
        await assertOperator(scope);
        const row = await origins.withdraw({ siteId, origin });
        await owners.tell({ tenantId: row.tenant_id, by: 'operator', change: { kind: 'origin_withdrawn', origin } });
        return shownOrigin(await store.origin({ siteId, origin }));
      },
    }),
  };
}

function shownOrigin({ listed_at: listed, proved_at: proved, ...origin }: OriginRow) {
  return { ...origin, listed_at: listed.toISOString(), proved_at: proved?.toISOString() ?? null };
}
