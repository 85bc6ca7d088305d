/** What a token may do, as far as the present role of its owner lets it. */
export const tokenScopes = ['read', 'ask', 'library', 'tenant'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The least role with which a scope opens anything that others do not. */
export const roleOfTokenScope = {
  read: 'viewer',
  ask: 'member',
  library: 'admin',
  tenant: 'admin',
} as const satisfies Record<TokenScope, string>;

/** Scopes of tokens of services: what they may do is never an administrator's. */
export const serviceScopes = ['read', 'ask'] as const satisfies readonly TokenScope[];
/** Roles that a service may have. */
export const serviceRoles = ['member', 'viewer'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

/** Whose a token is: of a person, or of a service of the organisation. */
export const tokenKinds = ['personal', 'service'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** What tokens begin with, for people and for scanners that look for secrets. */
export const tokenPrefixes = { personal: 'assay_pat_', service: 'assay_svc_' } as const satisfies Record<
  TokenKind,
  string
>;

/**
 * Days that a token lives: when nothing is said, and at most. None lives for ever. An organisation may set another
 * longest life, of `least` days or more.
 */
export const tokenDays = { usual: 90, longest: 366, least: 1 } as const;

/** Signs of a token's name. */
export const tokenNameLength = 100;

/** Tokens that live at once: of one account in one organisation, and services of one organisation. */
export const tokenCounts = { ofAccount: 50, services: 50 } as const;
