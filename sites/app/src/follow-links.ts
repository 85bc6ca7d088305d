/**
 * Lets plain links of the same site go through the router, so that screens need to know nothing of it.
 * Links that open elsewhere, downloads, and clicks with a modifier stay the browser's.
 */
export function followLinks(navigate: (address: string) => void): () => void {
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return;
    if (link.hasAttribute('download') || link.origin !== location.origin) return;
    const isOnPage = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
    if (isOnPage || ['/api/', '/docs/', '/auth/', '/embed/'].some((start) => link.pathname.startsWith(start))) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
