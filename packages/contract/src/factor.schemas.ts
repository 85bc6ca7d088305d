import * as z from 'zod';
import { sessionView } from './account.schemas.ts';

/** Six digits of the app, or a recovery code. */
const code = z.string().trim().min(6).max(64);

export const factorSchemas = {
  'factor.state': {
    summary: 'Whether the account asks for a code of an app besides its first proof',
    response: z.object({
      /** Null while it is off. */
      since: z.iso.datetime().nullable(),
      recovery_codes_left: z.number(),
      /** The organisation acted in demands one: turned off, it is set up anew before anything else. */
      is_demanded: z.boolean(),
      /** A passkey of the account that works at this address of the product; used, it is what an organisation demands. */
      has_passkey: z.boolean(),
    }),
  },
  'factor.begin': {
    summary: 'Begin to turn the second factor on; it counts once a code of it was given',
    response: z.object({
      /** Base32, to be typed into an app. */
      secret: z.string(),
      /** The same as an address (`otpauth:`), for a QR code. */
      uri: z.string(),
    }),
  },
  'factor.confirm': {
    summary: 'Turn the second factor on; the other sessions of the account end',
    body: z.object({ code: z.string().regex(/^\d{6}$/) }),
    response: z.object({
      /** Shown this once; each stands in for one code of the app. */
      recovery_codes: z.array(z.string()),
    }),
  },
  'factor.turnOff': {
    summary: 'Turn the second factor off with a code of it; the other sessions end',
    body: z.object({ code }),
    response: z.object({ is_on: z.literal(false) }),
  },
  'factor.signIn': {
    summary: 'Finish a sign-in that waits for the code of the second factor',
    body: z.object({ code }),
    response: sessionView,
  },
} as const;
