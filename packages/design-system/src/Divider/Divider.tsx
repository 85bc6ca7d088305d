import type { ComponentProps } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { divider } from './Divider.css.ts';

/** A rule between two parts. `hair` divides, `default` encloses, `strong` heads. */
export function Divider({
  weight = 'hair',
  className,
  ...rest
}: ComponentProps<'hr'> & { weight?: 'hair' | 'default' | 'strong' }) {
  return <hr {...rest} className={joinClasses(divider[weight], className)} />;
}
