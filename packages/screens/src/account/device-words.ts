import { type BrowserFamily, browserNames, type SystemFamily, systemNames } from '@assay/domain';
import type { Translate } from '@assay/i18n';
import type en from './messages/en.json';

/** "Firefox on Windows" */
export function deviceWords(
  t: Translate<typeof en>,
  { browser, system }: { browser: BrowserFamily; system: SystemFamily },
): string {
  return t('sessions.device', {
    browser: browserNames[browser] ?? t(browser === 'wechat' ? 'sessions.browser.wechat' : 'sessions.browser.other'),
    system: systemNames[system] ?? t('sessions.system.other'),
  });
}
