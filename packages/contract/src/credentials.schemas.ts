import { dialCodes, ownProofs } from '@assay/domain';
import * as z from 'zod';
import { sessionView } from './account.schemas.ts';
import { passkeyAssertion } from './passkeys.schemas.ts';
import { sendersName } from './shown-name.ts';

const account = z.email().max(320);
const password = z.string().min(8).max(256);
const token = z.string().min(20).max(128);
/** What the captcha gave; an installation that sends mail asks for it. */
export const captcha = z.string().min(1).max(4096).optional();
const fullName = sendersName(100);
const phone = {
  mobile_number: z.string().min(1).max(1024),
  key_id: z.string().min(1).max(64),
  country_code: z.enum(dialCodes),
  code: z.string().regex(/^\d{6}$/),
};
export const mailed = z.object({
  /** True whether or not the address is known, so that nobody learns which accounts exist. */
  sent: z.literal(true),
  /** The link itself where no mail is sent: a development installation. */
  development_link: z.string().optional(),
});

/** Last two digits of a phone, and how many passkeys. */
const signInWays = z.object({ phone: z.string().nullable(), passkeys: z.number().int() });

export const credentialsSchemas = {
  'credentials.register': {
    summary: 'Ask for an account; a link to confirm the address is mailed',
    body: z.object({ account, full_name: fullName, company_name: sendersName(256, 0).default(''), captcha }),
    response: mailed,
  },
  'credentials.confirm': {
    summary: 'Confirm the address of a new account and set its password, which signs it in',
    body: z.object({ token, password }),
    response: sessionView,
  },
  'credentials.forgot': {
    summary: 'Ask for a link to set a new password',
    body: z.object({ account, captcha }),
    response: mailed,
  },
  'credentials.reset': {
    summary: 'Set a new password with a mailed link; every session of the account ends, a new one begins',
    body: z.object({ token, password }),
    /** What was bound in the seven days before went with the former password; the rest still signs in. */
    response: sessionView.extend({ ways: z.object({ dropped: signInWays, left: signInWays }) }),
  },
  'credentials.resetByCode': {
    summary: 'Set a new password with a code sent to the phone of the account',
    body: z.object({ ...phone, password }),
    response: sessionView,
  },
  'credentials.changePassword': {
    summary: 'Change the own password; the other sessions of the account end',
    body: z.object({ password }),
    response: z.object({ saved: z.boolean() }),
  },
  'credentials.proof': {
    summary: 'What the person behind a session is asked for, to prove anew who they are',
    response: z.object({
      /** `code`: one sent to the phone; `mail`: one sent to the address; `sign_in`: only a new sign-in will do. */
      needs: z.enum(ownProofs),
      /** The phone, masked, or the address that a code goes to; null where none is needed. */
      sent_to: z.string().nullable(),
      /** A code of the second factor is asked for besides. */
      needs_factor: z.boolean(),
      /** A passkey of the account will do in place of all else, at this address of the product. */
      has_passkey: z.boolean(),
    }),
  },
  /** The session goes on under a new token. */
  'credentials.prove': {
    summary: 'Prove anew who is behind the session; opens the calls that ask for it, for a short while',
    body: z.object({
      /** The present password, of an account that has one. */
      current: z.string().max(256).default(''),
      /** A code sent to the phone or the address of the account. */
      own_code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
      /** Six digits of the app, or a recovery code. */
      factor_code: z.string().trim().min(6).max(64).optional(),
      /** Signed with a passkey of the account, which stands for all the others. */
      passkey: passkeyAssertion.optional(),
    }),
    response: z.object({ proved: z.literal(true) }),
  },
  'credentials.sendOwnCode': {
    summary: 'Send a code to the phone or the address of the own account, for a proof without a password',
    body: z.object({
      /** What the captcha gave; an installation that sends messages to phones asks for it. */
      captcha: z.string().min(1).max(4096).optional(),
    }),
    response: z.object({
      sent_to: z.string(),
      expires_in: z.number(),
      resend_after: z.number(),
      development_code: z.string().optional(),
    }),
  },
  'credentials.bindPhone': {
    summary: 'Bind a phone to the own account, or change it',
    body: z.object({ ...phone, purpose: z.enum(['MOBILE_NUMBER_BINDING', 'SMS_MOBILE_NUMBER_UPDATE']) }),
    response: z.object({ mobile_number: z.string() }),
  },
} as const;
