/** An address of the site as the router takes it. */
export function destination(address: string): { to: string; search: { query: string }; hash: string } {
  const { pathname, search, hash } = new URL(address, 'http://same.origin');
  return { to: pathname, search: { query: search.replace(/^\?/, '') }, hash: hash.replace(/^#/, '') };
}
