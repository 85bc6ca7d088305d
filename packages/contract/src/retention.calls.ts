import type { Call } from './call-description.ts';

export const state = {
  name: 'retention.state',
  method: 'GET',
  path: '/{service}/tenant/retention',
  access: 'admin',
} as const satisfies Call;

export const count = {
  name: 'retention.count',
  method: 'GET',
  path: '/{service}/tenant/retention/over',
  access: 'admin',
} as const satisfies Call;

export const save = {
  name: 'retention.save',
  method: 'POST',
  path: '/{service}/tenant/retention',
  access: 'admin',
  stepUp: true,
} as const satisfies Call;
