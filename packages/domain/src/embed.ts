/** Widgets that other pages may carry, by the name of their room. */
export const widgetNames = [
  'sales-lead',
  'trial-dialogs',
  'seek-panel',
  'agent-chat',
  'company-autocomplete',
  'material-card',
] as const;
export type WidgetName = (typeof widgetNames)[number];

/** Whether a text is an origin of a page: scheme and host, with a port where it is not the scheme's own. */
export function isPageOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // A host may hold `*`, `;` and more, which mean something else in the policy that the origin is written into.
  const isPlain = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/.test(hostname);
  return (protocol === 'https:' || protocol === 'http:') && isPlain && origin === text;
}

/** Where a site puts the line that proves that its origin is theirs (RFC 8615). */
export const siteProofPath = '/.well-known/assay-site.txt';

/**
 * What came of looking for that line: `off` where the operator lets the service look for no files and `insecure` for an
 * origin without TLS, so that nothing was asked of anybody; else what was there.
 */
export const siteProofResults = [
  'proved',
  'off',
  'insecure',
  'unreachable',
  'redirected',
  'missing',
  'tooLarge',
  'differs',
] as const;
export type SiteProofResult = (typeof siteProofResults)[number];

/**
 * How a proof by file is looked at again. One that is gone loses its standing after `missing` days, a host that does not
 * answer after `unreachable`; owners are told `warned` days before at least. Hours lie between two looks, more or fewer
 * by `jitter` so that sites are not asked all at once.
 */
export const siteProofLooks = {
  hours: 24,
  jitterHours: 4,
  missingDays: 14,
  unreachableDays: 30,
  warnedDays: 7,
} as const;
