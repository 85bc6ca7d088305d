import type { MouseEvent } from 'react';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import type { IconButtonProps } from './IconButton.types.ts';

/** A button that shows only its icon; the label names it. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'compact',
  isBusy = false,
  isDisabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const isBlocked = isBusy || isDisabled;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      className={joinClasses(button({ variant, size, isSquare: true }), className)}
      onClick={press}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} />}
    </button>
  );
}
