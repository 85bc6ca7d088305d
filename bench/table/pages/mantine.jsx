import '@mantine/core/styles.css';
import { MantineProvider, Table as MantineTable, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { offer } from './acts.js';
import { columns, compareBy } from './rows.js';

/** As Mantine's documentation shows it: the table draws, its caller sorts. */
function Table({ rows }) {
  const [sortedBy, setSortedBy] = useState();
  const sorted = useMemo(() => (sortedBy ? [...rows].sort(compareBy(sortedBy)) : rows), [rows, sortedBy]);
  return (
    <MantineProvider>
      <div id="area" style={{ height: 600, overflow: 'auto' }}>
        <MantineTable stickyHeader miw={1648}>
          <MantineTable.Thead>
            <MantineTable.Tr>
              {columns.map(({ id, name }) => (
                <MantineTable.Th key={id}>
                  <UnstyledButton onClick={() => setSortedBy(id)}>{name}</UnstyledButton>
                </MantineTable.Th>
              ))}
            </MantineTable.Tr>
          </MantineTable.Thead>
          <MantineTable.Tbody>
            {sorted.map((row) => (
              <MantineTable.Tr key={row.id}>
                {columns.map(({ id, isNumeric }) => (
                  <MantineTable.Td key={id} ta={isNumeric ? 'end' : 'start'}>
                    {row[id]}
                  </MantineTable.Td>
                ))}
              </MantineTable.Tr>
            ))}
          </MantineTable.Tbody>
        </MantineTable>
      </div>
    </MantineProvider>
  );
}

offer(Table, {
  scroller: () => document.querySelector('#area'),
  head: () => document.querySelectorAll('thead button')[3],
});
