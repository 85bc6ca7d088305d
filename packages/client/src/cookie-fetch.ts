export type CookieFetch = typeof fetch;

/**
 * A `fetch` that keeps the cookies of one service, for command lines and tests where no browser does.
 *
 * @param cookies Where they are kept, by name; those of an earlier time go along from the first request on.
 */
export function createCookieFetch(base: typeof fetch = fetch, cookies: Map<string, string> = new Map()): CookieFetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const reply = await base(input, { ...init, headers });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      const isGone = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute));
      if (isGone) cookies.delete(name.trim());
      else cookies.set(name.trim(), value.join('='));
    }
    return reply;
  };
}
