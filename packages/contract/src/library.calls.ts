import type { Call } from './call-description.ts';

const importCall = {
  name: 'library.import',
  method: 'POST',
  path: '/library/imports',
  access: 'admin',
  encoding: 'multipart',
  streamsBody: true,
  errors: ['tooLarge', 'storageFull', 'diskFull'],
} as const satisfies Call;

export const importPaths = {
  name: 'library.importPaths',
  method: 'POST',
  path: '/library/imports/paths',
  access: 'admin',
  errors: ['operatorForbidden', 'notFound', 'diskFull'],
} as const satisfies Call;

export const uploads = {
  name: 'library.uploads',
  method: 'GET',
  path: '/library/uploads',
  access: 'admin',
} as const satisfies Call;

export const importRuns = {
  name: 'library.importRuns',
  method: 'GET',
  path: '/library/imports',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;

export const importRun = {
  name: 'library.importRun',
  method: 'GET',
  path: '/library/imports/{run}',
  access: 'admin',
  errors: ['notFound'],
} as const satisfies Call;

export const holdings = {
  name: 'library.holdings',
  method: 'GET',
  path: '/library/holdings',
  access: 'viewer',
} as const satisfies Call;

export const documents = {
  name: 'library.documents',
  method: 'GET',
  path: '/library/documents',
  access: 'viewer',
} as const satisfies Call;

export const search = {
  name: 'library.search',
  method: 'POST',
  path: '/library/search',
  access: 'viewer',
} as const satisfies Call;

export const document = {
  name: 'library.document',
  method: 'GET',
  path: '/library/documents/{id}',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const original = {
  name: 'library.original',
  method: 'GET',
  path: '/library/documents/{id}/original',
  access: 'viewer',
  replies: 'file',
  errors: ['notFound'],
} as const satisfies Call;

export { importCall as import };
