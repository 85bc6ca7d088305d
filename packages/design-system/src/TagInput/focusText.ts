import type { MouseEvent } from 'react';

/** A press beside the text and the buttons of a frame is meant for its text. */
export function focusText(event: MouseEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.closest('button, input')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
