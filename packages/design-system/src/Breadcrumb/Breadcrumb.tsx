import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import * as styles from './Breadcrumb.css.ts';
import type { BreadcrumbProps } from './Breadcrumb.types.ts';

/** The way from the top to this page. */
export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {links.map((link, depth) => (
          <li key={link.key ?? depth} className={styles.step}>
            {link}
            <Icon of={ChevronRightIcon} size="sm" className={styles.arrow} />
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
