import { type PartKind, type StreamState, usageFrame } from '@assay/contract';
import {
  type AnswerEvent,
  type AnswerSection,
  bcp47,
  type Citation,
  detectIntents,
  type ProblemMeans,
  type RouteName,
  routes,
  type SeekIntent,
  type SeekModuleType,
  seekIntents,
  seekTitle,
} from '@assay/domain';
import type { StreamWriter } from '../../ground/streams/stream-writer.ts';
import type { CitationWriter } from '../../knowledge/evidence/citation-writer.ts';
import type { LibraryReader, Retrieval } from '../../knowledge/evidence/evidence.types.ts';
import { partName, type SummaryOrigin } from './module-content.ts';
import type { QuestionRow, SeekPorts } from './seek.types.ts';
import type { SeekWords } from './seek-words.ts';

/** What a module has at hand while it is written. */
export interface ModuleContext {
  module: SeekModuleType;
  question: QuestionRow;
  thread: readonly string[];
  /** What the last answer of the thread quoted. */
  former: readonly Citation[];
  words: SeekWords;
  writer: StreamWriter;
  cites: CitationWriter;
  ports: Pick<SeekPorts, 'engine' | 'search' | 'library'>;
  signal: AbortSignal;
  /** Searched once for all modules of a run. */
  retrieve: (mode: 'full' | 'semantic') => Promise<Retrieval>;
  /** Topics the person subscribed to. */
  topics: () => Promise<readonly string[]>;
  /** Announces a part; the first one also tells that the module's metadata is known. */
  openPart(part: string, kind: PartKind, title?: string): void;
}

export type ModuleWriter = (context: ModuleContext) => Promise<void>;

const semanticHits = 10;
const recommended = 6;

/** Which screen serves an intent; those that are not built are not offered, nor what no agent does yet. */
const intentRoutes: Record<SeekIntent, RouteName | undefined> = {
  novelty: undefined,
  fto: 'imageFto',
  translation: 'drafting',
  drafting: 'drafting',
  triz: 'agentFlow',
  fmea: undefined,
  company: 'companySearch',
};

/** How each module of a question is written. */
export const moduleWriters: Record<SeekModuleType, ModuleWriter> = {
  TITLE: async (context) => put(context, 'data', { title: seekTitle(context.question.input) }),
  SUMMARY: writeSummary,
  REFERENCE: async (context) =>
    put(context, 'sources', await referencesOf(context.writer.state, context.question, context.ports.library)),
  VECTOR: writeVector,
  OUTLINE: async (context) => put(context, 'data', outlineOf(context.writer.state, context.words)),
  APPLICATION: writeApplication,
  PUM_CHART: writeChart,
  DEFAULT: writeRemarks,
  RECOMMEND: writeRecommendations,
  TO_TECH_MIND: async (context) =>
    put(context, 'data', { input: context.question.input, available: routes.board.built }),
  TO_MATERIAL_MIND: async (context) =>
    put(context, 'data', { input: context.question.input, available: routes.board.built }),
  OTHER_INTENT_RECOMMEND: writeIntents,
  PROJECT_ITEM_LIST: async (context) => put(context, 'data', { items: [] }),
};

/** References as the source list shows them: what has been cited so far, with counts. */
export async function referencesOf(
  state: StreamState,
  question: Pick<QuestionRow, 'tenant_id'>,
  library: LibraryReader,
) {
  const sources = [...state.sources].sort((a, b) => a.number - b.number);
  const details = await library.details(question.tenant_id, [...new Set(sources.map(({ document }) => document))]);
  return {
    references: sources.map(({ id, number, document, version, title, sourceType, year, owner, language, url }) => ({
      source: id,
      number,
      document,
      version,
      title,
      type: sourceType,
      language,
      ...(year === undefined ? {} : { year }),
      ...(owner === undefined ? {} : { owner }),
      ...(url === undefined ? {} : { url }),
      times_cited: timesCited(state, id),
      licence: details.get(document)?.licence ?? '',
    })),
  };
}

/** How often a source stands behind what is written: its sentences, else the rows of tables and charts. */
function timesCited({ cites, parts }: StreamState, id: string): number {
  const sentences = cites.filter(({ evidence }) => evidence.some(({ source }) => source === id)).length;
  if (sentences > 0) return sentences;
  const rows = parts.flatMap(({ part, data }) => (part.endsWith('.values') && Array.isArray(data) ? data : []));
  return rows.filter(({ citation }: { citation: Citation }) => `${citation.document}@${citation.version}` === id)
    .length;
}

