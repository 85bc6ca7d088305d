import { guided, revealed, scrolling } from '../show-place.ts';
import type { OutlinePlace } from './outline.types.ts';
import { outlineElement } from './outline-element.ts';

/** Px between the foot of what is held at the top of the page and what one is led to. */
const gap = 16;

/**
 * Brings what a line of the outline stands for to the top of what is read, and the keyboard with it; false where it is not drawn.
 *
 * @param top px from the upper edge of the page that are covered
 */
export function leadTo(place: OutlinePlace, top: number): boolean {
  if ('record' in place && !revealed(place)) return guided(place);
  const element = outlineElement(place);
  if (!element) return false;
  scrollBy({ top: element.getBoundingClientRect().top - top - gap, behavior: scrolling() });
  if (!element.matches('[tabindex], a[href], button, input, select, textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}
