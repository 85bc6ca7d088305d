import type { FramePreferences } from '@assay/screens/frame';
import { useSyncExternalStore } from 'react';
import { agreeOnLocale, appliedTheme, applyTheme, storeLocale, subscribeTheme } from './preferences.ts';
import { useSite } from './site-context.ts';

/** Theme and language as they are, and the ways to change them; the same wherever they are offered. */
export function usePreferences(): FramePreferences {
  const { account, session, locale } = useSite();
  const theme = useSyncExternalStore(subscribeTheme, appliedTheme);
  return {
    theme,
    locale,
    onTheme: applyTheme,
    async onLocale(next) {
      storeLocale(next);
      // The choice holds on this browser even when the account could not be told.
      if (session?.account) {
        try {
          await account.saveLocale(next);
          agreeOnLocale(next);
        } catch (error) {
          console.warn('The language could not be saved in the account.', error);
        }
      }
      if (next === locale) return;
      const { keepFields } = await import('./kept-fields.ts');
      keepFields();
      window.location.reload();
    },
  };
}
