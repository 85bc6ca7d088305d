import { egressPurposes } from '@assay/domain';
import * as z from 'zod';

const filter = z.object({ purpose: z.enum(egressPurposes).optional() });

export const egressSchemas = {
  'egress.events': {
    summary: 'What left the machine on behalf of the organisation: to whom, when, how much, newest first',
    query: filter.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      total: z.number(),
      /** Sum over every event that the filter lets through. */
      bytes: z.number(),
      /** Days after which an event is forgotten. */
      kept_days: z.number(),
      events: z.array(
        z.object({
          event_id: z.string(),
          at: z.iso.datetime(),
          purpose: z.enum(egressPurposes),
          /** Host and port it went to. */
          host: z.string(),
          person: z.string().nullable(),
          /** Size of the body. */
          bytes: z.number(),
          /** SHA-256 of the body in hex. */
          digest: z.string(),
          /** HTTP status, `sent`, `failed`, or `begun` where no reply has come. */
          outcome: z.string(),
          /** Beginning of the text, where a model was sent it. */
          excerpt: z.string().nullable(),
        }),
      ),
    }),
  },
  'egress.export': { summary: 'The egress ledger as CSV (RFC 4180), safe to open in a spreadsheet', query: filter },
} as const;
