import { Pagination, Table, type TableProps } from '@assay/design-system';
import type { ReactNode } from 'react';
import * as styles from './Administration.css.ts';
import { pageSize } from './administration.source.ts';
import { FindForm } from './FindForm.tsx';
import { PartFrame } from './PartFrame.tsx';
import type { Found } from './useFound.ts';

export interface FoundTableProps<Page, Row> extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'empty'> {
  title: string;
  lead?: () => ReactNode;
  found: Found<Page>;
  findLabel: string;
  findHint: string;
  /** Rows of a page that was read, and how many there are in all. */
  rowsOf: (page: Page) => { rows: readonly Row[]; total: number };
}

/** A box to find somebody or something by, the table of what was found, and its pages. */
export function FoundTable<Page, Row>({
  title,
  lead,
  found: { find, query, search, turnTo },
  findLabel,
  findHint,
  rowsOf,
  ...table
}: FoundTableProps<Page, Row>) {
  return (
    <PartFrame
      title={title}
      query={query}
      {...(lead ? { lead } : {})}
      controls={<FindForm label={findLabel} hint={findHint} query={find.query} onFind={search} />}
    >
      {(page) => {
        const { rows, total } = rowsOf(page);
        return (
          <>
            <div className={styles.scroll}>
              <Table label={title} rows={rows} isStacking {...table} />
            </div>
            {total > pageSize && <Pagination page={find.page} pages={Math.ceil(total / pageSize)} onChange={turnTo} />}
          </>
        );
      }}
    </PartFrame>
  );
}
