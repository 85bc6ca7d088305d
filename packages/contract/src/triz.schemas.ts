import * as z from 'zod';
import { message } from './works.pieces.ts';

export const trizSchemas = {
  'triz.create': {
    summary: 'A TRIZ work from a problem: the contradiction in it, for a person to confirm',
    body: z.object({ message, incognito: z.boolean().optional() }),
    response: z.object({ triz_mind_id: z.string() }),
  },
} as const;
