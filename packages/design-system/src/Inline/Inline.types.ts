import type { ComponentProps } from 'react';
import type { LayoutElement } from '../Stack/Stack.types.ts';
import type { Space } from '../tokens/scales.ts';

export type InlineProps = ComponentProps<'div'> & {
  /** Element to render. @default 'div' */
  as?: LayoutElement;
  /** Step of the space scale between children. @default 2 */
  gap?: Space;
  /** Where children stand across. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** How the rest of the line is shared out. @default 'start' */
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Goes on in the next line when the line is full. @default true */
  canWrap?: boolean;
};
