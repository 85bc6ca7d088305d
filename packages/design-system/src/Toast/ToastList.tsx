import { useSyncExternalStore } from 'react';
import { toneIcon } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import type { ToastRegionProps } from './Toast.types.ts';

/** Toasts of one dialog or of one element, in which it stands. Those of an application have a `ToastRegion`. */
export function ToastList({ toaster, label, closeLabel }: ToastRegionProps) {
  const { toasts } = useSyncExternalStore(toaster.subscribe, toaster.read, toaster.read);
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions text">
      {/* Hover and focus only hold the clocks; nothing is operated here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className={styles.region}
        onPointerEnter={toaster.pause}
        onPointerLeave={({ currentTarget }) => {
          // The focus holds the clocks on when the pointer goes.
          if (!currentTarget.matches(':focus-within')) toaster.resume();
        }}
        onFocus={toaster.pause}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
          if (!isInside && !currentTarget.matches(':hover')) toaster.resume();
        }}
      >
        {toasts.map(({ id, tone = 'info', title, description, action }) => (
          <li key={id} className={styles.toasts[tone]}>
            <Icon of={toneIcon[tone]} className={styles.icon} />
            <div className={styles.words}>
              <div className={styles.title}>{title}</div>
              {description && <div className={styles.description}>{description}</div>}
            </div>
            <div className={styles.close}>
              {action && (
                <Button
                  size="compact"
                  variant="quiet"
                  onClick={() => {
                    action.onPress();
                    toaster.close(id);
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton icon={CloseIcon} label={closeLabel} onClick={() => toaster.close(id)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
