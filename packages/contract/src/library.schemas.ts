import {
  datePrecisions,
  documentOrders,
  documentsPerPage,
  importProblemCodes,
  importProblemReasons,
  librarySearchModes,
  partKinds,
  sourceTypes,
  uploadLimits,
} from '@assay/domain';
import * as z from 'zod';
import { searchFilters } from './seek.schemas.ts';

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
  /** Names of the files as they were uploaded, or paths within the import folder. */
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

const listedRuns = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) });
/** Bytes that files of the tenant take, and may take. */
const storage = z.object({ bytes: z.number(), limit: z.number() });

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

const year = z.number().int();

/** A document as lists name it. */
const listedDocument = z.object({
  document: text,
  version: z.number().int(),
  title: text,
  source_type: z.enum(sourceTypes),
  language: text,
  year: year.optional(),
  /** First assignee, applicant or author. */
  owner: text.optional(),
});

const documentId = z.string().min(1).max(256).regex(noControl);
/** Text that the database can hold. */
const filterText = z.string().trim().min(1).max(256).regex(noControl);

export const librarySchemas = {
  /** Field `files`, once or more. */
  'library.import': {
    summary: 'Upload files and import them into the library of the tenant',
    body: z.object({ files: z.union([z.file(), z.array(z.file()).min(1).max(uploadLimits.files)]) }),
    response: importRun,
  },
  /** For administrators of the tenant that runs the installation: paths within its import folder (`ASSAY_IMPORT_FOLDER`). */
  'library.importPaths': {
    summary: 'Import files of the import folder of the installation into the library of its tenant',
    body: z.object({ paths: z.array(z.string().min(1).max(1024).regex(noControl)).min(1).max(100) }),
    response: importRun,
  },
  'library.uploads': {
    summary: 'What the tenant uploaded to its library, newest first',
    query: listedRuns,
    response: z.object({ runs: z.array(importRun), storage }),
  },
  /** For administrators of the tenant that runs the installation. */
  'library.importRuns': {
    summary:
      'Every import into the library of the tenant that runs the installation and into the shared one, newest first',
    query: listedRuns,
    response: z.object({
      runs: z.array(importRun),
      /** Import folder of the installation; null where it has none. */
      folder: text.nullable(),
      storage,
    }),
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
  /** Shared documents and those of the tenant; its own one hides the shared one of the same id. */
  'library.documents': {
    summary: 'Documents of the library by kind, language, year, owner and class, page by page',
    query: z.object({
      source_type: z.enum(sourceTypes).optional(),
      /** Primary BCP 47 subtag. */
      language: z
        .string()
        .regex(/^[a-z]{2,8}$/)
        .optional(),
      year: z.coerce.number().int().min(1).max(9999).optional(),
      /** Beginning of the name of an assignee, applicant or author, in any case. */
      owner: filterText.optional(),
      /** Beginning of a class code, blanks ignored. */
      class: filterText.optional(),
      order: z.enum(documentOrders).default('newest'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: z.object({
      total: z.number().int(),
      documents: z.array(listedDocument.extend({ date: z.iso.date().optional() })).max(documentsPerPage),
      /** How many documents each choice of a filter would leave under the others, largest first; years newest first. */
      counts: z.object({
        source_types: z.array(z.object({ value: z.enum(sourceTypes), documents: z.number().int() })),
        languages: z.array(z.object({ value: text, documents: z.number().int() })),
        years: z.array(z.object({ value: year, documents: z.number().int() })),
      }),
    }),
  },
  'library.search': {
    summary: 'Passages of the library that fit words or meaning, by document, best first',
    body: z.object({
      query: z
        .string()
        .trim()
        .min(1)
        .max(512)
        .refine((query) => !/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(query)),
      mode: z.enum(librarySearchModes).default('full'),
      filters: searchFilters.default({}),
    }),
    response: z.object({
      documents: z.array(
        listedDocument.extend({
          /** Best first. */
          passages: z.array(
            z.object({
              start: z.number().int().min(0),
              end: z.number().int().min(0),
              /** Exactly the stored text of that version between `start` and `end`. */
              text,
              label: text.optional(),
              section: text.optional(),
              /** Words of the query, as spans of `text` in UTF-16 units. */
              marks: z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })),
            }),
          ),
        }),
      ),
      /** How much was searched. */
      searched: z.object({ documents: z.number().int(), passages: z.number().int() }),
      /** There may be more passages than the best ones given here. */
      is_cut: z.boolean(),
    }),
  },
  'library.document': {
    summary: 'A stored document: text, parts and particulars of one version',
    params: z.object({ id: documentId }),
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
      /** The file that it was read from is kept, with so many bytes. */
      original: z.object({ bytes: z.number().int() }).optional(),
      claims: z.array(z.object({ number: z.number().int(), depends_on: z.array(z.number().int()) })),
      parties: z.array(z.object({ role: text, name: text, country: text.optional() })),
      classes: z.array(z.object({ scheme: text, code: text, first: z.boolean() })),
      references: z.array(
        z.object({ kind: z.enum(['patent', 'literature']), identifier: text, category: text.optional() }),
      ),
    }),
  },
  /** The same bytes for each version of the document. */
  'library.original': {
    summary: 'The file that a document was read from, as it was',
    params: z.object({ id: documentId }),
  },
} as const;
