import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { evidenceKeys } from '../Keys/keys.rules.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './EvidenceDrawer.css.ts';
import type { EvidenceDrawerProps } from './EvidenceDrawer.types.ts';

/** The passage behind a citation, beside the answer; a sheet at the foot below 768 px. It never hides the answer from reading. */
export function EvidenceDrawer({
  title,
  position,
  onClose,
  closeLabel,
  onPrevious,
  previousLabel,
  onNext,
  nextLabel,
  children,
  foot,
  hasFocus = true,
  className,
}: EvidenceDrawerProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = panel.current;
    if (!hasFocus || !drawer) return undefined;
    const { activeElement } = drawer.getRootNode() as Document | ShadowRoot;
    drawer.focus({ preventScroll: true });
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, [hasFocus]);
  function close(event: KeyboardEvent) {
    if (event.key !== evidenceKeys.close || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }
  return (
    // Esc is a way out for the keyboard; pressing the panel itself does nothing.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={joinClasses(styles.drawer, className)}
      onKeyDown={close}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {position && <span className={styles.position}>{position}</span>}
        <span className={styles.buttons}>
          <IconButton icon={ChevronUpIcon} label={previousLabel} isDisabled={!onPrevious} onClick={onPrevious} />
          <IconButton icon={ChevronDownIcon} label={nextLabel} isDisabled={!onNext} onClick={onNext} />
          <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
        </span>
      </div>
      {/* What scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-labelledby={titleId} tabIndex={0} className={styles.body}>
        {children}
      </section>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  );
}
