import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
const margin = 8;

/**
 * Puts a list (an element with `popover="manual"`) into the browser's top layer below its anchor, or above it where
 * there is more room. There nothing clips it: not a dialog that scrolls, not a shadow root's host.
 */
export function useTopLayer(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  /** Most height in px. */
  most = 280,
): void {
  useLayoutEffect(() => {
    const [frame, sheet] = [anchor.current, list.current];
    if (!isOpen || !frame || !sheet) return undefined;
    // Where the platform has no top layer the list stands where its styles put it.
    if (!('showPopover' in sheet)) return undefined;
    sheet.showPopover();
    function place() {
      if (!frame || !sheet) return;
      const box = frame.getBoundingClientRect();
      const below = window.innerHeight - box.bottom - gap - margin;
      const above = box.top - gap - margin;
      const isAbove = below < Math.min(sheet.scrollHeight, most) && above > below;
      Object.assign(sheet.style, {
        left: `${Math.max(margin, Math.min(box.left, window.innerWidth - sheet.offsetWidth - margin))}px`,
        width: `${box.width}px`,
        maxHeight: `${Math.max(96, Math.min(most, isAbove ? above : below))}px`,
        top: isAbove ? 'auto' : `${box.bottom + gap}px`,
        bottom: isAbove ? `${window.innerHeight - box.top + gap}px` : 'auto',
      });
    }
    place();
    const resize = new ResizeObserver(place);
    resize.observe(frame);
    resize.observe(sheet);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      resize.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
      if (sheet.isConnected && sheet.matches(':popover-open')) sheet.hidePopover();
    };
  }, [isOpen, anchor, list, most]);
}
