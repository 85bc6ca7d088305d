import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & {
  /** `text` is underlined; `plain` only on hover, for lists where every line is a link. @default 'text' */
  variant?: 'text' | 'plain';
  /** Opens elsewhere: adds the icon, the target and the words for assistive technology. */
  externalLabel?: string;
};
