import { describeCalls } from './call.ts';
import type { settingsSchemas } from './settings.schemas.ts';

export const settingsCalls = describeCalls<typeof settingsSchemas>()({
  'settings.read': {
    method: 'GET',
    path: '/{service}/uniform-setting',
    access: 'viewer',
  },
  'settings.save': {
    method: 'POST',
    path: '/{service}/uniform-setting',
    access: 'viewer',
  },
});
