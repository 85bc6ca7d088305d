import type { libraryCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';
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

export const libraryExamples: Record<keyof typeof libraryCalls, CallExample> = {
  'library.import': { input: () => ({ body: noteForm() }), elsewhere: 'own' },
  'library.importPaths': { input: () => ({ body: { paths: ['note.md'] } }), elsewhere: 'own' },
  'library.importRuns': { elsewhere: 'own' },
  'library.importRun': { input: async ({ admin }) => ({ params: await importedRun(admin) }), elsewhere: 'refused' },
  'library.holdings': { elsewhere: 'own' },
  'library.documents': {
    input: () => ({ query: { source_type: 'note', language: 'en', order: 'title', page: 1 } }),
    elsewhere: 'own',
  },
  'library.search': { input: () => ({ body: { query: 'capacity of LiFePO4', mode: 'lexical' } }), elsewhere: 'own' },
  'library.document': { as: 'member', input: ({ document }) => ({ params: { id: document } }), elsewhere: 'own' },
};
