import { joinClasses, Table, type TableColumn, Tag, Text, TriangleAlertIcon } from '@assay/design-system';
import { type Translate, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { passageKey } from '../../evidence/passages.ts';
import type en from '../messages/en.json';
import { seekPanelMessages } from '../messages.ts';
import type { StatedRow } from '../module-contents.ts';
import { Conditions, isConditioned } from './Conditions.tsx';
import { SourceWords } from './SourceWords.tsx';
import { groupedValues } from './stated-values.ts';
import * as styles from './values.css.ts';

export interface ValuesTableProps {
  /** Names the table. */
  label: string;
  values: readonly StatedRow[];
}

/** Columns of the values table. */
function valueColumns(t: Translate<typeof en>): readonly TableColumn<StatedRow>[] {
  return [
    {
      id: 'quantity',
      header: t('values.quantity'),
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.rowName}>
          <SourceWords row={row}>{row.quantity}</SourceWords>
          {row.subject && (
            <>
              {' '}
              <span className={styles.subject}>
                <SourceWords row={row}>{row.subject}</SourceWords>
              </span>
            </>
          )}
          {isConditioned(row) && (
            <span className={styles.narrowLine}>
              <Conditions row={row} />
            </span>
          )}
          {row.conflicts && (
            <span className={styles.conflict} title={t('values.conflictHint')}>
              <Tag tone="caution" icon={TriangleAlertIcon}>
                {t('values.conflict')}
              </Tag>
            </span>
          )}
        </span>
      ),
    },
    { id: 'value', header: t('values.value'), isNumeric: true, cell: (row) => <Typeset>{row.printed}</Typeset> },
    {
      id: 'unit',
      header: t('values.unit'),
      isMuted: true,
      cell: (row) => (
        <span className={styles.oneLine}>
          <Typeset>{row.unit}</Typeset>
        </span>
      ),
    },
    {
      id: 'conditions',
      header: t('values.conditions'),
      isOptional: true,
      cell: (row) =>
        isConditioned(row) ? (
          <Conditions row={row} />
        ) : (
          <span className={joinClasses(styles.subject, styles.oneLine)}>{t('values.noConditions')}</span>
        ),
    },
    {
      id: 'source',
      header: t('values.source'),
      isNumeric: true,
      cell: (row) => <CitationMark citation={row.citation} />,
    },
  ];
}

/** Values read from the sources: value, unit, conditions and source side by side; differing sources next to each other. */
export function ValuesTable({ label, values }: ValuesTableProps) {
  const t = useMessages(seekPanelMessages);
  const rows = groupedValues(values);
  return (
    <>
      <Table
        label={label}
        columns={valueColumns(t)}
        rows={rows}
        rowKey={(row) => `${passageKey(row.citation)} ${row.quantity} ${row.printed}`}
      />
      {rows.some((row) => row.conflicts) && (
        <Text as="p" size="caption" tone="muted">
          {t('values.conflictHint')}
        </Text>
      )}
    </>
  );
}
