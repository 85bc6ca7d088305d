import { Table, type TableColumn, Tag, Text, type Tone } from '@assay/design-system';
import {
  type MaterialProperty,
  type MaterialValueKind,
  writeCondition,
  writeTemperature,
  writeValue,
} from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
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
  const { comma } = useFormats();
  const rows: Row[] = [
    ...grade.values.map((value, at) => ({ key: `${value.property}-${at}`, property: value.property, value })),
    ...grade.missing.map((property) => ({ key: property, property })),
  ];
  const columns = useMemo<TableColumn<Row>[]>(() => {
    const { terms, units, sources } = writing;
    // What follows from other values by rule has no condition of its own.
    const notStated = ({ kind }: CardValue) => (kind === 'computed' ? undefined : t('notStated'));
    const temperature = ({ value }: Row) => value && writeTemperature(value.condition, units);
    return [
      {
        id: 'property',
        header: t('table.property'),
        isRowHeader: true,
        cell: (row) => {
          const condition = row.value && writeCondition(row.value.condition, terms, units, comma);
          const at = temperature(row);
          const standard = row.value && standardOf(row.value, writing);
          return (
            <span className={styles.property}>
              {terms.properties[row.property]}
              {condition && (
                <span className={styles.condition}>
                  <Typeset>{condition}</Typeset>
                </span>
              )}
              {!row.value && <span className={styles.condition}>{t('unknown')}</span>}
              <span className={styles.narrowLine}>
                <Kind value={row.value} writing={writing} />
                {at && <span className={styles.condition}>{at}</span>}
                {standard && <span className={styles.condition}>{standard}</span>}
              </span>
            </span>
          );
        },
      },
      {
        id: 'value',
        header: t('table.value'),
        isNumeric: true,
        cell: ({ value }) =>
          value && (
            <>
              <span className={styles.figure}>{writeValue(value, units).figure}</span>{' '}
              <span className={`${styles.unit} ${styles.narrowOnly}`}>{writeValue(value, units).unit}</span>
            </>
          ),
      },
      {
        id: 'unit',
        header: t('table.unit'),
        isOptional: true,
        cell: ({ value }) => value && <span className={styles.unit}>{writeValue(value, units).unit}</span>,
      },
      {
        id: 'temperature',
        header: t('table.temperature'),
        isOptional: true,
        isMuted: true,
        cell: (row) => row.value && (temperature(row) ?? notStated(row.value)),
      },
      {
        id: 'standard',
        header: t('table.standard'),
        isOptional: true,
        isMuted: true,
        cell: ({ value }) => value && (standardOf(value, writing) ?? notStated(value)),
      },
      {
        id: 'kind',
        header: t('table.kind'),
        isOptional: true,
        cell: ({ value }) => <Kind value={value} writing={writing} />,
      },
      {
        id: 'source',
        header: t('table.source'),
        isNumeric: true,
        cell: ({ value }) => value && <SourceChip id={value.source} sources={sources} />,
      },
    ];
  }, [t, writing, comma]);
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

function Kind({ value, writing: { terms } }: { value: CardValue | undefined; writing: CardWriting }) {
  const t = useMessages(materialCardMessages);
  return value ? (
    <Tag tone={kindTones[value.kind]}>{terms.kinds[value.kind]}</Tag>
  ) : (
    <Tag tone="caution">{t('unknownTag')}</Tag>
  );
}

/** The standard of the test, else that which demands or lists the value. */
function standardOf({ method, source }: CardValue, { sources }: CardWriting): string | undefined {
  return method ?? (sources.find(({ id }) => id === source)?.kind === 'standard' ? source : undefined);
}
