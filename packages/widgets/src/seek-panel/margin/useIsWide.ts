import { useSyncExternalStore } from 'react';

/** From this width of the viewport on there may be room beside the text. */
const wide = '(min-width: 1280px)';

/** Whether the viewport is so wide that sources can stand beside the text; what is never seen is never fetched. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'function' && matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
