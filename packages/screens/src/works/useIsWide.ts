import { useSyncExternalStore } from 'react';

/** In px as `breakpoint.lg`. */
const wide = '(min-width: 1080px)';

const isWideNow = () => typeof matchMedia === 'function' && matchMedia(wide).matches;

function subscribe(changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page has room for something beside the work. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWideNow, () => false);
