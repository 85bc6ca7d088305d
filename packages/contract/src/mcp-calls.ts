import * as z from 'zod';
import type { CallName } from './calls.ts';
import { librarySchemas } from './library.schemas.ts';
import { moduleData } from './seek.schemas.ts';

/** A call that agents of others are offered as a tool. */
export interface OfferedCall {
  /** Why an agent has a use for it. */
  why: string;
  /** What an agent has to know to make it well, beyond its summary. */
  use: string;
  /** What comes back where that is more than the reply of the call: a run is followed to its end, a text is cut. */
  reply?: z.ZodType;
  /** A text of the reply, of which an agent reads a part at a time. */
  window?: 'text';
}

/** UTF-16 units of a text that an agent is given at a time. */
export const windowLength = { usual: 20_000, longest: 100_000 } as const;

/** An answer as far as it is written. */
const answer = z.object({
  seek_id: z.string(),
  question_id: z.string(),
  /** False while it is still being written. */
  is_finished: z.boolean(),
  modules: z.array(moduleData.pick({ module_name: true, status: true, content: true, failed: true, stopped: true })),
});

/** What comes back of a question that was asked through a tool. */
export type McpAnswer = z.output<typeof answer>;

const offsets = 'Offsets count UTF-16 code units of the stored text of that version, end exclusive.';

/**
 * What agents of others are offered, each with the reason. Left out is what only a page of the product has a use for, what
 * comes in frames or files, what a token may not do, and jobs of the product's own agents, which ask a person.
 */
