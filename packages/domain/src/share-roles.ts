/** What somebody may do with an item that another person shares with them; each includes those before it. */
export const shareRoles = ['read', 'comment', 'edit'] as const;
export type ShareRole = (typeof shareRoles)[number];

/** What a link may let in to, which whoever holds it uses without an account. */
export const linkRoles = ['read', 'comment'] as const satisfies readonly ShareRole[];
export type LinkRole = (typeof linkRoles)[number];

export function includesShareRole(held: ShareRole, needed: ShareRole): boolean {
  return shareRoles.indexOf(held) >= shareRoles.indexOf(needed);
}

/** The one of several roles that lets in to most. */
export function strongestRole(held: Iterable<ShareRole>): ShareRole | undefined {
  let strongest: ShareRole | undefined;
  for (const role of held) if (strongest === undefined || includesShareRole(role, strongest)) strongest = role;
  return strongest;
}
