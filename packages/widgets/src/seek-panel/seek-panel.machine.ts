import type { SnapshotPart, StreamGroup } from '@assay/contract';
import {
  type ModuleStatus,
  type PageStatus,
  pageStatus,
  type QuestionStatus,
  type SeekModuleType,
} from '@assay/domain';
import { type CitedPassage, type PassageInOrder, passageKey } from '../evidence/passages.ts';
import { type FollowEvent, type FollowedRun, followed, isSettled, unheard } from '../run/followed-run.ts';
import type { Failure } from '../run/run.types.ts';
import { type PartialContent, readContent, type SeekPage, type SeekQuestion } from './module-contents.ts';

/** A question of the page; its run is named by its id. */
export interface QuestionState extends FollowedRun {
  question: SeekQuestion;
}

/** Which citation the evidence drawer shows: the cite of a question in reading order, and one of its passages. */
export interface EvidencePlace {
  questionId: string;
  /** Key of the passage: document, version, start, end. */
  key: string;
}

export interface PanelState {
  page: { status: 'loading' } | { status: 'ready'; page: SeekPage } | { status: 'failed'; failure: Failure };
  questions: readonly QuestionState[];
  evidence?: EvidencePlace;
  /** Only sentences without support are shown at full strength. */
  onlyUnsupported: boolean;
}

export type PanelEvent =
  | { type: 'page loaded'; page: SeekPage }
  | { type: 'page failed'; failure: Failure }
  | { type: 'question asked'; question: SeekQuestion }
  | FollowEvent
  | { type: 'regeneration started'; questionId: string; modules: readonly SeekModuleType[] }
  | { type: 'evidence opened'; place: EvidencePlace }
  | { type: 'evidence closed' }
  | { type: 'unsupported filtered'; only: boolean };

export const initialPanel: PanelState = { page: { status: 'loading' }, questions: [], onlyUnsupported: false };

const begin = (question: SeekQuestion): QuestionState => ({ ...unheard, question });

function change(state: PanelState, id: string, next: (held: QuestionState) => QuestionState): PanelState {
  const index = state.questions.findIndex(({ question }) => question.question_id === id);
  const held = state.questions[index];
  return held ? { ...state, questions: state.questions.with(index, next(held)) } : state;
}

/** The next state of a panel. Pure; an event about a question that is not on the page changes nothing. */
export function panelReducer(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'page loaded': {
      const held = new Map(state.questions.map((question) => [question.question.question_id, question]));
      return {
        ...state,
        page: { status: 'ready', page: event.page },
        questions: event.page.questions.map((question) => {
          const known = held.get(question.question_id);
          return known ? { ...known, question } : begin(question);
        }),
      };
    }
    case 'page failed':
      return { ...state, page: { status: 'failed', failure: event.failure } };
    case 'question asked': {
      const isKnown = state.questions.some(({ question }) => question.question_id === event.question.question_id);
      return isKnown ? state : { ...state, questions: [...state.questions, begin(event.question)] };
    }
    case 'regeneration started':
      return change(state, event.questionId, ({ failure: _, timeout: __, ...held }) => ({
        ...held,
        stream: {
          ...held.stream,
          status: 'PROCESSING',
          stopped: false,
          groups: held.stream.groups.map((held) =>
            (event.modules as readonly string[]).includes(held.group)
              ? { group: held.group, version: held.version, status: 'INIT', started: false }
              : held,
          ),
        },
      }));
    case 'evidence opened':
      return { ...state, evidence: event.place };
    case 'evidence closed': {
      const next = { ...state };
      delete next.evidence;
      return next;
    }
    case 'unsupported filtered':
      return { ...state, onlyUnsupported: event.only };
    default:
      return change(state, event.run, (held) => followed(held, event));
  }
}

/** Status of a question in the words of section 4. */
export function questionStatusOf(held: QuestionState): QuestionStatus {
  if (isSettled(held)) return 'done';
  return held.stream.stream === undefined ? 'starting' : 'streaming';
}

/**
 * True while an answer that was finished before the page opened is still on its way: it is shown whole or not at all,
 * so that nothing on the page moves. A connection that has to wait shows what the page itself holds.
 */
export function isRestoring({ question, stream, connection, failure, wasRead = false }: QuestionState): boolean {
  const wasFinished = question.modules.length > 0 && question.modules.every((module) => module.status === 'FINISH');
  const isOnItsWay = connection === undefined || ['connecting', 'open', 'following'].includes(connection.status);
  return wasFinished && isOnItsWay && !failure && !wasRead && stream.status === 'PROCESSING';
}

/** Status of the whole page. */
export function pageStatusOf({ questions }: PanelState): PageStatus {
  return pageStatus(questions.map(questionStatusOf));
}

