import type { ComponentProps } from 'react';

export type HeadingProps = ComponentProps<'h2'> & {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Step of the type scale, free of the level. @default by level: title2, section, section, section */
  size?: 'display' | 'title1' | 'title2' | 'title3' | 'lead' | 'section';
};
