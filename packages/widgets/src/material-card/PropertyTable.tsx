import { Table, type TableColumn, Tag, Text, type Tone } from '@assay/design-system';
import {
  type MaterialProperty,
  type MaterialValueKind,
  writeCondition,
  writeTemperature,
  writeValue,
} from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useMemo } from 'react';
import type { CardWriting } from './card-writing.ts';
import * as styles from './MaterialCard.css.ts';
import type { CardValue, GradeCard } from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';
import { SourceChip } from './SourceChip.tsx';

/** Colour of a kind; the word stands in the tag. */
export const kindTones: Record<MaterialValueKind, Tone> = {
  specified: 'info',
  measured: 'neutral',
  computed: 'accent',
  estimated: 'caution',
};

type Row = { key: string; property: MaterialProperty; value?: CardValue };

/** Every value with its unit, condition, standard, kind and source; what no source states says so. */
export function PropertyTable({ grade, writing }: { grade: GradeCard; writing: CardWriting }) {
  const t = useMessages(materialCardMessages);
  const rows: Row[] = [
    ...grade.values.map((value, at) => ({ key: `${value.property}-${at}`, property: value.property, value })),
    ...grade.missing.map((property) => ({ key: property, property })),
  ];
  const columns = useMemo<TableColumn<Row>[]>(() => {
    const { terms, units, sources } = writing;
    const temperature = ({ value }: Row) => value && writeTemperature(value.condition, units);
    return [
      {
        id: 'property',
        header: t('table.property'),
        isRowHeader: true,
        cell: (row) => {
          const condition = row.value && writeCondition(row.value.condition, terms, units);
          const at = temperature(row);
          return (
            <>
              {terms.properties[row.property]}
              {condition && <span className={styles.condition}>{condition}</span>}
              {at && <span className={`${styles.condition} ${styles.narrowOnly}`}>{at}</span>}
              {!row.value && <span className={styles.condition}>{t('unknown')}</span>}
            </>
          );
        },
      },
      {
        id: 'value',
        header: t('table.value'),
        isNumeric: true,
        cell: ({ value }) => value && <span className={styles.figure}>{writeValue(value, units).figure}</span>,
      },
      {
        id: 'unit',
        header: t('table.unit'),
        cell: ({ value }) => value && <span className={styles.unit}>{writeValue(value, units).unit}</span>,
      },
      {
        id: 'temperature',
        header: t('table.temperature'),
        isOptional: true,
        isMuted: true,
        cell: (row) => row.value && (temperature(row) ?? t('notStated')),
      },
      {
        id: 'standard',
        header: t('table.standard'),
        isOptional: true,
        isMuted: true,
        cell: ({ value }) => value && (standardOf(value, writing) ?? t('notStated')),
      },
      {
        id: 'kind',
        header: t('table.kind'),
        cell: ({ value }) =>
          value ? (
            <Tag tone={kindTones[value.kind]}>{terms.kinds[value.kind]}</Tag>
          ) : (
            <Tag tone="caution">{t('unknownTag')}</Tag>
          ),
      },
      {
        id: 'source',
        header: t('table.source'),
        isNumeric: true,
        cell: ({ value }) => value && <SourceChip id={value.source} sources={sources} />,
      },
    ];
  }, [t, writing]);
  return (
    <Table
      label={t('table.label', { grade: grade.designation })}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<Text tone="muted">{t('unknown')}</Text>}
    />
  );
}

/** The standard of the test, else that which demands or lists the value. */
function standardOf({ method, source }: CardValue, { sources }: CardWriting): string | undefined {
  return method ?? (sources.find(({ id }) => id === source)?.kind === 'standard' ? source : undefined);
}
