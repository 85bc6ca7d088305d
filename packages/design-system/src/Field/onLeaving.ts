import type { FocusEventHandler } from 'react';

/** Tells that a control of several parts was left: not when the focus goes from one of them to another. */
export function onLeaving(
  told: FocusEventHandler<HTMLElement> | undefined,
): FocusEventHandler<HTMLElement> | undefined {
  return (
    told &&
    ((event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) told(event);
    })
  );
}
