import type { BrowserFamily, SystemFamily } from '@assay/domain';

/** What a browser calls itself, the more particular name first: Edge and Opera call themselves Chrome too. */
const browsers: readonly [BrowserFamily, RegExp][] = [
  ['wechat', /MicroMessenger\//],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
];

/** Android calls itself Linux, and iOS is like Mac OS X. */
const systems: readonly [SystemFamily, RegExp][] = [
  ['harmonyos', /HarmonyOS|OpenHarmony/],
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['chromeos', /CrOS/],
  ['macos', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
];

export interface Device {
  browser: BrowserFamily;
  system: SystemFamily;
}

/** Families in a `User-Agent` header (RFC 9110, 10.1.5); `other` for what is not known. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return {
    browser: browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
    system: systems.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
  };
}