/** Headings of what has been written, in the order of the page. */
export function outlineOf(state: StreamState, words: SeekWords) {
  const heads: readonly [part: string, module: SeekModuleType, title: string][] = [
    ['SUMMARY', 'SUMMARY', words('summary')],
    ['SUMMARY.values', 'SUMMARY', words('values')],
    ['APPLICATION.1', 'APPLICATION', words('application')],
    ['PUM_CHART', 'PUM_CHART', words('chart')],
    ['DEFAULT', 'DEFAULT', words('remarks')],
    ['REFERENCE', 'REFERENCE', words('references')],
  ];
  const items = heads
    .filter(([name]) => state.parts.some(({ part, text, data }) => part === name && isFilled(text ?? data)))
    .map(([part, module, title]) => ({ module, part, level: part === 'SUMMARY.values' ? 2 : 1, title }));
  const cards = state.parts
    .filter(({ part, title }) => part.startsWith('APPLICATION.') && title)
    .map(({ part, title = '' }) => ({ module: 'APPLICATION' as const, part, level: 2, title }));
  return { items: items.flatMap((item) => (item.module === 'APPLICATION' ? [item, ...cards] : [item])) };
}

async function writeSummary(context: ModuleContext): Promise<void> {
  const { writer, words, cites, ports } = context;
  writer.push({ type: 'progress', step: words('searching'), group: context.module });
  const { searched } = await context.retrieve('full');
  let origin: SummaryOrigin = { searched, engine: ports.engine.name, grade: 'answered' };
  const text = partName(context.module);
  const near = partName(context.module, 'nearest');
  const about = partName(context.module, 'searched');
  const tell = (more: Partial<SummaryOrigin>) => {
    origin = { ...origin, ...more };
    writer.push({ type: 'patch', part: about, data: origin });
  };
  context.openPart(text, 'text');
  context.openPart(about, 'data');
  tell({});
  writer.push({ type: 'progress', step: words('writing'), group: context.module });
  for await (const event of engineEvents(context, 'summary')) {
    if (event.type === 'sentence') await cites.sentence(text, event.sentence, event.paragraph);
    else if (event.type === 'verdict') {
      const { type: _, ...verdict } = event;
      tell(verdict);
    } else if (event.type === 'unanswered') writer.text(text, event.text);
    else if (event.type === 'nearest') {
      // What only comes near is told where something is missing.
      if (origin.grade === 'answered') continue;
      if (origin.reasons === undefined) context.openPart(near, 'text');
      tell({ reasons: [...(origin.reasons ?? []), event.reason] });
      await cites.sentence(near, event.sentence, true);
    } else if (event.type === 'usage' && event.engine !== origin.engine) {
      // A model that gave no answer leaves the word to quotation, which signs with its own name.
      tell({ engine: event.engine });
    } else if (event.type === 'values') {
      const verified = await cites.verified(event.values.map(({ citation }) => citation));
      const values = event.values.filter(({ citation }) => verified.includes(citation));
      if (values.length === 0) continue;
      await cites.announce(values.map(({ citation }) => citation));
      context.openPart(partName(context.module, 'values'), 'table');
      writer.push({ type: 'patch', part: partName(context.module, 'values'), data: values });
    }
  }
}

async function writeApplication(context: ModuleContext): Promise<void> {
  let card = 0;
  for await (const event of engineEvents(context, 'application')) {
    if (event.type !== 'application') continue;
    card += 1;
    const part = partName(context.module, card);
    context.openPart(part, 'text', event.title);
    for (const sentence of event.sentences) await context.cites.sentence(part, sentence);
  }
}

async function writeRemarks(context: ModuleContext): Promise<void> {
  const part = partName(context.module);
  context.openPart(part, 'text');
  for await (const event of engineEvents(context, 'remarks')) {
    if (event.type === 'sentence') await context.cites.sentence(part, event.sentence, event.paragraph);
  }
}

