import type { settingsCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const settingsExamples: Record<keyof typeof settingsCalls, CallExample> = {
  'settings.read': { elsewhere: 'own' },
  'settings.save': { input: () => ({ body: { locale: 'en' } }), elsewhere: 'own' },
};
