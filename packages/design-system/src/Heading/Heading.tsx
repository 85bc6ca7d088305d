import { joinClasses } from '../styles/joinClasses.ts';
import { heading } from './Heading.css.ts';
import type { HeadingProps } from './Heading.types.ts';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading: the level is its place in the outline, the size its look. */
export function Heading({ level, size = level === 1 ? 'title2' : 'section', className, ...rest }: HeadingProps) {
  const Element = elements[level];
  return <Element {...rest} className={joinClasses(heading[size], className)} />;
}
