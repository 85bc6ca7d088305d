import type { BrowserFamily, SystemFamily } from '@assay/domain';
import type { Translate } from '@assay/i18n';
import type en from './messages/en.json';

/** Names that are the same in every language; the others are words of the catalogue. */
const browserNames: Partial<Record<BrowserFamily, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};
const systemNames: Partial<Record<SystemFamily, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  android: 'Android',
  harmonyos: 'HarmonyOS',
  ios: 'iOS',
};

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
