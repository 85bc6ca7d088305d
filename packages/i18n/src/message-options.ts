import { bcp47, fallbackLocale } from '@assay/domain';
import type { InitOptions } from 'i18next';

/** How message files are read, wherever they are. */
export const messageOptions = {
  fallbackLng: bcp47[fallbackLocale],
  load: 'currentOnly',
  nsSeparator: false,
  // React escapes what it shows, and other places show text as it is.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (_, match: RegExpExecArray) => match[0],
  returnedObjectHandler: () => '',
} satisfies InitOptions;
