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
