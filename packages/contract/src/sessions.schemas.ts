import { browserFamilies, systemFamilies } from '@assay/domain';
import * as z from 'zod';

export const sessionsSchemas = {
  'sessions.list': {
    summary: 'Live sessions of the own account, the one used last first',
    response: z.object({
      sessions: z.array(
        z.object({
          session_id: z.string(),
          browser: z.enum(browserFamilies),
          system: z.enum(systemFamilies),
          began_at: z.iso.datetime(),
          /** To ten minutes: use is written down that often. */
          used_at: z.iso.datetime(),
          /** The session that asks. */
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  'sessions.end': {
    summary: 'End a session of the own account; ending the one that asks signs out',
    params: z.object({ session_id: z.string().min(1).max(64) }),
    response: z.object({ ended: z.literal(true) }),
  },
  'sessions.endOthers': {
    summary: 'End every session of the own account but the one that asks',
    response: z.object({ ended: z.number() }),
  },
} as const;
