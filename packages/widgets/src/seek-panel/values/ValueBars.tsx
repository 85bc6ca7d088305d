import { Icon, TriangleAlertIcon, VisuallyHidden } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import type { CSSProperties } from 'react';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { useEvidence } from '../../evidence/EvidenceContext.ts';
import { passageKey, sourceOf } from '../../evidence/passages.ts';
import { seekPanelMessages } from '../messages.ts';
import * as styles from './figures.css.ts';
import { SourceWords } from './SourceWords.tsx';
import type { StatedGroup } from './stated-values.ts';
import { axisOf } from './value-axis.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export interface ValueBarsProps {
  group: StatedGroup;
  /** Id of what names the quantity. */
  labelledBy: string;
}

/** What several sources state of one quantity: a row each, its range as a bar on an axis that all share. */
export function ValueBars({ group, labelledBy }: ValueBarsProps) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { sources } = useEvidence();
  const axis = axisOf(group.rows);
  return (
    <div className={styles.bars}>
      <ul className={styles.barRows} aria-labelledby={labelledBy}>
        {group.rows.map((row) => {
          const place = axis?.placeOf(row);
          const source = sourceOf(sources, row.citation);
          const name = group.subject === undefined ? row.subject : undefined;
          const told = [name, ...row.conditions].filter(Boolean).join(formats.comma);
          return (
            <li key={`${passageKey(row.citation)} ${row.printed}`} className={styles.barRow}>
              <span className={styles.barValue}>
                <span className={styles.barNumber}>
                  <Typeset>{row.printed}</Typeset>
                </span>{' '}
                <span className={styles.subject}>
                  <Typeset>{row.unit}</Typeset>
                </span>
                <CitationMark citation={row.citation} />
                {row.conflicts && (
                  <span className={styles.barConflict}>
                    <Icon of={TriangleAlertIcon} size="sm" />
                    <VisuallyHidden>{t('values.conflict')}</VisuallyHidden>
                  </span>
                )}
              </span>
              <span className={styles.barTold}>
                {told === '' && !source ? (
                  t('values.noConditions')
                ) : (
                  <SourceWords row={row}>{told === '' ? (source?.title ?? '') : told}</SourceWords>
                )}
              </span>
              {axis && (
                <span className={styles.track} aria-hidden>
                  {place && (
                    <span
                      className={row.conflicts ? styles.conflictingBar : styles.bar}
                      style={
                        {
                          insetInlineStart: percent(place.from),
                          width: `max(8px, ${percent(place.to - place.from)})`,
                        } satisfies CSSProperties
                      }
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {axis && axis.ticks.length > 0 && (
        <div className={styles.axis} aria-hidden>
          {axis.ticks.map(({ at, value }) => (
            <span key={value} className={styles.tick} style={{ insetInlineStart: percent(at) }}>
              {written(value, formats.number)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** A round value of the axis; powers of ten where it is very small or great. */
function written(value: number, number: (value: number) => string): string {
  const size = Math.abs(value);
  return size !== 0 && (size < 0.001 || size >= 1e6) ? value.toExponential().replace('-', '−') : number(value);
}
