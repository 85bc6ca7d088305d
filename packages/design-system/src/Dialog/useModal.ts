import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** What takes the focus first: what asks for it, else the first field, else the title, from which reading begins. */
function firstStop(dialog: HTMLDialogElement): HTMLElement | null {
  const asked = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
  const field = dialog.querySelector<HTMLElement>(':is(input, textarea, select):not(:disabled, [type="hidden"])');
  return asked ?? field ?? dialog.querySelector<HTMLElement>('h2');
}

/** Joins `isOpen` to a native `<dialog>`: the browser keeps focus inside, makes the page inert and returns focus. */
export function useModal(isOpen: boolean, onClose: () => void, isPersistent = false) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      firstStop(dialog)?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);
  // A dialog that leaves the page while it is open returns the focus as well: afterwards no browser would.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== ref.current) return;
      // The owner decides: the dialog closes when `isOpen` turns false.
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // Browsers let a second Esc close a dialog whose `cancel` was prevented. One that is open again has closed for a
      // moment only, as React's StrictMode makes it when it mounts twice.
      if (event.target === ref.current && isOpen && !ref.current?.open) onClose();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (!isPersistent && event.target === ref.current) onClose();
    },
  };
}
