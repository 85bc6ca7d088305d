import { Fragment } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './KeyValue.css.ts';
import type { KeyValueProps } from './KeyValue.types.ts';

/** Properties of one thing. */
export function KeyValue({ items, hasRules = false, className }: KeyValueProps) {
  return (
    <dl className={joinClasses(styles.list, hasRules && styles.rules, className)}>
      {items.map(({ key, label, value, unit, source }) => (
        <Fragment key={key}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {unit && <span className={styles.label}> {unit}</span>}
            {source && <> {source}</>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
