import { type MouseEvent, useId, useRef } from 'react';
import { Drawer } from '../Dialog/Dialog.tsx';
import { MenuIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './AppFrame.css.ts';
import type { AppFrameProps, PageProps } from './AppFrame.types.ts';

/** The frame of every page: rail, header of 56 px, main part. Below 768 px the rail opens from a menu button. */
export function AppFrame({
  rail,
  menu = rail,
  header,
  children,
  skipLabel,
  menuLabel,
  closeLabel,
  isMenuOpen,
  onMenuChange,
}: AppFrameProps) {
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  function skip(event: MouseEvent) {
    // The address stays: a router would take the fragment for a navigation.
    event.preventDefault();
    main.current?.focus();
  }
  return (
    <div className={styles.frame}>
      <SkipLink href={`#${mainId}`} onClick={skip}>
        {skipLabel}
      </SkipLink>
      <div className={styles.side}>{rail}</div>
      <div className={styles.column}>
        <header className={styles.header}>
          <span className={styles.menuButton}>
            <IconButton
              icon={MenuIcon}
              label={menuLabel}
              aria-expanded={isMenuOpen}
              onClick={() => onMenuChange(true)}
            />
          </span>
          {header}
        </header>
        <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Drawer
        isBare
        side="start"
        title={menuLabel}
        closeLabel={closeLabel}
        isOpen={isMenuOpen}
        onClose={() => onMenuChange(false)}
      >
        {menu}
      </Drawer>
    </div>
  );
}

/** The width and margins of a page's content. */
export function Page({ width = 'prose', children, className }: PageProps) {
  return <div className={joinClasses(styles.page[width], className)}>{children}</div>;
}
