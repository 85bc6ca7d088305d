import type { ComponentProps } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={joinClasses(hidden, className)} />;
}