/** Status of a module in the words of section 4, from what its stream says of it. */
export function moduleStatusOf(module: StreamGroup | undefined, hasText: boolean): ModuleStatus {
  if (module === undefined) return 'starting';
  switch (module.status) {
    case 'INIT':
      if (hasText) return 'streaming';
      return module.started ? 'fetching' : 'starting';
    case 'FINISH_METADATA':
      return 'streaming';
    case 'FINISH':
      return module.failed ? 'failed' : 'success';
  }
}

export interface ModuleState<M extends SeekModuleType = SeekModuleType> {
  name: M;
  priority: number;
  status: ModuleStatus;
  /** Ended by a stop: what is written stays and is labelled. */
  isStopped: boolean;
  version: number;
  content: PartialContent<M>;
  /** Streamed text of the module, in the order of its parts. */
  texts: readonly SnapshotPart[];
}

/** A module of a question with all that has arrived of it. */
export function moduleOf<M extends SeekModuleType>({ question, stream }: QuestionState, name: M): ModuleState<M> {
  const plan = question.modules.find((module) => module.module_name === name);
  const held = stream.groups.find(({ group }) => group === name);
  const parts = stream.parts.filter((part) => part.group === name);
  const texts = parts.filter((part) => part.kind === 'text');
  const hasText = texts.some((part) => (part.text ?? '') !== '');
  const isOver = stream.status !== 'PROCESSING';
  const known = held ?? (isOver && plan ? storedModule(plan) : undefined);
  return {
    name,
    priority: plan?.priority ?? 0,
    status: known || !isOver ? moduleStatusOf(known, hasText) : 'success',
    isStopped: known?.stopped ?? false,
    version: known?.version ?? plan?.version ?? 1,
    content: readContent(name, plan?.content, ...parts.map(pieceOf)),
    texts,
  };
}

/** Data of a part as a piece of its module's content: the values table travels as a part of its own. */
function pieceOf({ part, data }: SnapshotPart): unknown {
  return part.endsWith('.values') ? { values: data } : data;
}

function storedModule(plan: SeekQuestion['modules'][number]): StreamGroup {
  return {
    group: plan.module_name,
    status: plan.status,
    version: plan.version,
    started: plan.status !== 'INIT',
    ...(plan.failed ? { failed: true } : {}),
    ...(plan.stopped ? { stopped: true } : {}),
  };
}

/** Passages near in meaning that the answer does not cite, as the drawer walks through them. */
export function nearPassagesOf(held: QuestionState): PassageInOrder[] {
  return (moduleOf(held, 'VECTOR').content.hits ?? []).map(({ citation }) => ({
    key: passageKey(citation),
    evidence: citation,
    timesCited: 0,
  }));
}

/** All cited passages of a question: those of the text in reading order, then those only its tables and charts cite. */
export function passagesOf({ question, stream }: QuestionState): PassageInOrder[] {
  const order = new Map(stream.parts.map((part, index) => [part.part, index]));
  const numbers = new Map(stream.sources.map((source) => [source.id, source.number]));
  const byDocument = new Map(stream.sources.map((source) => [`${source.document}\u0000${source.version}`, source]));
  const passages = new Map<string, PassageInOrder>();
  const add = (evidence: CitedPassage) => {
    const key = passageKey(evidence);
    const held = passages.get(key);
    const number = evidence.source === undefined ? undefined : numbers.get(evidence.source);
    if (held) passages.set(key, { ...held, timesCited: held.timesCited + 1 });
    else passages.set(key, { key, evidence, timesCited: 1, ...(number === undefined ? {} : { number }) });
  };
  const cites = stream.cites.toSorted((a, b) => (order.get(a.part) ?? 0) - (order.get(b.part) ?? 0) || a.from - b.from);
  for (const cite of cites) for (const evidence of cite.evidence) add(evidence);
  const held: QuestionState = { ...unheard, question, stream };
  const { nearest = [], values = [] } = moduleOf(held, 'SUMMARY').content;
  const further = [
    ...nearest.flatMap((sentence) => sentence.citations),
    ...values.map((value) => value.citation),
    ...(moduleOf(held, 'APPLICATION').content.cards ?? []).flatMap((card) =>
      card.sentences.flatMap((sentence) => sentence.citations),
    ),
    ...(moduleOf(held, 'PUM_CHART').content.cells ?? []).flatMap((cell) => cell.citations),
  ];
  for (const citation of further) {
    if (passages.has(passageKey(citation))) continue;
    const source = byDocument.get(`${citation.document}\u0000${citation.version}`)?.id;
    add(source === undefined ? citation : { ...citation, source });
  }
  return [...passages.values()];
}

/** Longest question, in characters, that is its own title. */
const ownTitle = 160;

/** Title of a question: as it was asked where that is short, else as the service shortened it. */
export function titleOf(held: QuestionState): string {
  const { input } = held.question;
  return input.length <= ownTitle && !input.includes('\n') ? input : (moduleOf(held, 'TITLE').content.title ?? input);
}
