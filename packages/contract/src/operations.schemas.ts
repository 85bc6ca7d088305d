import { z } from 'zod';

export const operationsSchemas = {
  'operations.health': { response: z.object({ status: z.literal('alive'), version: z.string() }) },
  'operations.ready': {
    response: z.object({ status: z.literal('ready'), database: z.enum(['embedded', 'postgres']) }),
  },
  'operations.registerDevice': {
    body: z.object({ device: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    /** `key` signs the requests of this device; `clock` is the service's time in unix ms. */
    response: z.object({ device: z.string(), key: z.string(), clock: z.number() }),
  },
} as const;
