import type { ComponentProps } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { skip } from './SkipLink.css.ts';

/** First stop of the keyboard: jumps over the frame to the main part; seen only while focused. */
export function SkipLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={joinClasses(skip, className)}>
      {children}
    </a>
  );
}
