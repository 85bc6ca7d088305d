import * as z from 'zod';
import { sessionView } from './account.schemas.ts';
import { shownName } from './shown-name.ts';

/** Bytes in base64url without padding (RFC 4648, 5). */
const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);

/** At most 1023 bytes (WebAuthn Level 3, 5.8.3). */
const credentialId = bytes(1364);
const transport = z.string().max(32);
const name = shownName(64, 0);

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.get()`, as far as it counts. */
export const passkeyAssertion = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    /** Who the key says its account is. */
    userHandle: bytes(88).optional(),
  }),
});

/** The same after `navigator.credentials.create()`. */
const attestation = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: z.array(transport).max(8).optional(),
  }),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

const passkey = z.object({
  passkey_id: z.string(),
  /** What the person calls it; empty until they do. */
  name: z.string(),
  /** Who made and keeps the key, where its model says so: a password manager, a system. */
  provider: z.string().nullable(),
  /** Kept by its provider for several devices; otherwise it lives in one. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
});

/** `PublicKeyCredentialRequestOptionsJSON`; without keys named, the browser offers those that it finds. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});

export const passkeysSchemas = {
  'passkeys.list': {
    summary: 'Passkeys of the own account',
    response: z.object({
      passkeys: z.array(passkey),
      /** How many an account may have. */
      limit: z.number(),
    }),
  },
  'passkeys.begin': {
    summary: 'What a browser makes a passkey for the own account from; good once, for five minutes',
    /** `PublicKeyCredentialCreationOptionsJSON` */
    response: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
      timeout: z.number(),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  },
  'passkeys.add': {
    summary: 'Keep the passkey that a browser made',
    body: z.object({ passkey: attestation }),
    response: passkey,
  },
  'passkeys.rename': {
    summary: 'Name a passkey of the own account',
    params: z.object({ passkey_id: z.string().min(1).max(64) }),
    body: z.object({ name }),
    response: passkey,
  },
  'passkeys.remove': {
    summary: 'Remove a passkey of the own account; the other sessions of the account end',
    params: z.object({ passkey_id: z.string().min(1).max(64) }),
    response: z.object({ removed: z.literal(true) }),
  },
  'passkeys.proofOptions': {
    summary: 'What a passkey of the own account signs, to prove anew who is behind the session',
    response: requestOptions,
  },
  'passkeys.signInOptions': {
    summary: 'What a passkey signs to sign in; the same for everybody, since no account is named',
    response: requestOptions,
  },
  'passkeys.signIn': {
    summary: 'Sign in with a passkey, which stands for both factors',
    body: z.object({ passkey: passkeyAssertion }),
    response: sessionView,
  },
} as const;
