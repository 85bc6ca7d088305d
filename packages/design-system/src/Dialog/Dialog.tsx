import { useId } from 'react';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Dialog.css.ts';
import type { DialogProps, DrawerProps } from './Dialog.types.ts';
import { useModal } from './useModal.ts';

/** Asks for something before the work goes on: 480 px, native `<dialog>`, Esc closes, focus returns. */
export function Dialog({ isOpen, onClose, isPersistent = false, className, ...parts }: DialogProps) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose, isPersistent);
  return (
    <dialog {...modal} aria-labelledby={titleId} className={joinClasses(styles.dialog, className)}>
      {isOpen && <Sheet {...parts} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}

/** A panel from the edge that makes the page wait, such as the navigation on a narrow screen. */
export function Drawer({ isOpen, onClose, side = 'end', isBare = false, className, ...parts }: DrawerProps) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={joinClasses(styles.drawers[side], isBare && styles.fit, className)}
    >
      {isOpen &&
        (isBare ? (
          <>
            <h2 id={titleId} tabIndex={-1} className={hidden}>
              {parts.title}
            </h2>
            {parts.children}
          </>
        ) : (
          <Sheet {...parts} titleId={titleId} onClose={onClose} />
        ))}
    </dialog>
  );
}

type SheetProps = Pick<DialogProps, 'title' | 'aside' | 'closeLabel' | 'children' | 'actions' | 'onClose'> & {
  titleId: string;
};

function Sheet({ titleId, title, aside, closeLabel, children, actions, onClose }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
