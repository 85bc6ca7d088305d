import * as z from 'zod';

export const operationsSchemas = {
  'operations.health': {
    summary: 'Whether the process is alive',
    response: z.object({ status: z.literal('alive'), version: z.string() }),
  },
  'operations.ready': {
    summary: 'Whether the process can answer: its database replies and it is not stopping',
    response: z.object({
      status: z.literal('ready'),
      database: z.enum(['embedded', 'postgres']),
      /** `low`: the disk has no more than its reserve; uploads, imports and questions are refused, the rest goes on. */
      storage: z.enum(['enough', 'low']),
    }),
  },
  'operations.registerDevice': {
    summary: 'The key with which a device signs its requests',
    body: z.object({ device: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    /** `key` signs the requests of this device; `clock` is the service's time in unix ms. */
    response: z.object({ device: z.string(), key: z.string(), clock: z.number() }),
  },
} as const;
