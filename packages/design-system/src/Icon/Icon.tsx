import { joinClasses } from '../styles/joinClasses.ts';
import { size as sizes } from '../tokens/scales.ts';
import { icon } from './Icon.css.ts';
import type { IconProps } from './Icon.types.ts';

/** An icon with a stroke of 1.5 px at every size. */
export function Icon({ of: Drawing, size = 'md', label, tone, className }: IconProps) {
  return (
    <Drawing
      absoluteStrokeWidth
      size={sizes.icon[size]}
      strokeWidth={1.5}
      className={joinClasses(icon[tone ?? 'inherit'], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
