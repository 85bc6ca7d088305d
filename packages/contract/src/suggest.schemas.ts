import * as z from 'zod';

/** What can be completed: words of a question, names of assignees and authors, class codes. */
export const suggestFields = z.enum(['keyword', 'assignee', 'class']);

const keyword = z
  .string()
  .trim()
  .min(1)
  .max(256)
  .refine((text) => !text.includes('\0'));

export const suggestSchemas = {
  'suggest.fields': {
    summary: 'Completions of what is typed, for several fields',
    body: z.object({
      fields: z.array(suggestFields).min(1).max(3),
      keyword,
      /** Home the person asks from; suggestions come from the whole library on every one. */
      playbook: z.string().max(64).optional(),
    }),
    /** Suggestions by field, at most ten each; a field without any is empty. */
    response: z.record(z.string(), z.array(z.string())),
  },
  'suggest.field': {
    summary: 'Completions of what is typed, for one field',
    params: z.object({ field: suggestFields }),
    body: z.object({ keyword, n: z.number().int().min(1).max(50).default(10) }),
    response: z.array(z.string()),
  },
  'suggest.companyTopic': {
    summary: 'What to begin with before anything is typed, at most ten each; both are empty where nothing is known',
    response: z.object({
      /** Applicants and assignees named most often in the newest documents that the caller can see. */
      companies: z.array(z.string()),
      /** Topics that occur in most titles of those documents. */
      topics: z.array(z.string()),
    }),
  },
} as const;
