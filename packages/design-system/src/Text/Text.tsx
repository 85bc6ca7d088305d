import type { ElementType } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { text } from './Text.css.ts';
import type { TextProps } from './Text.types.ts';

/** Text on the type scale. */
export function Text({
  as,
  size = 'body',
  tone = 'inherit',
  weight,
  isMono = false,
  isTabular = false,
  isTruncated = false,
  hasMeasure = false,
  className,
  ...rest
}: TextProps) {
  const Element = (as ?? (size === 'prose' || size === 'lead' ? 'p' : 'span')) as ElementType;
  const look = text({ size, tone, isMono, isTabular, isTruncated, hasMeasure, ...(weight ? { weight } : {}) });
  return <Element {...rest} className={joinClasses(look, className)} />;
}
