import * as z from 'zod';

export const privacySchemas = {
  'privacy.export': { summary: 'Everything kept about the caller, as a JSON file' },
  'privacy.deleteAccount': {
    summary: 'Delete the own account with all its rows, and the tenants nobody else belongs to',
    body: z.object({
      /** The full name of the account, typed to confirm. */
      full_name: z.string().min(1).max(100),
    }),
    response: z.object({ deleted: z.literal(true) }),
  },
} as const;
