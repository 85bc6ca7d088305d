import { useLayoutEffect, useRef, useState } from 'react';
import type { Toaster } from './Toast.types.ts';

/**
 * The modal dialog that lies over the element `home`, in the same document or shadow root: the page beneath it is inert, so that
 * only what stands in the dialog is seen, heard and pressed. It is looked for with every change of the messages too: the
 * browser tells of a dialog that opens a moment later.
 */
export function useModalAbove({ subscribe }: Pick<Toaster, 'subscribe'>) {
  const home = useRef<HTMLSpanElement>(null);
  const [modal, setModal] = useState<Element>();
  useLayoutEffect(() => {
    const place = home.current;
    if (!place) return undefined;
    const root = place.getRootNode() as Document | ShadowRoot;
    let over: Element | undefined;
    const find = (event?: Event) => {
      const open = [...root.querySelectorAll('dialog[open]')];
      const top = open.find((dialog) => dialog === event?.target) ?? open.at(-1);
      over = top?.contains(place) ? undefined : top;
      setModal(over);
      if (over) removal.observe(root, { childList: true, subtree: true });
      else removal.disconnect();
    };
    // A dialog that is taken out while it is open tells nobody that it has closed.
    const removal = new MutationObserver(() => {
      if (over?.isConnected === false) find();
    });
    find();
    root.addEventListener('toggle', find, true);
    const leave = subscribe(() => find());
    return () => {
      root.removeEventListener('toggle', find, true);
      removal.disconnect();
      leave();
    };
  }, [subscribe]);
  return { home, modal };
}
