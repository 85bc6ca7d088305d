/** What a session tells of the browser it began in: a family, never a version, so that nobody is followed by it. */
export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'wechat', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

export const systemFamilies = [
  'windows',
  'macos',
  'linux',
  'chromeos',
  'android',
  'harmonyos',
  'ios',
  'other',
] as const;
export type SystemFamily = (typeof systemFamilies)[number];

/** Names that are the same in every language; the others are words of a catalogue. */
export const browserNames: Readonly<Partial<Record<BrowserFamily, string>>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};
export const systemNames: Readonly<Partial<Record<SystemFamily, string>>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  android: 'Android',
  harmonyos: 'HarmonyOS',
  ios: 'iOS',
};
