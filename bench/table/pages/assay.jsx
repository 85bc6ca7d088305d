import { DataTable } from '@assay/design-system';
import '@assay/design-system/page';
import { offer } from './acts.js';
import { columns } from './rows.js';

const drawn = columns.map((column) => ({ ...column, value: (row) => row[column.id] }));

function Table({ rows }) {
  return <DataTable label="Materials" columns={drawn} rows={rows} rowKey={(row) => row.id} maxHeight="600px" />;
}

offer(Table, {
  scroller: () => document.querySelector('[role="grid"]'),
  head: () => document.querySelector('[role="columnheader"][aria-colindex="4"]'),
});
