import { auditActions, browserFamilies, systemFamilies } from '@assay/domain';
import * as z from 'zod';

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
          /** Address that the call came from; null for what the installation did, or once the account is gone. */
          address: z.string().nullable(),
          device: z.object({ browser: z.enum(browserFamilies), system: z.enum(systemFamilies) }).nullable(),
          /** Place in the chain of the installation's log, counted from 1. */
          position: z.number(),
          /** SHA-256 over the entry and the hash of the former one, in hex. */
          hash: z.string(),
        }),
      ),
    }),
  },
  'audit.export': {
    summary: 'The audit log as CSV (RFC 4180), safe to open in a spreadsheet, or as JSON lines',
    query: filter.extend({ format: z.enum(['csv', 'jsonl']).default('csv') }),
  },
} as const;