export const mcpCalls = {
  'seek.init': {
    why: 'A question is what the product is asked first, and a cited answer what an agent can stand on.',
    use: 'Ask one whole question in English, Chinese or Japanese. The call waits for the answer, which is written from the library and from nothing else. Each sentence of SUMMARY names the passages that carry it in `citations`; `grade` says how far the library answers and `gaps` what it leaves open: say so, and fill no gap from elsewhere. REFERENCE lists the documents. With `is_finished` false, read on with seek_page. It counts as one question of its owner. With the `seek_id` of an earlier answer it is a follow-up.',
    reply: answer,
  },
  'seek.page': {
    why: 'An answer is read again later, and by somebody else than whoever asked.',
    use: '`seek_id` comes from seek_init or history_records.',
  },
  'seek.stopEvent': {
    why: 'What was begun can be ended where a client cannot cancel.',
    use: '`question_id` comes from seek_init.',
  },
  'library.search': {
    why: 'Passages are what every statement of the product stands on.',
    use: `Finds by words and by meaning. ${offsets} Read around a passage with library_document.`,
  },
  'library.documents': {
    why: 'Holdings are looked through by owner, class and year, without words to search for.',
    use: 'With `counts` it says what a further filter would leave.',
  },
  'library.document': {
    why: 'A citation is checked where it stands.',
    use: `Gives the text between \`start\` and \`start\` + \`length\`, ${windowLength.usual} units unless said otherwise; \`window\` says which part that is and how long the whole is. ${offsets}`,
    window: 'text',
    reply: librarySchemas['library.document'].response.extend({
      window: z.object({ start: z.int(), end: z.int(), length: z.int() }),
    }),
  },
  'library.holdings': {
    why: 'Whoever finds nothing has to know whether anything of the kind is there.',
    use: 'Ask it before saying that the library has nothing on a subject.',
  },
  'materials.grades': {
    why: 'Materials are found by the names of any standard.',
    use: 'Figures are in stored units: °C, MPa, GPa, g/cm³, W/(m·K); `id` opens the card with materials_grade.',
  },
  'materials.grade': {
    why: 'A card gives values with their conditions and sources.',
    use: 'Each value names its source by id and the condition that it holds under; `missing` lists what no source states.',
  },
  'materials.equivalents': {
    why: 'A grade is exchanged for one of another standard.',
    use: 'Nearest is not equal: `differences` with `matters` are to be told.',
  },
  'materials.compare': {
    why: 'Grades are chosen side by side.',
    use: '`grades` are up to five ids with commas between.',
  },
  'companies.find': {
    why: 'Assignees and competitors are companies, written in many ways.',
    use: '`id` opens what is known with companies_info; a dash stands for what is not known.',
  },
  'companies.info': {
    why: 'A name that was found has to be told from its namesakes.',
    use: '`id` comes from companies_find.',
  },
  'triz.create': {
    why: 'It begins a work of TRIZ.',
    use: 'Tell the problem in a few sentences: what is to improve, and what gets worse by it. `triz_mind_id` is the id of the work. Next: works_open, set the right parameters with works_edit, then works_act with the action `principles`. It counts as one use of its owner.',
  },
  'boards.create': {
    why: 'It begins a board of ideas on a problem.',
    use: 'Tell the problem in a few sentences. `mind` is `tech-mind` for techniques, `material-mind` for materials, `idea-exploration` for what the library holds. `board_id` is the id of the work. Next: works_act with the action `ideas`, then works_open. It counts as one use of its owner.',
  },
  'boards.pushDirection': {
    why: 'A board grows where somebody wants to go on.',
    use: '`job_id` is the id of the board and `node_id` a record of works_open: an idea, a branch, or `work` for a new branch. The new cards are in `node_ids`; nothing else changes. A card without `evidence` says that no passage speaks of the direction.',
  },
  'works.begin': {
    why: 'It begins a work of any tool, also of one that has no call of its own.',
    use: 'Tell the problem in a few sentences. `work_id` is the id of the work. Next: works_open, whose `guide` says what its records are. It counts as its tool says: for most as one use of its owner. The values of `kind` stand below, each with the name of its tool.',
  },
  'works.open': {
    why: 'What a tool made is read with its evidence.',
    use: 'Records form a tree by `parent`; `origin` and `origins` say who wrote what, `evidence` quotes the source word for word, `basis` what a record was derived from. `guide` says which records the kind of work has and what the numbers in them mean.',
  },
  'works.edit': {
    why: 'An agent writes into a work as its person does.',
    use: 'Give each edit an `id` of your own: sent twice, it is done once. Operations: `set` a field (null empties it), `add` a record with an id of your own under a parent, `move`, `remove`, `cite` a passage word for word, `base`. The record of the work itself has the id `work`. Read works_open first for the types and fields. An edit that is refused says why in `refused`, and nothing of it is done. `undoes` takes back an edit of one’s own.',
  },
  'works.act': {
    why: 'The rules of a tool are set to work by an agent too.',
    use: 'For a TRIZ work the actions are `principles` (those that its contradictions name, each with passages), `standards` (standard solutions for each record `model`), `effects` (effects that serve each record `function`, with their sources) and, where a model is connected, `concepts` (a concept for each principle that has none). For a board it is `ideas`: it finds ideas for the branches that have none. For technical questions it is `answer`: it answers each record `question` that has no answer, or another wording than the one that was answered, and counts each as one use of its owner. `guided` of TRIZ goes with a person from the problem to concepts and asks on its way. `concepts`, `guided` and `answer` take their time: they give a `run_id`, and works_runs tells how far it is. Read works_open afterwards.',
  },
  'works.runs': {
    why: 'What a tool does over a while is followed to its end.',
    use: 'Ask again every few seconds while the run of works_act is queued or running: `done` of `total` steps. One that is paused with a `question` waits for works_answerRun. Each step that is done stands in works_open at once. `changed` of 0 at the end says that nothing came of it, `failure` why it stopped.',
  },
  'works.answerRun': {
    why: 'What a tool asks on its way is answered, so that it goes on.',
    use: 'A run with the status paused and a `question` waits for an answer. Ask your person what they want and give that as `answer`: for the kind `one` a `value` of `data.options`, for `several` a list of them, for `text` their words, for `contradiction` either `improve` and `worsen` (numbers of parameters) or `separation`. `proposed` is an answer that suggests itself. The first answer counts; then go on with works_runs.',
  },
  'works.stopRun': {
    why: 'What is not wanted any more is stopped.',
    use: '`run_id` comes from works_act or works_runs. The steps that were done stay.',
  },
  'works.suggest': {
    why: 'An agent proposes what a person decides.',
    use: 'Takes operations as works_edit does and changes nothing: whoever edits the work accepts or refuses. Give `reason` in a sentence. Prefer it where a person wrote what you would change.',
  },
  'works.suggestions': {
    why: 'What waits for a decision is not to be proposed twice.',
    use: '`state` is open, accepted or refused.',
  },
  'works.comments': {
    why: 'What people say about a work tells what they want of it.',
    use: 'A comment with `thread` answers the one of that id; `record` and `field` say what it is about.',
  },
  'works.changes': {
    why: 'Who wrote what, when and why is told from the log.',
    use: 'Give the last revision that you know as `after`; with `has_more` ask again from `revision`.',
  },
  'works.sources': {
    why: 'Evidence of a work names documents by id; people know them by title.',
    use: 'Titles, kinds and years of the documents that works_open quotes.',
  },
  'history.records': {
    why: 'An agent takes up what its person worked on.',
    use: 'What has a `kind` is a work for works_open; the source `seek` is an answer for seek_page.',
  },
} as const satisfies Readonly<Partial<Record<CallName, OfferedCall>>>;
