import type { NameIn } from '@assay/contract';
import type * as libraryCalls from '@assay/contract/calls/library';
import type { CallExample } from '../call-example.ts';
import { pdfOf } from '../pdf.ts';
import type { TestClient } from '../test-client.ts';

function noteForm(): FormData {
  const form = new FormData();
  form.append('files', new File(['# Cathode\n\nThe capacity is 165 mAh/g at 0.1C and 25 °C.\n'], 'cathode.md'));
  return form;
}

async function importedRun(admin: TestClient): Promise<{ run: string }> {
  const { data } = await admin.send('library.import', { body: noteForm() });
  return { run: String((data as { run: number }).run) };
}

/** A PDF that the organisation of the administrator has imported. */
async function importedPdf(admin: TestClient): Promise<{ id: string }> {
  const form = new FormData();
  const bytes = await pdfOf('Primer', 'The peel strength of the silane primer is 12.4 N/cm at 23 °C.');
  form.append('files', new File([bytes as Uint8Array<ArrayBuffer>], 'primer.pdf'));
  const { data } = await admin.send('library.import', { body: form });
  const { run } = data as { run: number };
  for (;;) {
    const { state } = (await admin.call('library.importRun', { params: { run }, query: {} })).data;
    if (state === 'failed') throw new Error('The PDF was not imported.');
    if (state === 'done') break;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  const { data: found } = await admin.call('library.documents', { query: { source_type: 'upload' } });
  return { id: found.documents.find(({ title }) => title === 'Primer')?.document ?? '' };
}

export const libraryExamples: Record<NameIn<typeof libraryCalls>, CallExample> = {
  'library.import': { input: () => ({ body: noteForm() }), elsewhere: 'own' },
  'library.importPaths': { input: () => ({ body: { paths: ['note.md'] } }), elsewhere: 'refused' },
  'library.uploads': { elsewhere: 'own' },
  'library.importRuns': { elsewhere: 'refused' },
  'library.importRun': { input: async ({ admin }) => ({ params: await importedRun(admin) }), elsewhere: 'refused' },
  'library.holdings': { elsewhere: 'own' },
  'library.documents': {
    input: () => ({ query: { source_type: 'note', language: 'en', order: 'title', page: 1 } }),
    elsewhere: 'own',
  },
  'library.search': { input: () => ({ body: { query: 'capacity of LiFePO4', mode: 'lexical' } }), elsewhere: 'own' },
  'library.original': {
    input: async ({ admin }) => ({ params: await importedPdf(admin) }),
    as: 'member',
    elsewhere: 'refused',
  },
  'library.document': { as: 'member', input: ({ document }) => ({ params: { id: document } }), elsewhere: 'own' },
};
