import type { NameIn } from '@assay/contract';
import type * as settingsCalls from '@assay/contract/calls/settings';
import type { CallExample } from '../call-example.ts';

export const settingsExamples: Record<NameIn<typeof settingsCalls>, CallExample> = {
  'settings.read': { elsewhere: 'own' },
  'settings.save': { input: () => ({ body: { locale: 'en' } }), elsewhere: 'own' },
};
