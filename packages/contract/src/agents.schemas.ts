import {
  agentCodes,
  agentFileLimits,
  agentMessageLimit,
  agentStepNames,
  partKinds,
  runStatuses,
  scenarioTypes,
  supports,
  uploadErrors,
  uploadStatuses,
} from '@assay/domain';
import * as z from 'zod';
import { citedPassages, citedVersion } from './seek.schemas.ts';
import { kindName } from './works.pieces.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const clientId = z.string().regex(/^[\w-]{8,64}$/);
const cursor = z.string().max(32);
/** Text that the database can hold: no NUL, no half of a surrogate pair. */
const content = z
  .string()
  .trim()
  .min(1)
  .max(agentMessageLimit)
  .refine((text) => !/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text));
const code = z.enum(agentCodes);
const files = z.array(id).max(agentFileLimits.files);
const guestToken = z.string().min(16).max(256);
const parameter = z.number().int().min(1).max(39);

const plannedStep = z.object({ step: z.enum(agentStepNames), name: z.string(), needs_approval: z.boolean() });

const scenario = z.object({
  code,
  type: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Guests may ask it. */
  shared: z.boolean(),
  takes_files: z.boolean(),
  steps: z.array(plannedStep),
  /** What to ask it, in the language of the request. */
  examples: z.array(z.string()),
});

const file = z.object({
  file_id: id,
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
});

const citation = z.object({
  document: z.string(),
  version: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
  source: z.string(),
});

/** A finished reply, in the members of a stream's snapshot. */
const stored = z.object({
  parts: z.array(
    z.object({
      part: z.string(),
      kind: z.enum(['text', 'table', 'chart', 'step', 'sources', 'data']),
      title: z.string().optional(),
      text: z.string().optional(),
      data: z.unknown().optional(),
    }),
  ),
  sources: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      document: z.string(),
      version: z.number().int(),
      title: z.string(),
      sourceType: z.string(),
      language: z.string(),
      year: z.number().optional(),
      owner: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
  cites: z.array(
    z.object({
      part: z.string(),
      from: z.number().int(),
      to: z.number().int(),
      support: z.enum(supports),
      evidence: z.array(citation),
    }),
  ),
});

const message = z.object({
  message_id: id,
  /** The message that this one follows; null for the first of a thread. */
  parent_id: id.nullable(),
  role: z.enum(['user', 'agent']),
  at: z.iso.datetime(),
  /** What the person wrote; empty for a reply. */
  content: z.string(),
  files: z.array(file),
  /** Of a reply. */
  status: z.enum(runStatuses).optional(),
  version: z.number().int().optional(),
  /** Steps that wait to be executed; absent once they were. */
  plan: z.array(plannedStep).optional(),
  /** The reply as it ended; absent while it is written. */
  reply: stored.optional(),
  /** Own judgement of a reply. */
  rating: z.enum(['up', 'down']).optional(),
});

const job = z.object({
  job_id: id,
  code,
  title: z.string(),
  status: z.enum(runStatuses),
  /** True for the person whose job it is. */
  editable: z.boolean(),
  /** It is opened to nobody, and no reply of it becomes a work. */
  incognito: z.boolean(),
  created_at: z.iso.datetime(),
  /** In the order in which they were written; branches share their parents. */
  messages: z.array(message),
  /** Messages before the first of these. */
  has_more: z.boolean(),
});

/** What a call that begins or continues a reply gives back. */
const begun = z.object({
  job_id: id,
  /** The person's message. */
  message_id: id,
  /** The reply that follows it: what `messages` streams. */
  reply: id,
  status: z.enum(runStatuses),
  plan: z.array(plannedStep),
});

const readMessages = { job_id: id, reply: id.optional(), last_event_id: cursor.optional() };

const documentOfJob = { agent_job_id: id, doc_id: z.string().min(1).max(256) };

