import {
  datePrecisions,
  importProblemCodes,
  importProblemReasons,
  partKinds,
  sourceTypes,
  uploadLimits,
} from '@assay/domain';
import { z } from 'zod';

const runId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const text = z.string();
const noControl = /^[^\p{Cc}]+$/u;

/** A part of a stored text: a span in UTF-16 units, end exclusive, and what a reader calls it. */
export const documentPart = z.object({
  kind: z.enum(partKinds),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  label: text.optional(),
  section: text.optional(),
  page: z.number().int().optional(),
});

const importRun = z.object({
  run: z.number().int(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'stopped']),
  /** Names of the files or folders as they were given. */
  paths: z.array(text),
  /** `shared` is the library that everybody on the installation reads. */
  scope: z.enum(['shared', 'tenant']),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  message: text.nullable(),
  files: z.number().int(),
  files_done: z.number().int(),
  bytes_total: z.number(),
  bytes_done: z.number(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  problems: z.number().int(),
});

const skippedRecord = z.object({
  file: text,
  /** Zero-based count of records since the start of the file. */
  record: z.number().int(),
  /** Byte at which the record begins. */
  offset: z.number(),
  code: z.enum(importProblemCodes),
  /** Why, to be worded in the reader's language with these values. */
  reason: z.enum(importProblemReasons),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The same in English. */
  message: text,
});

export const librarySchemas = {
  /** Field `files`, once or more. */
  'library.import': {
    summary: 'Upload files and import them into the library of the tenant',
    body: z.object({ files: z.union([z.file(), z.array(z.file()).min(1).max(uploadLimits.files)]) }),
    response: importRun,
  },
  /** Paths within the import folder of the installation (`ASSAY_IMPORT_FOLDER`). */
  'library.importPaths': {
    summary: 'Import files of the import folder into the library of the tenant',
    body: z.object({ paths: z.array(z.string().min(1).max(1024).regex(noControl)).min(1).max(100) }),
    response: importRun,
  },
  'library.importRuns': {
    summary: 'Imports of the tenant and those the operator made for everybody, newest first',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    response: z.object({ runs: z.array(importRun), folder: text.nullable() }),
  },
  'library.importRun': {
    summary: 'Progress of an import, and what it skipped and why',
    params: z.object({ run: runId }),
    query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    response: importRun.extend({
      /** What was skipped and why, up to 200 from `after` on. */
      skipped: z.array(skippedRecord),
    }),
  },
  /** Shared documents and those of the tenant. */
  'library.holdings': {
    summary: 'What the library holds for the caller, by kind of source and language',
    response: z.object({
      documents: z.number().int(),
      passages: z.number().int(),
      groups: z.array(
        z.object({
          source_type: z.enum(sourceTypes),
          language: text,
          documents: z.number().int(),
          passages: z.number().int(),
          /** Passages found by meaning as well as by words; they follow an import in the background. */
          embedded: z.number().int(),
        }),
      ),
    }),
  },
  'library.document': {
    summary: 'A stored document: text, parts and particulars of one version',
    params: z.object({ id: z.string().min(1).max(256).regex(noControl) }),
    query: z.object({ version: z.coerce.number().int().positive().max(1_000_000).optional() }),
    response: z.object({
      id: text,
      version: z.number().int(),
      /** Newest version; a citation of an older one says so. */
      latest: z.number().int(),
      title: text,
      text,
      parts: z.array(documentPart),
      family: text,
      source_type: z.enum(sourceTypes),
      source: text,
      language: text,
      dates: z.object({
        publication: text.optional(),
        filing: text.optional(),
        priority: text.optional(),
        /** Of dates that name no day; they are given as the first day of that period. */
        precision: z
          .object({
            publication: z.enum(datePrecisions).optional(),
            filing: z.enum(datePrecisions).optional(),
            priority: z.enum(datePrecisions).optional(),
          })
          .optional(),
      }),
      licence: text,
      url: text.optional(),
      claims: z.array(z.object({ number: z.number().int(), depends_on: z.array(z.number().int()) })),
      parties: z.array(z.object({ role: text, name: text, country: text.optional() })),
      classes: z.array(z.object({ scheme: text, code: text, first: z.boolean() })),
      references: z.array(
        z.object({ kind: z.enum(['patent', 'literature']), identifier: text, category: text.optional() }),
      ),
    }),
  },
} as const;
