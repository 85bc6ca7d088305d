import { Icon } from '../Icon/Icon.tsx';
import { LoaderIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { spinner } from './Spinner.css.ts';
import type { SpinnerProps } from './Spinner.types.ts';

/** A wait of unknown length. With reduced motion it stands still; the word beside it carries the state. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  return <Icon of={LoaderIcon} size={size} className={joinClasses(spinner, className)} {...(label ? { label } : {})} />;
}