export const agentsSchemas = {
  'agents.list': {
    summary: 'The agents and what each does step by step',
    response: z.object({ agents: z.array(scenario) }),
  },
  'agents.links': {
    summary: 'Where a new job of each agent begins',
    response: z.object({ links: z.array(z.object({ code, name: z.string(), link: z.string() })) }),
  },
  'agents.stepIcon': {
    summary: 'Icon of an agent’s step, as SVG in the colour of its surroundings',
    params: z.object({ tool_id: z.enum(agentStepNames) }),
  },
  /** `type` 0 is an agent, 1 a team. */
  'agents.scenarioDetail': {
    summary: 'What an agent is and does',
    body: z.object({ code, type: z.union(scenarioTypes.map((type) => z.literal(type))) }),
    response: scenario,
  },
  'agents.scenarioCreate': {
    summary: 'The agent that an input is meant for, and its plan',
    body: z.object({ input: content }),
    response: scenario,
  },
  /** The job waits, paused, until its plan is executed. Without a code the agent is chosen by the content. */
  'agents.generate': {
    summary: 'Make a job with its plan, to be looked at before it runs',
    body: z.object({
      code: code.optional(),
      content,
      files: files.optional(),
      client_id: clientId.optional(),
      /** Leaves no history and is deleted after 24 hours. */
      incognito: z.boolean().optional(),
    }),
    response: begun,
  },
  /** `skip` names steps of the plan, from 0, whose approval is not asked for: what they find is taken as it is. */
  'agents.executePlan': {
    summary: 'Run a job whose plan was looked at',
    body: z.object({
      job_id: id,
      reply: id.optional(),
      skip: z.array(z.number().int().min(0).max(20)).max(20).optional(),
    }),
    response: begun,
  },
  /** With a `reply` of an own job it is written again; its former text stays as a version. */
  'agents.run': {
    summary: 'Make a job and run it at once, or write a reply again',
    body: z.union([
      z
        .object({
          code,
          content,
          files: files.optional(),
          client_id: clientId.optional(),
          incognito: z.boolean().optional(),
        })
        .strict(),
      z.object({ job_id: id, reply: id }).strict(),
    ]),
    response: begun,
  },
  /** `parent` is the reply that the message follows: another than the last begins a branch, null begins anew. */
  'agents.chat': {
    summary: 'A further message of a job',
    body: z.object({
      job_id: id,
      content,
      parent: id.nullable().optional(),
      files: files.optional(),
      client_id: clientId.optional(),
    }),
    response: begun,
  },
  /** No approvals are asked for: the rules choose. */
  'agents.quickChat': {
    summary: 'One question to an agent, without plan and approvals',
    body: z.object({ input: content, code }),
    response: begun,
  },
  'agents.guestQuickChat': {
    summary: 'One question to an agent that is open to guests',
    body: z.object({ input: content, code }),
    response: begun.extend({
      /** Opens this job to its guest for 24 hours. */
      guest_token: z.string(),
    }),
  },
  /**
   * Answers a step that waits for approval. `approve` false leaves the step out where that makes sense, else stops.
   * An administrator may send the header `X-Ignore-Sensitive: 1`; that is logged.
   */
  'agents.reply': {
    summary: 'Answer what a step of a job asks',
    params: z.object({ job_id: id }),
    body: z.object({
      reply: id.optional(),
      tool_id: z.enum(agentStepNames).optional(),
      approve: z.boolean(),
      choice: z.object({ improve: parameter, worsen: parameter }).optional(),
      content: content.optional(),
    }),
    response: begun,
  },
  /** Frames of one reply, the newest unless named. */
  'agents.messages': {
    summary: 'A reply as a stream',
    body: z.object(readMessages),
  },
  'agents.pollMessages': {
    summary: 'What the stream of a reply has after a cursor, for readers that cannot hold a connection',
    body: z.object({ ...readMessages, wait: z.number().min(0).max(25).default(20) }),
    response: z.object({
      /** `data` is a frame of the stream as JSON text. */
      events: z.array(z.object({ id: z.string(), data: z.string() })),
      last_event_id: z.string(),
      status: z.enum(['PROCESSING', 'FINISH', 'FAILED']),
      is_end: z.boolean(),
    }),
  },
  /** `limit` messages before the message `before`, or the newest. */
  'agents.job': {
    summary: 'A job with its messages',
    params: z.object({ id }),
    query: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(500).default(200) }),
    response: job,
  },
  'agents.guestJob': {
    summary: 'A job as its guest reads it',
    params: z.object({ id }),
    query: z.object({ guest_token: guestToken }),
    response: job,
  },
  'agents.guestMessages': {
    summary: 'A reply as a stream for its guest',
    body: z.object({ ...readMessages, guest_token: guestToken }),
  },
  'agents.terminate': {
    summary: 'Stop a job; what is written stays',
    params: z.object({ id }),
    body: z.object({ reply: id.optional(), attempt: z.number().int().min(0).optional() }),
    response: z.object({ stopped: z.boolean(), status: z.enum(runStatuses) }),
  },
  'agents.versions': {
    summary: 'Versions of a reply',
    params: z.object({ id }),
    query: z.object({ reply: id }),
    response: z.object({
      versions: z.array(z.object({ version: z.number().int(), at: z.iso.datetime(), reply: stored })),
    }),
  },
  'agents.passages': {
    summary: 'Passages of a document that a reply cites, as they stand in the library or in the uploaded file',
    params: z.object({ id }),
    body: z.object({ reply: id, ...citedVersion }),
    response: citedPassages,
  },
  /** Asked again for the same reply it gives the same work, unless that was put away. */
  'agents.keep': {
    summary: 'Make a work of a reply, to go on with',
    params: z.object({ id }),
    body: z.object({ reply: id }),
    response: z.object({
      work_id: z.string(),
      /** What the work is: that of the tool that has a use for what the reply found. */
      kind: kindName,
      /** Path of its page. */
      link: z.string(),
    }),
  },
  /** Sent again it takes the place of the former one; `none` takes it back. */
  'agents.feedback': {
    summary: 'Judge a reply',
    body: z.object({
      job_id: id,
      reply: id,
      rating: z.enum(['up', 'down', 'none']),
      content: z.string().trim().max(2000).optional(),
    }),
    response: z.object({ rating: z.enum(['up', 'down']).nullable() }),
  },
  /** The branch that ends in `leaf`, one `reply`, or the newest branch. */
  'agents.export': {
    summary: 'A job, or one of its replies, as a document',
    body: z.object({
      job_id: id,
      leaf: id.optional(),
      reply: id.optional(),
      format: z.enum(['md', 'docx', 'pdf']),
    }),
  },
  /** Field `files`, once or more; field `job_id` for a job that exists. Each file is judged alone. */
  'agents.uploadFile': {
    summary: 'Upload documents for an agent',
    body: z.object({ files: z.union([z.file(), z.array(z.file()).min(1)]), job_id: id.optional() }),
    response: z.object({
      files: z.array(
        file.partial({ file_id: true }).extend({
          status: z.enum(uploadStatuses),
          error: z.enum(uploadErrors).optional(),
        }),
      ),
    }),
  },
  'agents.signFiles': {
    summary: 'Addresses of own files that work for 15 minutes without a session',
    body: z.object({ file_ids: files.min(1) }),
    response: z.object({
      files: z.array(z.object({ file_id: id, url: z.string(), expires_at: z.iso.datetime() })),
    }),
  },
  'agents.file': {
    summary: 'A file by its signed address',
    params: z.object({ file_id: id }),
    query: z.object({
      expires: z.coerce.number().int().min(0).max(1e13),
      /** Whoever had it signed: the address ends with their session, token or membership. */
      by: z.string().regex(/^[\w-]{1,512}$/),
      signature: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  },
  /** `doc_id` is the id of an uploaded file, or of a document that the job cites. */
  'agents.data': {
    summary: 'A document that a job works on: its text and parts',
    body: z.object(documentOfJob),
    response: z.object({
      doc_id: z.string(),
      version: z.number().int(),
      title: z.string(),
      text: z.string(),
      language: z.string(),
      /** Pages, where the document has any. */
      pages: z.number().int().optional(),
      parts: z.array(
        z.object({
          kind: z.enum(partKinds),
          start: z.number().int(),
          end: z.number().int(),
          label: z.string().optional(),
          section: z.string().optional(),
          page: z.number().int().optional(),
        }),
      ),
    }),
  },
  'agents.extractedData': {
    summary: 'What was read out of a document of a job: its outline and key sentences with their places',
    query: z.object(documentOfJob),
    response: z.object({
      doc_id: z.string(),
      title: z.string(),
      outline: z.array(z.object({ title: z.string(), page: z.number().int().optional(), start: z.number().int() })),
      sentences: z.array(
        z.object({
          text: z.string(),
          start: z.number().int(),
          end: z.number().int(),
          section: z.string().optional(),
          page: z.number().int().optional(),
        }),
      ),
    }),
  },
} as const;
