import { guides } from '@assay/domain';
import * as z from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);
const choice = z.object({ allowed: z.boolean() });

export const trackingSchemas = {
  'tracking.add': {
    summary: 'Note that something was shown or pressed; nothing is kept of somebody who asked not to be tracked',
    body: z
      .object({
        event: name,
        /** Part of the product, such as `upgrade page`. */
        label: z.string().min(1).max(64),
        module_type: name.optional(),
        /** Names and choices of the product; never what a person typed. */
        properties: z
          .record(name, z.string().max(128))
          .refine((value) => Object.keys(value).length <= 16)
          .optional(),
      })
      .strict(),
    /** False when it was not kept. */
    response: z.object({ kept: z.boolean() }),
  },
  'tracking.choice': { summary: 'Whether the caller lets the product count what it shows', response: choice },
  'tracking.saveChoice': {
    summary: 'Allow or refuse that counting; a refusal deletes what was kept',
    body: choice.strict(),
    response: choice,
  },
  'tracking.guide': {
    summary: 'Guides that the caller has yet to see',
    query: z.object({ isRD: z.enum(['true', 'false']).default('false') }),
    response: z.object({ guides: z.array(z.enum(guides)) }),
  },
  'tracking.saveGuideAlert': {
    summary: 'A guide was seen, and is not shown again',
    params: z.object({ id: z.enum(guides) }),
    response: z.object({ saved: z.boolean() }),
  },
} as const;
