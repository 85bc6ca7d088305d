/**
 * Tells when the page is back: the network returned, the page came out of the back-forward cache, the tab is
 * visible again. Outside a browser it never does. Gives the function that ends the watch.
 */
export function watchReturn({ onReturn, onVisible }: { onReturn: () => void; onVisible: () => void }): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener('online', onReturn, { signal });
  addEventListener('pageshow', (event) => event.persisted && onReturn(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onVisible(), {
    signal,
  });
  return () => watch.abort();
}