async function writeVector(context: ModuleContext): Promise<void> {
  const { passages } = await context.retrieve('semantic');
  const hits = passages
    .slice(0, semanticHits)
    .map(({ document, version, title, sourceType, language, similarity, score, text, start, end }) => ({
      document,
      version,
      title,
      type: sourceType,
      language,
      score: similarity ?? score,
      citation: { document, version, start, end, quote: text },
    }));
  const verified = await context.cites.verified(hits.map(({ citation }) => citation));
  put(context, 'data', { hits: hits.filter(({ citation }) => verified.includes(citation)) });
}

async function writeChart(context: ModuleContext): Promise<void> {
  const pairs: ProblemMeans[] = [];
  let method: string = context.ports.engine.name;
  for await (const event of engineEvents(context, 'problem-means')) {
    if (event.type !== 'problem-means') continue;
    const [isTrue] = await context.cites.verified([event.pair.citation]);
    if (isTrue) pairs.push(event.pair);
    await context.cites.announce(isTrue ? [event.pair.citation] : []);
    method = event.method;
  }
  put(context, 'chart', chartOf(pairs, method));
}

/** Problems against means, each in order of first mention; a cell counts and cites the statements of both. */
export function chartOf(pairs: readonly ProblemMeans[], method: string) {
  const problems = [...new Set(pairs.map(({ problem }) => problem))];
  const means = [...new Set(pairs.map((pair) => pair.means))];
  const cells = problems.flatMap((problem, row) =>
    means.flatMap((mean, column) => {
      const citations = pairs.filter((p) => p.problem === problem && p.means === mean).map(({ citation }) => citation);
      return citations.length === 0 ? [] : [{ problem: row, means: column, count: citations.length, citations }];
    }),
  );
  return { problems, means, cells, method };
}

async function writeRecommendations(context: ModuleContext): Promise<void> {
  const topics = await context.topics();
  const mine = new Set<string>();
  for (const topic of topics) {
    for (const text of await context.ports.search.suggest(context.question.tenant_id, topic, 3)) mine.add(text);
  }
  if (mine.size > 0) return put(context, 'data', { source: 'my', questions: [...mine].slice(0, recommended) });
  const listed: string[] = [];
  for await (const event of engineEvents(context, 'related')) {
    if (event.type === 'related') listed.push(...event.questions);
  }
  const others = listed.filter((question) => question !== context.question.input);
  put(context, 'data', { source: 'list', questions: [...new Set(others)].slice(0, recommended) });
}

async function writeIntents(context: ModuleContext): Promise<void> {
  const { input, deep_input } = context.question;
  const available = seekIntents.filter((intent) => {
    const route = intentRoutes[intent];
    return route !== undefined && routes[route].built;
  });
  const intents = detectIntents(`${input} ${deep_input ?? ''}`, available);
  put(context, 'data', { intents: intents.map((intent) => ({ intent, input })) });
}

/** Writes the one data part of a module that comes as a whole. */
function put(context: ModuleContext, kind: PartKind, data: unknown): void {
  const part = partName(context.module);
  context.openPart(part, kind);
  context.writer.push({ type: 'patch', part, data });
}

async function* engineEvents(context: ModuleContext, section: AnswerSection): AsyncIterable<AnswerEvent> {
  const { question, ports, thread, former, writer, signal } = context;
  const { passages, searched, understood, readAs, expansions, cards } = await context.retrieve('full');
  const events = ports.engine.answer({
    section,
    question: question.input,
    ...(question.deep_input === null ? {} : { deepInput: question.deep_input }),
    thread,
    ...(understood === undefined ? {} : { understood }),
    ...(readAs === undefined ? {} : { readAs }),
    ...(expansions === undefined ? {} : { expansions }),
    ...(cards === undefined ? {} : { cards }),
    ...(former.length === 0 ? {} : { former }),
    language: bcp47[question.locale],
    passages,
    searched,
    signal,
  });
  for await (const event of events) {
    signal.throwIfAborted();
    if (event.type === 'progress') writer.push({ ...event, group: context.module });
    else {
      if (event.type === 'usage') writer.push(usageFrame(writer.state, event));
      yield event;
    }
  }
  signal.throwIfAborted();
}

function isFilled(content: unknown): boolean {
  if (typeof content === 'string') return content !== '';
  if (Array.isArray(content)) return content.length > 0;
  if (typeof content !== 'object' || content === null) return false;
  return Object.values(content).some((value) => Array.isArray(value) && value.length > 0);
}
