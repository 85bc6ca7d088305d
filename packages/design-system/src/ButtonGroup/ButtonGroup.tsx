import type { ComponentProps } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { group } from './ButtonGroup.css.ts';

/** Buttons that belong together, joined edge to edge; `aria-label` names the group. */
export function ButtonGroup({ className, ...rest }: ComponentProps<'div'> & { 'aria-label': string }) {
  return <div role="group" {...rest} className={joinClasses(group, className)} />;
}
