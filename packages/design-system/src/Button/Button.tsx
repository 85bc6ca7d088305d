import { type MouseEvent, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { LoaderIcon } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';
import type { ButtonLinkProps, ButtonProps } from './Button.types.ts';

/** Starts an action. Something that only goes somewhere is a `ButtonLink` or a `Link`. */
export function Button({
  variant = 'secondary',
  size = 'default',
  icon,
  iconEnd,
  isBlock = false,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  disabledReason,
  type = 'button',
  className,
  children,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = isBusy || isDisabled || disabledReason !== undefined;
  const iconSize = size === 'compact' ? 'sm' : 'md';
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBlocked) {
      // A submit button that is only `aria-disabled` would still submit its form.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        className={joinClasses(styles.button({ variant, size, isBlock }), className)}
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={joinClasses(describedBy, disabledReason !== undefined && reasonId) || undefined}
        title={disabledReason ?? rest.title}
        onClick={press}
      >
        {busyLabel === undefined ? (
          <>
            {isBusy ? <Spinner size={iconSize} /> : icon && <Icon of={icon} size={iconSize} />}
            {children}
            {iconEnd && !isBusy && <Icon of={iconEnd} size={iconSize} />}
          </>
        ) : (
          <span className={styles.faces}>
            <span className={joinClasses(styles.face, isBusy && styles.away)}>
              {icon && <Icon of={icon} size={iconSize} />}
              {children}
              {iconEnd && <Icon of={iconEnd} size={iconSize} />}
            </span>
            <span className={joinClasses(styles.face, !isBusy && styles.away)}>
              {isBusy ? <Spinner size={iconSize} /> : <Icon of={LoaderIcon} size={iconSize} />}
              {busyLabel}
            </span>
          </span>
        )}
      </button>
      {disabledReason !== undefined && (
        <VisuallyHidden id={reasonId} aria-hidden>
          {disabledReason}
        </VisuallyHidden>
      )}
    </>
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = 'secondary',
  size = 'default',
  icon,
  iconEnd,
  isBlock = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const iconSize = size === 'compact' ? 'sm' : 'md';
  return (
    <a {...rest} className={joinClasses(styles.button({ variant, size, isBlock }), className)}>
      {icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </a>
  );
}
