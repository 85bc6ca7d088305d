import { locales } from '@assay/domain';
import { z } from 'zod';

const settings = z.object({ locale: z.enum(locales) });

export const settingsSchemas = {
  'settings.read': { response: settings },
  'settings.save': { body: settings, response: settings },
} as const;
