import type { Call } from '@assay/contract';
import { unlocks } from '@assay/domain';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import { packageGrants } from '../../people/tenancy/package-grants.ts';

/** Refuses a call whose feature the caller's packages do not unlock. */
export type FeatureGate = (call: Pick<Call, 'feature'>, scope: TenantScope | undefined) => Promise<void>;

/**
 * The gate that every call with a `feature` in its descriptor passes; what everybody has is not asked about. A guest
 * reads what a share link opens, whatever made it.
 */
export function createFeatureGate({ database, settings }: Pick<ServiceContext, 'database' | 'settings'>): FeatureGate {
  return async ({ feature }, scope) => {
    if (feature === undefined || !scope || scope.role === 'guest') return;
    const now = new Date();
    if (unlocks([], feature, now)) return;
    const grants = await packageGrants(database, scope, settings);
    if (!unlocks(grants, feature, now)) throw new CallError('notInEdition');
  };
}
