import { createContext, useContext } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './NavRail.css.ts';
import type { NavRailButtonProps, NavRailLinkProps, NavRailProps } from './NavRail.types.ts';

type Width = 'wide' | 'narrow';

const RailWidth = createContext<Width>('wide');

/** The way through the product: 240 px with words beside the icons, or 64 px with words below them. */
export function NavRail({ label, isExpanded = true, brand, children, foot, className }: NavRailProps) {
  const width = isExpanded ? 'wide' : 'narrow';
  return (
    <RailWidth value={width}>
      <nav aria-label={label} className={joinClasses(styles.rails[width], className)}>
        <div className={styles.brands[width]}>{brand}</div>
        <ul className={styles.list}>{children}</ul>
        <div className={styles.gap} />
        {foot && <ul className={styles.list}>{foot}</ul>}
      </nav>
    </RailWidth>
  );
}

/** Goes to a part of the product; the current one carries the streak. */
export function NavRailLink({ icon, label, shortLabel = label, isCurrent, className, ...rest }: NavRailLinkProps) {
  const width = useContext(RailWidth);
  return (
    <li>
      <a
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
        title={width === 'narrow' ? label : undefined}
        {...rest}
        className={joinClasses(styles.entries[width], className)}
      >
        <RailWords icon={icon} label={label} shortLabel={shortLabel} width={width} />
      </a>
    </li>
  );
}

/** Does something from the rail, such as collapsing it. */
export function NavRailButton({ icon, label, shortLabel = label, className, ...rest }: NavRailButtonProps) {
  const width = useContext(RailWidth);
  return (
    <li>
      <button
        type="button"
        title={width === 'narrow' ? label : undefined}
        {...rest}
        className={joinClasses(styles.entries[width], className)}
      >
        <RailWords icon={icon} label={label} shortLabel={shortLabel} width={width} />
      </button>
    </li>
  );
}

function RailWords({
  icon,
  label,
  shortLabel,
  width,
}: Required<Pick<NavRailLinkProps, 'icon' | 'label' | 'shortLabel'>> & { width: Width }) {
  return (
    <>
      <Icon of={icon} size={width === 'wide' ? 'md' : 'lg'} />
      <span className={styles.word}>{width === 'wide' ? label : shortLabel}</span>
    </>
  );
}
