import { Table, type TableColumn, Tag, TriangleAlertIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { passageKey } from '../../evidence/passages.ts';
import { seekPanelMessages } from '../messages.ts';
import type { StatedRow } from '../module-contents.ts';
import { Conditions, isConditioned } from './Conditions.tsx';
import * as styles from './figures.css.ts';
import { SourceWords } from './SourceWords.tsx';

export interface ComparisonProps {
  /** Names of what is compared, in the order of the question. */
  sides: readonly string[];
  /** Values of the sides, best first. */
  rows: readonly StatedRow[];
}

interface ComparedQuantity {
  quantity: string;
  /** The first value of that name. */
  first: StatedRow | undefined;
  isAsked: boolean;
  /** Of each side, what is stated of it. */
  cells: readonly (readonly StatedRow[])[];
}

/** Quantities in the order of their first values, those asked for before the others. */
function compared(sides: readonly string[], rows: readonly StatedRow[]): ComparedQuantity[] {
  const names = [...new Map(rows.map(({ quantity }) => [quantity.toLowerCase(), quantity])).entries()];
  return names
    .map(([key, quantity]) => {
      const own = rows.filter((row) => row.quantity.toLowerCase() === key);
      return {
        quantity,
        first: own[0],
        isAsked: own.some(({ isAsked }) => isAsked),
        cells: sides.map((_, side) => own.filter((row) => row.side === side)),
      };
    })
    .toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));
}

/** What is compared, side by side: a quantity a row, a thing a column, each value with its source. */
export function Comparison({ sides, rows }: ComparisonProps) {
  const t = useMessages(seekPanelMessages);
  const columns: TableColumn<ComparedQuantity>[] = [
    {
      id: 'quantity',
      header: t('values.quantity'),
      isRowHeader: true,
      cell: ({ quantity, first }) => first && <SourceWords row={first}>{quantity}</SourceWords>,
    },
    ...sides.map(
      (side, at): TableColumn<ComparedQuantity> => ({
        id: side,
        header: <Typeset>{side}</Typeset>,
        cell: ({ cells }) => <Cell values={cells[at] ?? []} />,
      }),
    ),
  ];
  return (
    <Table
      label={t('values.compare')}
      columns={columns}
      rows={compared(sides, rows)}
      rowKey={({ quantity }) => quantity}
      isStacking
    />
  );
}

function Cell({ values }: { values: readonly StatedRow[] }) {
  const t = useMessages(seekPanelMessages);
  if (values.length === 0) return <span className={styles.subject}>{t('values.notStated')}</span>;
  return (
    <span className={styles.figure}>
      {values.map((row) => (
        <span key={`${passageKey(row.citation)} ${row.printed}`}>
          <span className={styles.cellValue}>
            <span className={styles.barNumber}>
              <Typeset>{row.printed}</Typeset>
            </span>{' '}
            <span className={styles.subject}>
              <Typeset>{row.unit}</Typeset>
            </span>
            <CitationMark citation={row.citation} />
          </span>
          {isConditioned(row) && (
            <span className={styles.conditions}>
              <Conditions row={row} />
            </span>
          )}
          {row.conflicts && (
            <Tag tone="caution" icon={TriangleAlertIcon}>
              {t('values.conflict')}
            </Tag>
          )}
        </span>
      ))}
    </span>
  );
}
