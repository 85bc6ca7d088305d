import { describeCalls } from './call.ts';
import type { librarySchemas } from './library.schemas.ts';

export const libraryCalls = describeCalls<typeof librarySchemas>()({
  'library.import': {
    method: 'POST',
    path: '/library/imports',
    access: 'admin',
    summary: 'Upload files and import them into the library of the tenant',
    encoding: 'multipart',
    errors: ['tooLarge'],
  },
  'library.importPaths': {
    method: 'POST',
    path: '/library/imports/paths',
    access: 'admin',
    summary: 'Import files of the import folder into the library of the tenant',
    errors: ['notFound'],
  },
  'library.importRuns': {
    method: 'GET',
    path: '/library/imports',
    access: 'admin',
    summary: 'Imports of the tenant, newest first',
  },
  'library.importRun': {
    method: 'GET',
    path: '/library/imports/{run}',
    access: 'admin',
    summary: 'Progress of an import, and what it skipped and why',
    errors: ['notFound'],
  },
  'library.holdings': {
    method: 'GET',
    path: '/library/holdings',
    access: 'viewer',
    summary: 'What the library holds for the caller, by kind of source and language',
  },
  'library.document': {
    method: 'GET',
    path: '/library/documents/{id}',
    access: 'guest',
    summary: 'A stored document: text, parts and particulars of one version',
    errors: ['notFound'],
  },
});
