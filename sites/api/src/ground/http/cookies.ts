import { parse, serialize } from 'hono/utils/cookie';

/** Names that stand more than once in a header. */
function repeatedIn(header: string): ReadonlySet<string> {
  const names = header.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

/** Cookies of one request and those its reply sets. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Sets a cookie that scripts cannot read; `maxAge` in seconds, 0 removes it. */
  set(name: string, value: string, maxAge: number): void;
  /** `Set-Cookie` lines of the reply. */
  lines(): readonly string[];
}

/**
 * Over https every name begins with `__Host-`: a browser takes such a cookie only from this host itself and over TLS, so
 * that no neighbouring host can plant a session. Over plain http one can, beside ours: a name that comes twice names
 * nobody (RFC 6265, 5.4: the order says nothing of who set which).
 *
 * @param isSecure whether the browser reached us over https.
 */
export function cookiesOf(header: string | null, isSecure: boolean): Cookies {
  const received = parse(header ?? '');
  const repeated = repeatedIn(header ?? '');
  const lines: string[] = [];
  const named = (name: string) => (isSecure ? `__Host-${name}` : name);
  return {
    get: (name) => (repeated.has(named(name)) ? undefined : received[named(name)]),
    set(name, value, maxAge) {
      lines.push(
        serialize(named(name), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure, maxAge }),
      );
    },
    lines: () => lines,
  };
}
