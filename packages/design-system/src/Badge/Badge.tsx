import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badges } from './Badge.css.ts';
import type { BadgeProps } from './Badge.types.ts';

/** A count beside a word; above `max` it reads "99+". */
export function Badge({ count, max = 99, tone = 'neutral', label }: BadgeProps) {
  return (
    <span className={badges[tone]}>
      <span aria-hidden={label !== undefined}>{count > max ? `${max}+` : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
