import { EditableGrid } from '@assay/design-system/grids';
import '@assay/design-system/page';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const count = Number(new URLSearchParams(location.search).get('rows'));
const words = ['Faces run dry on filling', 'Silicate scores the face', 'O-ring swells in glycol', 'Shaft runout'];
const options = ['Open', 'Planned', 'Done'].map((label) => ({ value: label.toLowerCase(), label }));
const kinds = [
  'text',
  'number',
  'text',
  'rating',
  'rating',
  'choice',
  'text',
  'number',
  'date',
  'flag',
  'text',
  'number',
];

const columns = kinds.map((kind, at) => ({
  id: `c${at}`,
  name: `Column ${at + 1}`,
  kind,
  value: (row) => row.cells[at],
  ...(kind === 'choice' ? { options } : {}),
}));
const valueOf = {
  text: (line, at) => `${words[(line + at) % words.length]} ${line + 1}`,
  number: (line, at) => ((line * 37 + at) % 9000) / 10,
  rating: (line, at) => 1 + ((line + at) % 10),
  choice: (line) => options[line % 3].value,
  date: (line) => `2026-0${1 + (line % 9)}-1${line % 10}`,
  flag: (line) => line % 3 === 0,
};
const rows = Array.from({ length: count }, (_, line) => ({
  id: `r${line}`,
  cells: kinds.map((kind, at) => valueOf[kind](line, at)),
}));

function Page() {
  const [held, setHeld] = useState(rows);
  useLayoutEffect(() => {
    // The frame after this one shows the grid.
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
  }, []);
  return (
    <EditableGrid
      label="Causes"
      columns={columns}
      rows={held}
      maxHeight="700px"
      onEdit={(edits) =>
        setHeld((before) =>
          before.map((row) => {
            const own = edits.filter((edit) => edit.row === row.id);
            if (own.length === 0) return row;
            const cells = [...row.cells];
            for (const { column, value } of own) cells[Number(column.slice(1))] = value;
            return { ...row, cells };
          }),
        )
      }
    />
  );
}

performance.mark('begun');
flushSync(() => createRoot(document.getElementById('root')).render(<Page />));
