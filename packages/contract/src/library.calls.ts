import { describeCalls } from './call.ts';
import type { librarySchemas } from './library.schemas.ts';

export const libraryCalls = describeCalls<typeof librarySchemas>()({
  'library.import': {
    method: 'POST',
    path: '/library/imports',
    access: 'admin',
    encoding: 'multipart',
    errors: ['tooLarge'],
  },
  'library.importPaths': {
    method: 'POST',
    path: '/library/imports/paths',
    access: 'admin',
    errors: ['notFound'],
  },
  'library.importRuns': {
    method: 'GET',
    path: '/library/imports',
    access: 'admin',
  },
  'library.importRun': {
    method: 'GET',
    path: '/library/imports/{run}',
    access: 'admin',
    errors: ['notFound'],
  },
  'library.holdings': {
    method: 'GET',
    path: '/library/holdings',
    access: 'viewer',
  },
  'library.documents': {
    method: 'GET',
    path: '/library/documents',
    access: 'viewer',
  },
  'library.search': {
    method: 'POST',
    path: '/library/search',
    access: 'viewer',
  },
  'library.document': {
    method: 'GET',
    path: '/library/documents/{id}',
    access: 'guest',
    errors: ['notFound'],
  },
  'library.original': {
    method: 'GET',
    path: '/library/documents/{id}/original',
    access: 'guest',
    replies: 'file',
    errors: ['notFound'],
  },
});
