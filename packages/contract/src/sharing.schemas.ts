import { linkRoles, shareDataTypes, shareRoles } from '@assay/domain';
import * as z from 'zod';

const item = { data_id: z.string().min(1).max(64), data_type: z.enum(shareDataTypes) };

const link = z.object({
  link_id: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** How often it was opened. */
  opened: z.number(),
  role: z.enum(linkRoles),
});

/** Works can be commented and edited by others; of other items there is only reading. */
const isOfWork = ({ data_type, role }: { data_type: string; role?: string | null | undefined }) =>
  data_type === 'work' || (role ?? 'read') === 'read';

const colleague = z.object({ user_id: z.string(), full_name: z.string(), email: z.string().nullable() });

export const sharingSchemas = {
  'share.check': {
    summary: 'Whether the caller may open an item, and by what right',
    query: z.object(item),
    response: z.object({
      allowed: z.boolean(),
      /** What lets the caller in: own item, one granted to them or to the tenant, or a live link. Null when nothing does. */
      by: z.enum(['owner', 'person', 'tenant', 'link']).nullable(),
      /** What the caller may do with it. */
      role: z.enum(shareRoles).nullable(),
    }),
  },
  'share.create': {
    summary: 'A link to one item for readers without an account',
    body: z
      .object({
        ...item,
        expires_in_days: z.number().int().min(1).max(365).optional(),
        role: z.enum(linkRoles).optional(),
      })
      .refine(isOfWork, { path: ['role'] }),
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
    response: z.object({
      links: z.array(link),
      share_count: z.number(),
      tenant: z.boolean(),
      /** What everybody of the tenant may do with it; null where it is not opened to them. */
      tenant_role: z.enum(shareRoles).nullable(),
    }),
  },
  'share.revoke': {
    summary: 'End a link at once',
    body: z.object({ link_id: z.string().min(1).max(64) }),
    response: z.object({ share_count: z.number() }),
  },
  'share.grantTenant': {
    summary: 'Open an item to everybody of the tenant, or close it again',
    body: z
      .object({ ...item, granted: z.boolean(), role: z.enum(shareRoles).optional() })
      .refine(isOfWork, { path: ['role'] }),
    response: z.object({ tenant: z.boolean() }),
  },
  'share.people': {
    summary: 'People of the tenant to whom an item is opened by name',
    query: z.object(item),
    response: z.object({ people: z.array(colleague.extend({ role: z.enum(shareRoles) })) }),
  },
  'share.grantPerson': {
    summary: 'Open an item to one person of the tenant, change what they may do with it, or close it again',
    body: z
      .object({ ...item, user_id: z.string().min(1).max(64), role: z.enum(shareRoles).nullable() })
      .refine(isOfWork, { path: ['role'] }),
    response: z.object({ role: z.enum(shareRoles).nullable() }),
  },
  'share.colleagues': {
    summary: 'People of the tenant by name or address, to share with or to mention',
    query: z.object({ q: z.string().trim().max(100).default('') }),
    response: z.object({ people: z.array(colleague) }),
  },
} as const;
