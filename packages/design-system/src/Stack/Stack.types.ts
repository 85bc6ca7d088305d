import type { ComponentProps } from 'react';
import type { Space } from '../tokens/scales.ts';

/** Elements a layout component can render as. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

export type StackProps = ComponentProps<'div'> & {
  /** Element to render. @default 'div' */
  as?: LayoutElement;
  /** Step of the space scale between children. @default 4 */
  gap?: Space;
  /** Where children stand across. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
};
