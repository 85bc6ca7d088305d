import { describeCalls } from './call.ts';
import type { operationsSchemas } from './operations.schemas.ts';

export const operationsCalls = describeCalls<typeof operationsSchemas>()({
  'operations.health': {
    method: 'GET',
    path: '/health',
    access: 'anonymous',
    unsigned: true,
    summary: 'Whether the process is alive',
  },
  'operations.ready': {
    method: 'GET',
    path: '/ready',
    access: 'anonymous',
    unsigned: true,
    summary: 'Whether the process can answer: its database replies and it is not stopping',
    errors: ['unavailable'],
  },
  'operations.registerDevice': {
    method: 'POST',
    path: '/device/register',
    access: 'anonymous',
    unsigned: true,
    summary: 'The key with which a device signs its requests',
    errors: ['tooMany'],
  },
});
