import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon, CloseIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Chip.css.ts';
import type { ChipProps, RemovableChipProps } from './Chip.types.ts';

/** A filter, a scope or a suggestion in 28 px. */
export function Chip({
  children,
  icon,
  isPressed,
  hasMenu = false,
  isDisabled = false,
  className,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      aria-pressed={isPressed}
      className={joinClasses(styles.chip, className)}
    >
      {icon && <Icon of={icon} size="sm" />}
      <span className={styles.word}>{children}</span>
      {hasMenu && <Icon of={ChevronDownIcon} size="sm" tone="muted" />}
    </button>
  );
}

/** Something chosen that can be taken away again: an attachment, a filter's value. */
export function RemovableChip({ children, icon, onRemove, removeLabel }: RemovableChipProps) {
  return (
    <span className={styles.holder}>
      {icon && <Icon of={icon} size="sm" />}
      <span className={styles.word}>{children}</span>
      <button type="button" aria-label={removeLabel} title={removeLabel} className={styles.remove} onClick={onRemove}>
        <Icon of={CloseIcon} size="sm" />
      </button>
    </span>
  );
}
