/** Nothing runs, loads or connects but our own origin; no inline script or style. */
const policy = [
  "default-src 'none'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // The contact form of the US and EU markets, a page of ours.
  "frame-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // No string becomes code: two policies name addresses of scripts (`trustedScriptAddress`), and by the third the editor of
  // prose (prosemirror-view) reads what is pasted, in a document that runs and loads nothing.
  "require-trusted-types-for 'script'",
  'trusted-types assay-captcha assay-worker ProseMirrorClipboard',
].join('; ');

/** Headers of every reply. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['content-security-policy', policy],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    [
      'camera=()',
      'microphone=()',
      'geolocation=()',
      'payment=()',
      // No frame of somebody else asks for a passkey in our name, nor makes one.
      'publickey-credentials-get=(self)',
      'publickey-credentials-create=(self)',
    ].join(', '),
  ],
];

/** Said to browsers that reached us over https: for two years this host and those below it are not asked otherwise. */
export const transportSecurity: readonly [string, string] = [
  'strict-transport-security',
  'max-age=63072000; includeSubDomains',
];
