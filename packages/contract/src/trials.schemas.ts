import { empowerTypes, packageNames } from '@assay/domain';
import * as z from 'zod';

/** What the browser knows of the visit: the query of its address, `from` among it, and the kind of device. */
const visit = z
  .object({ media_type: z.enum(['Mobile', '']), from: z.string().max(256).optional() })
  .catchall(z.string().max(4000))
  .refine((body) => Object.keys(body).length <= 40);

const empowerType = z.enum(empowerTypes);

export const trialsSchemas = {
  'trials.need': {
    summary: 'Whether the caller is due a trial: true for somebody who bought nothing and never had one',
    query: z.object({ empower_type: empowerType }),
    body: visit,
    response: z.boolean(),
  },
  'trials.add': {
    summary: 'Begin the trial of a product line, for somebody who is due one',
    query: z.object({ empower_type: empowerType, from: z.string().max(256).optional() }),
    body: visit,
    response: z.object({ package: z.enum(packageNames), trial_package_left_days: z.number() }),
  },
  'trials.endSeen': {
    summary: 'Note that the caller was told of the end of a trial, which is said once',
    response: z.object({ saved: z.boolean() }),
  },
} as const;
