import { dialCodes, editionStates, homepageTypes, installationRegions, locales, permissionKeys } from '@assay/domain';
import * as z from 'zod';
import { sendersName, shownName } from './shown-name.ts';

/** Purposes of a verification code (section 3.5); any other is refused. */
export const verificationPurposes = [
  'LOGIN',
  'LOGIN_REGISTER',
  'MOBILE_NUMBER_BINDING',
  'UNIONID_BINDING',
  'PASSWORD_FORGOT',
  'REGISTER',
  'SSO_USER_PROFILE',
  'SMS_EUREKA',
  'SMS_MOBILE_NUMBER_UPDATE',
  'SMS_SALES_LEAD',
] as const;

export const tenantRoles = ['owner', 'admin', 'member', 'viewer'] as const;

/** A mobile number under the served public key: base64 of RSA-OAEP-256 over the digits. */
const encryptedNumber = { mobile_number: z.string().min(1).max(1024), key_id: z.string().min(1).max(64) };
const countryCode = z.literal('+86');
const tenant = z.object({ tenant_id: z.string(), name: z.string(), role: z.enum(tenantRoles) });

/** Who is signed in, as every call that opens a session answers. */
export const sessionView = z.object({
  isLogin: z.boolean(),
  /** The first proof was right, and a code of the second factor is asked for: `factor.signIn`. */
  needs_code: z.boolean(),
  /** The organisation demands a second factor, and the person has yet to set one up: nothing else is open before. */
  needs_factor: z.boolean(),
  is_first_login_after_try_end: z.boolean(),
  /** Null for a visitor who is not signed in, or of whom a code is asked. */
  user: z
    .object({
      user_id: z.string(),
      full_name: z.string(),
      email: z.string().nullable(),
      /** First three and last four digits. */
      mobile_number: z.string().nullable(),
      role: z.enum(tenantRoles),
      edition: z.enum(editionStates),
      permissions: z.array(z.enum(permissionKeys)),
      locale: z.enum(locales),
      homepage_type: z.enum(homepageTypes),
      /** The password stood on the installation's list of leaked ones when it was last used to sign in. */
      has_listed_password: z.boolean(),
    })
    .nullable(),
  tenant: tenant.nullable(),
  tenants: z.array(tenant),
  /**
   * By which limit of their organisation the visitor's last session ended: so many minutes without use, or since the
   * sign-in. Null where none did, or nobody knows.
   */
  ended_by: z.object({ limit: z.enum(['idle', 'age']), minutes: z.number().int() }).nullable(),
  /** What the operator set that the browser acts on. `debug_region` is heard outside production only. */
  installation: z.object({
    region: z.enum(installationRegions),
    development: z.boolean(),
    stream_timeout_seconds: z.number(),
    /** What the button for the organisation's own sign-in says; null without one. */
    single_sign_on: z.string().nullable(),
    /** Who may make an account. */
    registration: z.enum(['open', 'closed', 'invitation', 'domain']),
  }),
});

export const accountSchemas = {
  'account.session': {
    summary: 'Who is signed in, and what the installation offers',
    query: z.object({ debug_region: z.string().max(16).optional() }),
    response: sessionView,
  },
  'account.signIn': {
    summary: 'Sign in with an e-mail address and a password',
    body: z.object({ account: z.string().trim().min(3).max(320), password: z.string().min(1).max(256) }),
    response: sessionView,
  },
  'account.signInByCode': {
    summary: 'Sign in, or register, with a code sent to a phone',
    body: z.object({
      ...encryptedNumber,
      country_code: countryCode,
      code: z.string().regex(/^\d{6}$/),
      purpose: z.enum(['LOGIN', 'LOGIN_REGISTER']),
    }),
    response: sessionView,
  },
  'account.signOut': { summary: 'End the session', response: z.object({ redirect_url: z.string() }) },
  'account.switchTenant': {
    summary: 'Act in another tenant one belongs to',
    body: z.object({ tenant_id: z.string().min(1).max(64) }),
    response: sessionView,
  },
  'account.demoAccounts': {
    summary: 'Accounts of the demo tenant; a production installation has none and answers 404',
    response: z.object({
      accounts: z.array(
        z.object({
          account: z.string(),
          password: z.string(),
          full_name: z.string(),
          role: z.enum(tenantRoles),
          edition: z.enum(editionStates),
        }),
      ),
    }),
  },
  'account.publicKey': {
    summary: 'The key under which phone numbers travel; its id rotates',
    response: z.object({
      key_id: z.string(),
      algorithm: z.literal('RSA-OAEP-256'),
      /** SubjectPublicKeyInfo, base64. */
      public_key: z.string(),
    }),
  },
  'account.verifyCode': {
    summary: 'Send a verification code to a phone',
    body: z.object({
      ...encryptedNumber,
      country_code: z.enum(dialCodes),
      purpose: z.enum(verificationPurposes),
      language: z.enum(['en_US', 'zh_CN', 'zh_TW', 'ja_JP']).optional(),
      /** What the captcha gave; an installation that sends messages asks for it, whatever they are for. */
      captcha: z.string().min(1).max(4096).optional(),
    }),
    response: z.object({
      /** Masked, for the confirmation. */
      mobile_number: z.string(),
      expires_in: z.number(),
      resend_after: z.number(),
      /** The code itself where no message is sent: a development installation. */
      development_code: z.string().optional(),
    }),
  },
  'account.info': {
    summary: 'The account of the caller',
    response: z.object({
      mobile_number: z.string(),
      company_name: z.string(),
      job_role: z.string(),
      full_name: z.string(),
      granted_product_ids: z.array(z.string()),
    }),
  },
  'account.saveInformation': {
    summary: 'Change the account of the caller',
    body: z
      .object({
        manual_company: sendersName(256, 0),
        full_name: sendersName(100),
        job_role: shownName(100, 0),
      })
      .partial()
      .strict(),
    response: z.object({ saved: z.boolean() }),
  },
} as const;
