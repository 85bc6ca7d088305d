import { parse, serialize } from 'hono/utils/cookie';

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
 * that no neighbouring host can plant a session.
 *
 * @param isSecure whether the browser reached us over https.
 */
export function cookiesOf(header: string | null, isSecure: boolean): Cookies {
  const received = parse(header ?? '');
  const lines: string[] = [];
  const named = (name: string) => (isSecure ? `__Host-${name}` : name);
  return {
    get: (name) => received[named(name)],
    set(name, value, maxAge) {
      lines.push(
        serialize(named(name), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure, maxAge }),
      );
    },
    lines: () => lines,
  };
}
