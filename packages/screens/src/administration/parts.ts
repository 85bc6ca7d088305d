/** Parts of the administration, in reading order; each has an address of its own. */
export const administrationParts = [
  'members',
  'organisation',
  'sites',
  'tokens',
  'knowledge',
  'audit',
  'egress',
  'tenants',
  'origins',
  'leads',
  'configuration',
  'backups',
] as const;
export type AdministrationPart = (typeof administrationParts)[number];

export function isAdministrationPart(value: unknown): value is AdministrationPart {
  return administrationParts.some((part) => part === value);
}
