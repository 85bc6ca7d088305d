import { DocumentStore, DocumentView } from '@assay/markdown/react';
import { createRoot } from 'react-dom/client';
import { stream } from './stream.js';

const labels = {
  table: 'Table',
  code: 'Code',
  footnotes: 'Notes',
  taskDone: 'Done',
  taskOpen: 'Open',
  unsupported: 'unsupported',
  partly: 'partly supported',
  announce: ({ at }) => at,
};
const store = new DocumentStore();
createRoot(document.getElementById('root')).render(<DocumentView document={store} labels={labels} />);
stream({ write: (d) => store.apply({ o: store.length, d }), end: () => store.finish() });
