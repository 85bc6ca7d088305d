import { shareDataTypes } from '@assay/domain';
import { z } from 'zod';

const item = { data_id: z.string().min(1).max(64), data_type: z.enum(shareDataTypes) };

const link = z.object({
  link_id: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** How often it was opened. */
  opened: z.number(),
});

export const sharingSchemas = {
  'share.check': {
    summary: 'Whether the caller may open an item, and by what right',
    query: z.object(item),
    response: z.object({
      allowed: z.boolean(),
      /** What lets the caller in: own item, one granted to the tenant, or a live link. Null when nothing does. */
      by: z.enum(['owner', 'tenant', 'link']).nullable(),
    }),
  },
  'share.create': {
    summary: 'A link to one item for readers without an account',
    body: z.object({ ...item, expires_in_days: z.number().int().min(1).max(365).optional() }),
    response: link.extend({
      /** Shown once; only its hash is stored. */
      token: z.string(),
      /** Path with the token, to be sent to the reader. */
      path: z.string(),
    }),
  },
  'share.links': {
    summary: 'Live links of an item',
    query: z.object(item),
    response: z.object({ links: z.array(link), share_count: z.number(), tenant: z.boolean() }),
  },
  'share.revoke': {
    summary: 'End a link at once',
    body: z.object({ link_id: z.string().min(1).max(64) }),
    response: z.object({ share_count: z.number() }),
  },
  'share.grantTenant': {
    summary: 'Open an item to everybody of the tenant, or close it again',
    body: z.object({ ...item, granted: z.boolean() }),
    response: z.object({ tenant: z.boolean() }),
  },
} as const;
