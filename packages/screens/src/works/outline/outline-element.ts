import { elementOf } from '../show-place.ts';
import type { OutlinePlace } from './outline.types.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

/** The element that a line of the outline stands for; null while it is not drawn. */
export function outlineElement(place: OutlinePlace): HTMLElement | null {
  if ('element' in place) return document.getElementById(place.element);
  const element = elementOf(place);
  if (place.heading === undefined) return element;
  return element?.querySelectorAll<HTMLElement>(headings)[place.heading] ?? element;
}
