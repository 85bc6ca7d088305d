import * as z from 'zod';

const ids = z.array(z.string().min(1).max(64)).min(1).max(100);

const record = z.object({
  source: z.string(),
  id: z.string(),
  /** The answer within the item, where it is saved by itself. */
  question_id: z.string().optional(),
  /** Title. */
  message: z.string(),
  link: z.string(),
  icon_url: z.string(),
  /** The source; of works that stand under none of their own, the name of their tool in the caller's language. */
  business_name: z.string(),
  /** Of a work. */
  kind: z.string().optional(),
  updated_at: z.iso.datetime(),
});

export const historyGroups = ['today', 'last_7_days', 'older'] as const;

export const historySchemas = {
  'history.records': {
    summary: 'What the caller has worked on, newest first, grouped by day',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
      type: z.literal('playbook').default('playbook'),
      /** Months back; older records come with a longer one. */
      duration: z.coerce.number().int().min(1).max(1200).default(1),
      /** Negative local offset in minutes: UTC+8 sends -480. Days begin at local midnight. */
      tzOffset: z.coerce.number().int().min(-900).max(900).default(0),
      /** `saved`: the answers that the caller keeps, by the time they were saved. */
      list: z.enum(['all', 'saved']).default('all'),
    }),
    response: z.object({
      history_maps: z.array(z.object({ group: z.enum(historyGroups), data: z.array(record) })),
      total: z.number(),
      has_more: z.boolean(),
      /** Records lie before the duration. */
      has_older: z.boolean(),
    }),
  },
  'history.remove': {
    summary: 'Remove records of the caller; they can be restored for ten minutes',
    body: z.union([
      z.object({ type: z.literal('playbook'), history_ids: ids }).strict(),
      z.object({ type: z.literal('all') }).strict(),
    ]),
    response: z.object({ status: z.boolean(), removed: z.array(z.string()) }),
  },
  'history.restore': {
    summary: 'Undo a removal',
    body: z.object({ history_ids: z.array(z.string().min(1).max(64)).min(1).max(100_000) }),
    response: z.object({ restored: z.number() }),
  },
  'history.save': {
    summary: 'Keep an answer in the list of saved ones, or let it go',
    body: z.object({ question_id: z.string().regex(/^[\w-]{1,64}$/), saved: z.boolean() }),
    response: z.object({ saved: z.boolean() }),
  },
} as const;
