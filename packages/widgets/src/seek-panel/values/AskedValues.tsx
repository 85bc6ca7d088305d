import { Heading, Tag, TriangleAlertIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useId } from 'react';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { seekPanelMessages } from '../messages.ts';
import type { StatedRow } from '../module-contents.ts';
import { Conditions, isConditioned } from './Conditions.tsx';
import * as styles from './figures.css.ts';
import { SourceWords } from './SourceWords.tsx';
import type { StatedGroup } from './stated-values.ts';
import { ValueBars } from './ValueBars.tsx';

/** The figures that were asked for, before the words: value, unit, conditions and source; several sources on one axis. */
export function AskedValues({ groups }: { groups: readonly StatedGroup[] }) {
  const t = useMessages(seekPanelMessages);
  return (
    <div className={styles.asked} role="group" aria-label={t('values.asked')}>
      {groups.map((group) => (
        <AskedValue key={group.key} group={group} />
      ))}
    </div>
  );
}

function AskedValue({ group }: { group: StatedGroup }) {
  const t = useMessages(seekPanelMessages);
  const id = useId();
  const [first, ...rest] = group.rows;
  if (!first) return null;
  const isAlone = rest.length === 0;
  return (
    <div className={isAlone ? styles.figure : styles.figures}>
      <Heading level={3} size="section" className={styles.figureName} id={id}>
        <SourceWords row={first}>{group.quantity}</SourceWords>
        {group.subject !== undefined && (
          <>
            {' '}
            <span className={styles.subject}>
              <SourceWords row={first}>{group.subject}</SourceWords>
            </span>
          </>
        )}
      </Heading>
      <p className={styles.figureLine}>
        <span className={styles.number}>
          <Typeset>{isAlone ? first.printed : spanOf(group.rows)}</Typeset>
        </span>{' '}
        <span className={styles.unit}>
          <Typeset>{first.unit}</Typeset>
        </span>
        {isAlone && <CitationMark citation={first.citation} />}
      </p>
      {isAlone ? (
        isConditioned(first) && (
          <p className={styles.conditions}>
            <Conditions row={first} />
          </p>
        )
      ) : (
        <>
          <p className={styles.conditions}>
            {group.conflicts ? (
              <>
                <Tag tone="caution" icon={TriangleAlertIcon} className={styles.conflictTag}>
                  {t('values.conflict')}
                </Tag>
                {t('values.conflictHint')}
              </>
            ) : (
              t('values.sources', { count: new Set(group.rows.map(({ citation }) => citation.document)).size })
            )}
          </p>
          <ValueBars group={group} labelledBy={id} />
        </>
      )}
    </div>
  );
}

/** Least and greatest as printed, where all have one unit; else the first, whose unit stands beside it. */
function spanOf(rows: readonly StatedRow[]): string {
  const [first] = rows;
  const known = rows.filter(({ unit, magnitude }) => magnitude && unit === first?.unit);
  if (!first || known.length < rows.length) return first?.printed ?? '';
  const sorted = known.toSorted((a, b) => (a.magnitude?.low ?? 0) - (b.magnitude?.low ?? 0));
  const [least, greatest] = [
    sorted[0],
    known.toSorted((a, b) => (b.magnitude?.high ?? 0) - (a.magnitude?.high ?? 0))[0],
  ];
  if (!least || !greatest || least.magnitude?.low === greatest.magnitude?.high) return first.printed;
  const ends = (row: StatedRow) => row.printed.split(/\s*[–—~～]\s*|(?<=\d)\s*-\s*(?=\d)/);
  return `${ends(least)[0]}–${ends(greatest).at(-1)}`;
}
