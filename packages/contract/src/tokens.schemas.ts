import { serviceRoles, serviceScopes, tokenDays, tokenKinds, tokenNameLength, tokenScopes } from '@assay/domain';
import * as z from 'zod';
import { tenantRoles } from './account.schemas.ts';
import { shownName } from './shown-name.ts';

const name = shownName(tokenNameLength);
const once = (values: readonly unknown[]) => new Set(values).size === values.length;
const scopesAmong = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).min(1).max(values.length).refine(once, 'Each scope once.');
/** Days of the calendar until it ends. */
const days = z.number().int().min(1).max(tokenDays.longest).default(tokenDays.usual);
const tokenId = z.object({ token_id: z.string().min(1).max(64) });

const token = z.object({
  token_id: z.string(),
  name: z.string(),
  kind: z.enum(tokenKinds),
  scopes: z.array(z.enum(tokenScopes)),
  /** Its last four characters. */
  ends_with: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Day of the last use (UTC); null for one that was never used. */
  used_on: z.iso.date().nullable(),
});

/** With the secret itself, which is shown this once: only its hash is stored. */
const made = token.extend({ token: z.string() });

const tenantToken = token.extend({
  /** The person or the service that it speaks for. */
  owner: z.object({ user_id: z.string(), name: z.string(), role: z.enum(tenantRoles) }),
  /** Who made the token of a service; null for their own, and once the account is gone. */
  made_by: z.string().nullable(),
});

const path = { params: tokenId } as const;
/** Days that a token may live at most. */
const longest = { longest_days: z.number().int() };

export const tokensSchemas = {
  'tokens.list': {
    summary: 'Live tokens of the own account in this organisation, the newest first',
    response: z.object({ tokens: z.array(token), ...longest }),
  },
  'tokens.create': {
    summary: 'A token with which a program acts as the caller; it is shown once',
    body: z.object({ name, scopes: scopesAmong(tokenScopes), days }),
    response: made,
  },
  'tokens.revoke': {
    summary: 'End a token of the own account, at once',
    ...path,
    response: token,
  },
  'tokens.ofTenant': {
    summary: 'Live tokens of the organisation: of its people and of its services',
    response: z.object({
      tokens: z.array(tenantToken),
      /** Every service, those without a live token too. */
      services: z.array(z.object({ user_id: z.string(), name: z.string(), role: z.enum(tenantRoles) })),
      ...longest,
    }),
  },
  'tokens.createService': {
    summary: 'A token with which a program acts as a service of the organisation; it is shown once',
    body: z.object({
      name,
      /** Of the service. */
      role: z.enum(serviceRoles),
      scopes: scopesAmong(serviceScopes),
      days,
      /** A service that is there already: its name and role stay, and what it made is its own. */
      user_id: z.string().min(1).max(64).optional(),
    }),
    response: made,
  },
  'tokens.revokeOfTenant': {
    summary: 'End a token of the organisation, at once; those of owners only by owners',
    ...path,
    response: tenantToken,
  },
  'tokens.removeService': {
    summary: 'Remove a service of the organisation: its tokens end at once, what it made and its audit stay',
    params: z.object({ user_id: z.string().min(1).max(64) }),
    response: z.object({ name: z.string() }),
  },
} as const;
