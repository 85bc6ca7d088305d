import type { ComponentProps } from 'react';
import type { TypeSize } from '../tokens/scales.ts';

export type TextProps = ComponentProps<'span'> & {
  /** Element to render. @default 'span', or 'p' for prose and lead */
  as?:
    | 'span'
    | 'p'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 'label'
    | 'legend'
    | 'figcaption';
  /** Step of the type scale. @default 'body' */
  size?: TypeSize;
  /** Ink. @default 'inherit' */
  tone?: 'inherit' | 'strong' | 'default' | 'muted' | 'accent' | 'critical' | 'caution' | 'info' | 'positive';
  /** Weight, where it differs from the step's own. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** Plex Mono, for identifiers. @default false */
  isMono?: boolean;
  /** Figures of equal width, for columns of numbers. @default false */
  isTabular?: boolean;
  /** One line, cut with an ellipsis. @default false */
  isTruncated?: boolean;
  /** Keeps the line within a comfortable measure. @default false */
  hasMeasure?: boolean;
};
