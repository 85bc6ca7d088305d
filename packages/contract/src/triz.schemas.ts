import * as z from 'zod';

/** Text that the database can hold: no NUL, no half of a surrogate pair. */
const message = z
  .string()
  .trim()
  .min(1)
  .max(4_000)
  .refine((text) => !/\0|\p{Surrogate}/u.test(text));

export const trizSchemas = {
  'triz.create': {
    summary: 'A TRIZ work from a problem: the contradiction in it, for a person to confirm',
    body: z.object({ message, incognito: z.boolean().optional() }),
    response: z.object({ triz_mind_id: z.string() }),
  },
} as const;
