import { findQueryLimit, foundAtMost, foundKinds } from '@assay/domain';
import * as z from 'zod';

const kind = z.enum(foundKinds);

const result = z.object({
  title: z.string(),
  /** BCP 47 language of the title, where it is known. */
  language: z.string().optional(),
  /** The words around what was found, where that is not the title. */
  snippet: z.string().optional(),
  /** Path of the product's page of it. */
  address: z.string(),
  /** What tells it from others of its name: an owner and a year, a country. */
  detail: z.string().optional(),
  /** When it was last worked on. */
  at: z.iso.datetime().optional(),
});

export const searchSchemas = {
  'search.everything': {
    summary:
      'What the caller may see of a name or by its words: own works, answers and chats; documents, materials, companies',
    body: z.object({
      query: z
        .string()
        .trim()
        .min(1)
        .max(findQueryLimit)
        .refine((text) => !/\0|\p{Surrogate}/u.test(text)),
      /** All of them when absent. */
      kinds: z.array(kind).min(1).max(foundKinds.length).optional(),
      /** Results of each kind. */
      limit: z.number().int().min(1).max(foundAtMost).default(5),
    }),
    response: z.object({
      /** In the order of the kinds; one of which nothing was found is there too. */
      kinds: z.array(
        z.object({
          kind,
          /** How many a greater limit would give. */
          count: z.number().int(),
          /** There are more than any limit gives. */
          is_cut: z.boolean(),
          results: z.array(result),
        }),
      ),
    }),
  },
} as const;
