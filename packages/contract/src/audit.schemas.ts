import { auditActions } from '@assay/domain';
import { z } from 'zod';

const filter = z.object({
  action: z.enum(auditActions).optional(),
  /** Id of who did it. */
  actor: z.string().min(1).max(64).optional(),
});

const person = z.object({ user_id: z.string(), name: z.string() });

export const auditSchemas = {
  'audit.events': {
    summary: 'What was done in the organisation and by whom, newest first',
    query: filter.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      total: z.number(),
      /** Days after which an event is forgotten. */
      kept_days: z.number(),
      events: z.array(
        z.object({
          event_id: z.string(),
          at: z.iso.datetime(),
          action: z.enum(auditActions),
          /** Null for a visitor, or somebody whose account is deleted. */
          actor: person.nullable(),
          /** Whom it was done to. */
          subject: person.nullable(),
          /** What else it was about: a package, a role, an item. */
          detail: z.string(),
        }),
      ),
    }),
  },
  'audit.export': { summary: 'The audit log as CSV (RFC 4180), safe to open in a spreadsheet', query: filter },
} as const;
