import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ToastRegionProps } from './Toast.types.ts';
import { ToastList } from './ToastList.tsx';
import { useModalAbove } from './useModalAbove.ts';

/** Where toasts appear, also over a dialog: 5 s each, waiting while a pointer or the focus is on them. One per application. */
export function ToastRegion(props: ToastRegionProps) {
  const { toaster } = props;
  const { home, modal } = useModalAbove(toaster);
  // What moves is neither hovered nor focused any more, and no event says so.
  // oxlint-disable-next-line react/exhaustive-deps -- the dialog is what it moves to
  useEffect(() => toaster.resume, [toaster, modal]);
  return (
    <>
      <span ref={home} hidden />
      {modal ? createPortal(<ToastList {...props} />, modal) : <ToastList {...props} />}
    </>
  );
}
