import { describeCalls } from './call.ts';
import type { operationsSchemas } from './operations.schemas.ts';

export const operationsCalls = describeCalls<typeof operationsSchemas>()({
  'operations.health': {
    method: 'GET',
    path: '/health',
    access: 'anonymous',
    unsigned: true,
  },
  'operations.ready': {
    method: 'GET',
    path: '/ready',
    access: 'anonymous',
    unsigned: true,
    errors: ['unavailable'],
  },
  'operations.registerDevice': {
    method: 'POST',
    path: '/device/register',
    access: 'anonymous',
    unsigned: true,
    errors: ['tooMany'],
  },
});
