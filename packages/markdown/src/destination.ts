const protocols = ['http:', 'https:', 'mailto:'];
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The destination when a browser may follow it, else undefined: http, https, mailto and addresses of this site.
 * Control characters and white space, which browsers drop before they read the scheme, make a destination unsafe.
 */
export function safeDestination(destination: string): string | undefined {
  if (destination === '' || /[\p{Cc} ]/u.test(destination)) return undefined;
  if (/^[\\/]{2}/.test(destination)) return undefined;
  const protocol = scheme.exec(destination)?.[0].toLowerCase();
  return protocol === undefined || protocols.includes(protocol) ? destination : undefined;
}
