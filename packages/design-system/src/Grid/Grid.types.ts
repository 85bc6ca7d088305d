import type { ComponentProps } from 'react';
import type { LayoutElement } from '../Stack/Stack.types.ts';
import type { Space } from '../tokens/scales.ts';

export type GridProps = ComponentProps<'div'> & {
  /** Element to render. @default 'div' */
  as?: LayoutElement;
  /** Columns where there is room; fewer on narrow screens. @default 3 */
  columns?: 1 | 2 | 3 | 4;
  /** Step of the space scale between cells. @default 6 */
  gap?: Space;
};
