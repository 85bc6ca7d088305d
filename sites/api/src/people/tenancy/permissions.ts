import type { EditionState, PermissionKey } from '@assay/domain';
import { includesRole, type Role } from '../../ground/scope/tenant-scope.ts';

/** Least role and editions of each permission that gates navigation (section 6). */
const rules: Record<PermissionKey, { role: Role; editions: readonly EditionState[] }> = {
  custom_table_permission: { role: 'member', editions: ['trial', 'premium'] },
  ai_agent_studio: { role: 'member', editions: ['trial', 'premium'] },
  work_project: { role: 'viewer', editions: ['freemium', 'trial', 'premium'] },
};

/** Permissions that follow from a role and an edition. */
export function permissionsOf(role: Role, edition: EditionState): PermissionKey[] {
  return (Object.keys(rules) as PermissionKey[]).filter(
    (key) => includesRole(role, rules[key].role) && rules[key].editions.includes(edition),
  );
}
