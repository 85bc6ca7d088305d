import { useLayoutEffect, useRef, useState } from 'react';
import type { Toaster } from './Toast.types.ts';

/**
 * The modal dialog that lies over the element `home`, in the same document or shadow root: the page beneath it is inert, so that
 * only what stands in the dialog is seen, heard and pressed. A dialog that is taken out of the page while it is open says
 * nothing of its end: it is looked for again with every change of the messages.
 */
export function useModalAbove({ subscribe }: Pick<Toaster, 'subscribe'>) {
  const home = useRef<HTMLSpanElement>(null);
  const [modal, setModal] = useState<Element>();
  useLayoutEffect(() => {
    const place = home.current;
    if (!place) return undefined;
    const root = place.getRootNode() as Document | ShadowRoot;
    const find = (event?: Event) => {
      const open = [...root.querySelectorAll('dialog[open]')];
      const top = open.find((dialog) => dialog === event?.target) ?? open.at(-1);
      setModal(top?.contains(place) ? undefined : top);
    };
    find();
    root.addEventListener('toggle', find, true);
    const leave = subscribe(() => find());
    return () => {
      root.removeEventListener('toggle', find, true);
      leave();
    };
  }, [subscribe]);
  return { home, modal };
}
