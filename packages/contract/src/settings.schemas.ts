import { locales } from '@assay/domain';
import * as z from 'zod';

const settings = z.object({ locale: z.enum(locales) });

export const settingsSchemas = {
  'settings.read': { summary: 'Settings of the account, the same on every device', response: settings },
  'settings.save': { summary: 'Save the settings of the account', body: settings, response: settings },
} as const;
