import * as z from 'zod';
import { sessionView, tenantRoles } from './account.schemas.ts';
import { captcha, mailed } from './credentials.schemas.ts';
import { sendersName } from './shown-name.ts';

const role = z.enum(tenantRoles);
const userId = z.string().min(1).max(64);
const token = z.string().min(20).max(128);
const invitation = z.object({
  invitation_id: z.string(),
  /** Null for a link that anybody who holds it may use once. */
  email: z.string().nullable(),
  role,
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});

export const membersSchemas = {
  'members.list': {
    summary: 'People of the tenant with their roles',
    response: z.array(
      z.object({
        user_id: z.string(),
        full_name: z.string(),
        email: z.string().nullable(),
        /** First three and last four digits. */
        mobile_number: z.string().nullable(),
        role,
        joined_at: z.iso.datetime(),
        last_login_at: z.iso.datetime().nullable(),
        packages: z.array(z.string()),
        second_factor: z.boolean(),
        passkeys: z.number(),
      }),
    ),
  },
  'members.administrators': {
    summary: 'Whom to ask for access: owners and administrators of the tenant',
    response: z.array(z.object({ full_name: z.string(), email: z.string().nullable() })),
  },
  'members.changeRole': {
    summary: 'Give a person of the tenant another role',
    params: z.object({ user_id: userId }),
    body: z.object({ role }),
    response: z.object({ saved: z.boolean() }),
  },
  'members.remove': {
    summary: 'Take a person out of the tenant; their sessions in it end',
    params: z.object({ user_id: userId }),
    response: z.object({ removed: z.boolean() }),
  },
  'members.endSessions': {
    summary: 'End the sessions of a person that act in this tenant; others enter it only after a new sign-in',
    params: z.object({ user_id: userId }),
    response: z.object({ ended: z.number() }),
  },
  'members.resetFactor': {
    summary: 'Turn off the second factor of a person who belongs to no other organisation; their sessions end',
    params: z.object({ user_id: userId }),
    response: z.object({ reset: z.literal(true) }),
  },
  'members.rename': {
    summary: 'Rename the tenant',
    body: z.object({ name: sendersName(100) }),
    response: z.object({ saved: z.boolean() }),
  },
  'members.invitations': { summary: 'Invitations that are open', response: z.array(invitation) },
  'members.invite': {
    summary: 'Invite somebody, by mail or by a link to pass on',
    body: z.object({ email: z.email().max(320).optional(), role: role.exclude(['owner']) }),
    response: invitation.extend({
      /** Address that accepts; it is shown this once. */
      link: z.string(),
      mailed: z.boolean(),
    }),
  },
  'members.revokeInvitation': {
    summary: 'Withdraw an invitation',
    params: z.object({ invitation_id: z.string().min(1).max(64) }),
    response: z.object({ revoked: z.boolean() }),
  },
  'members.invitation': {
    summary: 'What an invitation leads to',
    body: z.object({ token }),
    response: z.object({
      tenant: z.string(),
      invited_by: z.string(),
      role,
      /** The only address that may use it. */
      email: z.string().nullable(),
      /** The link came by mail to that address alone, so that whoever has it may join with a new account. */
      proves_address: z.boolean(),
      expires_at: z.iso.datetime(),
    }),
  },
  'members.accept': {
    summary: 'Join a tenant with the account one is signed in with',
    body: z.object({ token }),
    response: sessionView,
  },
  'members.askToJoin': {
    summary: 'Have a link mailed to an address, with which whoever reads it joins',
    body: z.object({ token, account: z.email().max(320), captcha }),
    response: mailed,
  },
  'members.join': {
    summary: 'Join a tenant with a new account, by a link that came by mail; it signs in',
    body: z.object({
      token,
      password: z.string().min(8).max(256),
      full_name: sendersName(100),
    }),
    response: sessionView,
  },
} as const;
