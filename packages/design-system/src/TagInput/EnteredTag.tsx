import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import * as styles from './TagInput.css.ts';

type EnteredTagProps = Omit<ComponentProps<'button'>, 'children'> & { children: string; removeLabel: string };

/** One tag of an input; its button carries the focus of the whole tag. */
export function EnteredTag({ children, removeLabel, ...rest }: EnteredTagProps) {
  return (
    <li className={styles.tag}>
      <span className={styles.word} title={children}>
        {children}
      </span>
      <button {...rest} type="button" aria-label={removeLabel} className={styles.remove}>
        <Icon of={CloseIcon} size="sm" />
      </button>
    </li>
  );
}
