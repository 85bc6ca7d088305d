import { useMessages } from '@assay/i18n';
import type { MouseEvent } from 'react';
import { trizMessages } from './messages.ts';
import { type PartName, partId, partNames } from './parts.ts';
import * as styles from './triz.css.ts';

/** The way through the parts of the work: each is brought into view, and the keyboard goes on from there. */
export function PartsNav({ hidden = [] }: { hidden?: readonly PartName[] }) {
  const t = useMessages(trizMessages);
  function go(event: MouseEvent, name: PartName) {
    const part = document.getElementById(partId(name));
    if (!part) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    part.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    part.focus({ preventScroll: true });
  }
  return (
    <nav aria-label={t('parts')} className={styles.nav}>
      <ol className={styles.navList}>
        {partNames
          .filter((name) => !hidden.includes(name))
          .map((name) => (
            <li key={name}>
              <a href={`#${partId(name)}`} className={styles.navLink} onClick={(event) => go(event, name)}>
                <span className={styles.navNumber} aria-hidden>
                  {partNames.indexOf(name) + 1}
                </span>
                {name === 'matrix' ? t('matrix.whole') : t(`${name}.title`)}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
