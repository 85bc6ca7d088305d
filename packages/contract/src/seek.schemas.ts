import {
  answerFormats,
  answerGrades,
  feedbackLimit,
  feedbackRatings,
  feedbackReasons,
  messageStatuses,
  moduleDataStatuses,
  nearReasons,
  questionLimit,
  questionStatuses,
  seekModuleTypes,
  sourceTypes,
  supports,
} from '@assay/domain';
import * as z from 'zod';

const id = z.string().regex(/^[\w-]{1,64}$/);
const clientId = z.string().regex(/^[\w-]{8,64}$/);
/** Text that the database can hold: no NUL, no half of a surrogate pair. */
const words = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .refine((text) => !/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text));
const question = words(questionLimit);
const citation = z.object({
  document: z.string(),
  version: z.number().int().positive(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
});
const cited = z.object({ text: z.string(), support: z.enum(supports), citations: z.array(citation) });

/** Narrows what is searched. Absent means no limit. */
export const searchFilters = z.object({
  source_types: z.array(z.enum(sourceTypes)).max(4).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  classes: z.array(z.string().max(32)).max(20).optional(),
  assignees: z.array(z.string().max(256)).max(20).optional(),
  languages: z.array(z.string().max(16)).max(10).optional(),
});

/** Content of each module type (`module_data.content`) once it is finished. Text modules also stream as parts. */
export const moduleContents = {
  TITLE: z.object({ title: z.string() }),
  SUMMARY: z.object({
    part: z.string(),
    sentences: z.array(cited),
    /** How far the library answers; `nearest` and `none` have no sentences. */
    grade: z.enum(answerGrades),
    /** Parts of the question that no passage answers, in the reader's words. */
    gaps: z.array(z.string()).optional(),
    /** Words that were read as others: a misspelling, an abbreviation. */
    readAs: z.array(z.object({ written: z.string(), read: z.string() })).optional(),
    /** Changed questions that the library may answer better; `without` is what each leaves out. */
    askAgain: z.array(z.object({ question: z.string(), without: z.string().optional() })).optional(),
    /** Names of the things that a comparison sets side by side. */
    sides: z.array(z.string()).optional(),
    /** Passages that come near where nothing answers directly, and why each is no answer. */
    nearest: z.array(
      cited.extend({
        reason: z.object({
          kind: z.enum(nearReasons),
          asked: z.string().optional(),
          stated: z.string().optional(),
        }),
      }),
    ),
    values: z.array(
      z.object({
        quantity: z.string(),
        printed: z.string(),
        unit: z.string(),
        subject: z.string().optional(),
        conditions: z.array(z.string()),
        magnitude: z.object({ low: z.number(), high: z.number(), unit: z.string() }).optional(),
        isAsked: z.boolean().optional(),
        /** The asked condition that the value is stated against. */
        notAt: z.string().optional(),
        side: z.number().int().min(0).optional(),
        group: z.string().optional(),
        conflicts: z.boolean().optional(),
        citation,
      }),
    ),
    searched: z.object({
      documents: z.number(),
      passages: z.number(),
      languages: z.array(z.string()),
      embedded: z.number(),
      byWords: z.array(z.string()).optional(),
      strategy: z.string(),
    }),
    engine: z.string(),
  }),
  /** Cards: where the answer is applied, each a cited sentence. */
  APPLICATION: z.object({ cards: z.array(z.object({ title: z.string(), sentences: z.array(cited) })) }),
  REFERENCE: z.object({
    references: z.array(
      z.object({
        source: z.string(),
        number: z.number(),
        document: z.string(),
        version: z.number(),
        title: z.string(),
        type: z.enum(sourceTypes),
        year: z.number().optional(),
        owner: z.string().optional(),
        language: z.string(),
        times_cited: z.number(),
        url: z.string().optional(),
        licence: z.string(),
      }),
    ),
  }),
  /** Problems against means; a cell counts the passages that state both. */
  PUM_CHART: z.object({
    problems: z.array(z.string()),
    means: z.array(z.string()),
    cells: z.array(
      z.object({ problem: z.number(), means: z.number(), count: z.number(), citations: z.array(citation) }),
    ),
    method: z.string(),
  }),
  TO_TECH_MIND: z.object({ input: z.string(), available: z.boolean() }),
  TO_MATERIAL_MIND: z.object({ input: z.string(), available: z.boolean() }),
  /** Remarks that fit no other module: conditions that differ between sources, what is not stated. */
  DEFAULT: z.object({ part: z.string(), sentences: z.array(cited) }),
  /** Passages near in meaning, whether or not they share words with the question. */
  VECTOR: z.object({
    hits: z.array(
      z.object({
        document: z.string(),
        version: z.number(),
        title: z.string(),
        type: z.enum(sourceTypes),
        language: z.string().optional(),
        score: z.number(),
        citation,
      }),
    ),
  }),
  OUTLINE: z.object({
    items: z.array(
      z.object({ module: z.enum(seekModuleTypes), part: z.string(), level: z.number().int(), title: z.string() }),
    ),
  }),
  OTHER_INTENT_RECOMMEND: z.object({ intents: z.array(z.object({ intent: z.string(), input: z.string() })) }),
  RECOMMEND: z.object({ source: z.enum(['my', 'list']), questions: z.array(z.string()) }),
  PROJECT_ITEM_LIST: z.object({
    items: z.array(z.object({ item_id: z.string(), title: z.string(), type: z.string() })),
  }),
} as const satisfies Record<(typeof seekModuleTypes)[number], z.ZodType>;

/** A version of a document, of which something cites passages. */
export const citedVersion = {
  document: z.string().min(1).max(256),
  version: z.number().int().positive().max(1_000_000),
};
/** What stands in a document at the places that are cited of it, and nothing of it besides. */
export const citedPassages = z.object({
  title: z.string(),
  language: z.string(),
  licence: z.string().optional(),
  /** Offsets in the text of that version, in UTF-16 units. */
  passages: z.array(z.object({ start: z.number().int(), end: z.number().int(), text: z.string() })),
});

export const moduleData = z.object({
  module_name: z.enum(seekModuleTypes),
  status: z.enum(moduleDataStatuses),
  priority: z.number().int(),
  api_type: z.enum(['http', 'sse']),
  api_path: z.string(),
  /** One of `moduleContents`; null until FINISH_METADATA. */
  content: z.unknown().nullable(),
  version: z.number().int(),
  failed: z.boolean().optional(),
  stopped: z.boolean().optional(),
});

/** What a reader said of an answer. */
const feedback = z.object({
  rating: z.enum(feedbackRatings),
  reason: z.enum(feedbackReasons).optional(),
  content: z.string().optional(),
});

const askedQuestion = z.object({
  question_id: id,
  input: z.string(),
  deep_input: z.string().optional(),
  parent_id: id.nullable(),
  stream: id,
  status: z.enum(questionStatuses),
  asked_at: z.iso.datetime(),
  filters: searchFilters,
  modules: z.array(moduleData),
  /** The caller's own marks; absent for a reader without an account. */
  mark: z.object({ saved: z.boolean(), feedback: feedback.nullable() }).optional(),
});

const page = z.object({
  seek_id: id,
  title: z.string(),
  editable: z.boolean(),
  /** It is opened to nobody and kept in no list. */
  incognito: z.boolean(),
  questions: z.array(askedQuestion),
});

export const seekSchemas = {
  'seek.init': {
    summary: 'Ask a question',
    body: z.object({
      input: question,
      /** Ask within an existing page: the question becomes a follow-up in its thread. */
      seek_id: id.optional(),
      project: id.optional(),
      filters: searchFilters.optional(),
      /** Client's own id of this message; sending the same one twice stores one question. */
      client_id: clientId.optional(),
      /** Leaves no history and is deleted after 24 hours. */
      incognito: z.boolean().optional(),
    }),
    response: z.object({ seek_id: id, question_id: id, input: z.string(), stream: id, modules: z.array(moduleData) }),
  },
  'seek.page': {
    summary: 'A page with its questions and module data',
    params: z.object({ seek_id: id }),
    response: page,
  },
  /** Everything of a page on one connection: frames of every question's stream after the cursor. */
  'seek.stream': {
    summary: 'All modules of a question as one stream',
    body: z.object({ question_id: id, last_event_id: z.string().max(32).optional() }),
  },
  /** The same read as the stream: waits up to `wait` seconds until there is something new. */
  'seek.poll': {
    summary: 'What the stream of a question has after a cursor, for readers that cannot hold a connection',
    body: z.object({
      question_id: id,
      last_event_id: z.string().max(32).optional(),
      wait: z.number().min(0).max(25).default(20),
    }),
    response: z.object({
      /** `data` is a frame of the stream as JSON text. */
      events: z.array(z.object({ id: z.string(), data: z.string() })),
      last_event_id: z.string(),
      status: z.enum(messageStatuses),
      /** True when the terminal event is among what has been read. */
      is_end: z.boolean(),
    }),
  },
  /** One module: JSON for http modules (waits until it is finished), a stream of its frames for sse ones. */
  'seek.module': {
    summary: 'One module, as JSON or as a stream',
    params: z.object({ question_id: id, module_name: z.enum(seekModuleTypes) }),
    body: z.object({ regenerate: z.boolean().optional(), last_event_id: z.string().max(32).optional() }),
  },
  'seek.stopEvent': {
    summary: 'Stop a question; what is written stays',
    isRepeatable: true,
    query: z.object({ question_id: id, attempt: z.coerce.number().int().optional() }),
    response: z.object({ stopped: z.boolean() }),
  },
  'seek.regenerate': {
    summary: 'Write chosen modules again, keeping the former version',
    body: z.object({ question_id: id, modules: z.array(z.enum(seekModuleTypes)).min(1) }),
    response: z.object({ question_id: id, attempt: z.number().int(), modules: z.array(moduleData) }),
  },
  'seek.rewrite': {
    summary: 'Ask again with a deeper input, in the same thread',
    body: z.object({
      question_id: id,
      deep_input: question,
      client_id: clientId.optional(),
    }),
    response: z.object({
      seek_id: id,
      question_id: id,
      parent_id: id,
      input: z.string(),
      stream: id,
      modules: z.array(moduleData),
    }),
  },
  'seek.versions': {
    summary: 'Versions of a module',
    params: z.object({ question_id: id, module_name: z.enum(seekModuleTypes) }),
    response: z.object({
      versions: z.array(
        z.object({
          version: z.number().int(),
          at: z.iso.datetime(),
          content: z.unknown(),
          text: z.string().optional(),
        }),
      ),
    }),
  },
  'seek.passages': {
    summary: 'Passages of a document that an answer cites, as they stand in the library',
    params: z.object({ question_id: id }),
    body: z.object(citedVersion),
    response: citedPassages,
  },
  /** With its question, grade, what was not answered, engine, date and what was searched. */
  'seek.export': {
    summary: 'An answer as a document, its sources as a bibliography, or its values as a table',
    body: z.object({ question_id: id, format: z.enum(answerFormats) }),
  },
  /** Numbered sentences with the list of their sources; with a passage only the sentences that cite it. */
  'seek.copy': {
    summary: 'An answer with its citations as text and as HTML, for a clipboard',
    params: z.object({ question_id: id }),
    body: z.object({
      passage: citation.omit({ quote: true }).optional(),
    }),
    response: z.object({ text: z.string(), html: z.string() }),
  },
  'seek.feedback': {
    summary: 'Say whether an answer helped, and why not; `none` takes it back',
    body: z.object({
      question_id: id,
      rating: z.enum([...feedbackRatings, 'none']),
      reason: z.enum(feedbackReasons).optional(),
      content: words(feedbackLimit).optional(),
    }),
    response: z.object({ feedback: feedback.nullable() }),
  },
} as const;
