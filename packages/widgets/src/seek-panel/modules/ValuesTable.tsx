import {
  Heading,
  joinClasses,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  TriangleAlertIcon,
} from '@assay/design-system';
import { type Translate, useMessages } from '@assay/i18n';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { passageKey } from '../../evidence/passages.ts';
import type en from '../messages/en.json';
import { seekPanelMessages } from '../messages.ts';
import type { StatedRow } from '../module-contents.ts';
import * as styles from './modules.css.ts';

export interface ValuesTableProps {
  id: string;
  values: readonly StatedRow[];
}

/** Rows with one group stand together, at the place of the first of each. */
export function groupedValues(values: readonly StatedRow[]): StatedRow[] {
  const groups = new Map<string, StatedRow[]>();
  for (const [index, value] of values.entries()) {
    const key = value.group ?? `\u0000${index}`;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()].flat();
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
          {row.quantity}
          {row.subject && <span className={styles.subject}> {row.subject}</span>}
          {row.conditions.length > 0 && <span className={styles.narrowLine}>{row.conditions.join(', ')}</span>}
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
    { id: 'value', header: t('values.value'), isNumeric: true, cell: (row) => row.printed },
    {
      id: 'unit',
      header: t('values.unit'),
      isMuted: true,
      cell: (row) => <span className={styles.oneLine}>{row.unit}</span>,
    },
    {
      id: 'conditions',
      header: t('values.conditions'),
      isOptional: true,
      cell: (row) =>
        row.conditions.length === 0 ? (
          <span className={joinClasses(styles.subject, styles.oneLine)}>{t('values.noConditions')}</span>
        ) : (
          row.conditions.join(', ')
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
export function ValuesTable({ id, values }: ValuesTableProps) {
  const t = useMessages(seekPanelMessages);
  if (values.length === 0) return null;
  const rows = groupedValues(values);
  return (
    <Stack as="section" gap={1} id={id}>
      <Heading level={3}>{t('values.title')}</Heading>
      <Table
        label={t('values.title')}
        columns={valueColumns(t)}
        rows={rows}
        rowKey={(row) => `${passageKey(row.citation)} ${row.quantity} ${row.printed}`}
      />
      {rows.some((row) => row.conflicts) && (
        <Text as="p" size="caption" tone="muted">
          {t('values.conflictHint')}
        </Text>
      )}
    </Stack>
  );
}
