import * as z from 'zod';
import { params } from './works.pieces.ts';

const removed = z.object({
  work_id: z.string(),
  kind: z.string(),
  title: z.string(),
  removed_at: z.iso.datetime(),
  /** When it is deleted for good. */
  ends_at: z.iso.datetime(),
});

export const worksTrashSchemas = {
  'works.duplicate': {
    summary: "A copy of a work as it stands, the caller's own",
    params,
    body: z.object({ title: z.string().trim().min(1).max(200).optional() }),
    response: z.object({ work_id: z.string() }),
  },
  'works.remove': {
    summary: 'Puts a work into the trash, from where it comes back for thirty days',
    params,
    response: z.object({ removed: z.boolean() }),
  },
  'works.trash': {
    summary: 'Works of the caller in the trash',
    response: z.object({ works: z.array(removed) }),
  },
  'works.putBack': {
    summary: 'Takes a work out of the trash',
    params,
    response: z.object({ put_back: z.boolean() }),
  },
  'works.destroy': {
    summary: 'Deletes a work of the trash for good',
    params,
    response: z.object({ destroyed: z.boolean() }),
  },
} as const;
