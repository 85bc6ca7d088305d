import type { OutlineItem } from './outline.types.ts';

/** Upper and lower edge of what a line stands for, in px on the screen. */
export interface Extent {
  top: number;
  bottom: number;
}

/**
 * The line whose part is read at a height of the screen, the deepest that there is: the first that reaches over it, where parts
 * stand beside each other, else the last that began above it.
 *
 * @param extentOf undefined for what is not drawn
 */
export function itemRead(
  items: readonly OutlineItem[],
  height: number,
  extentOf: (item: OutlineItem) => Extent | undefined,
): string | undefined {
  const drawn = items.flatMap((item) => {
    const extent = extentOf(item);
    return extent ? [{ item, extent }] : [];
  });
  const over = drawn.find(({ extent }) => extent.top <= height && extent.bottom > height);
  const read = over ?? drawn.findLast(({ extent }) => extent.top <= height);
  if (!read) return undefined;
  return itemRead(read.item.children ?? [], height, extentOf) ?? read.item.id;
}
