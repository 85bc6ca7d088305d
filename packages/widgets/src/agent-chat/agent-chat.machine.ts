import type { StreamState } from '@assay/contract';
import { type AgentStep, isRunOver, type RunStatus, replyPart } from '@assay/domain';
import { type FollowEvent, type FollowedRun, followed, unheard } from '../run/followed-run.ts';
import type { Failure } from '../run/run.types.ts';
import type { AgentJob, AgentMessage, BegunReply, HeldReply, Rating, UploadedFile } from './agent-chat.types.ts';

export interface ChatState {
  job:
    | { status: 'loading' }
    | { status: 'ready'; job: Omit<AgentJob, 'messages' | 'has_more'> }
    | { status: 'failed'; failure: Failure };
  messages: ReadonlyMap<string, AgentMessage>;
  /** Messages before the oldest one held. */
  hasOlder: boolean;
  /** By the id of a parent, or `root`: the child that is shown where there are several. */
  chosen: Readonly<Record<string, string>>;
  /** By the id of a parent, or `root`: what follows it, in the order in which it was written. */
  children: ReadonlyMap<string, readonly string[]>;
  /** Ids of the thread that is shown, first to last; the same array while it is the same thread. */
  path: readonly string[];
  /** Replies that are followed while they are written, by the id of the reply, which names its run. */
  live: Readonly<Record<string, FollowedRun>>;
  /** Passage that the evidence drawer shows, and the reply that cites it. */
  evidence?: { reply: string; key: string };
}

export type ChatEvent =
  | { type: 'job loaded'; job: AgentJob }
  | { type: 'job failed'; failure: Failure }
  | { type: 'older loaded'; job: AgentJob }
  | {
      type: 'turn begun';
      begun: BegunReply;
      content: string;
      files: readonly UploadedFile[];
      parent: string | null;
      at: string;
    }
  | { type: 'reply resumed'; begun: BegunReply }
  | { type: 'reply again'; begun: BegunReply }
  | FollowEvent
  | { type: 'branch chosen'; message: string }
  | { type: 'rated'; reply: string; rating: Rating | undefined }
  | { type: 'evidence opened'; reply: string; key: string }
  | { type: 'evidence closed' };

const root = 'root';

export const initialChat: ChatState = {
  job: { status: 'loading' },
  messages: new Map(),
  hasOlder: false,
  chosen: {},
  children: new Map(),
  path: [],
  live: {},
};

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'job loaded': {
      const { messages, has_more: hasMore, ...job } = event.job;
      const isFirst = state.messages.size === 0;
      const held = merged(state.messages, messages);
      return threaded({
        ...state,
        job: { status: 'ready', job },
        messages: held,
        hasOlder: isFirst ? hasMore : state.hasOlder,
      });
    }
    case 'job failed':
      return state.job.status === 'ready' ? state : { ...state, job: { status: 'failed', failure: event.failure } };
    case 'older loaded':
      return threaded({
        ...state,
        messages: new Map([
          ...event.job.messages.map((message) => [message.message_id, message] as const),
          ...state.messages,
        ]),
        hasOlder: event.job.has_more,
      });
    case 'turn begun': {
      const { begun, content, files, parent, at } = event;
      const user: AgentMessage = {
        message_id: begun.message_id,
        parent_id: parent,
        role: 'user',
        at,
        content,
        files: files.flatMap(({ file_id, name, type, size }) =>
          file_id === undefined ? [] : [{ file_id, name, type, size }],
        ),
      };
      const reply: AgentMessage = {
        message_id: begun.reply,
        parent_id: begun.message_id,
        role: 'agent',
        at,
        content: '',
        files: [],
        status: begun.status,
        version: 1,
        ...(begun.status === 'paused' ? { plan: begun.plan } : {}),
      };
      const chosen = { ...state.chosen, [parent ?? root]: user.message_id };
      return threaded({ ...state, messages: merged(state.messages, [user, reply]), chosen });
    }
    case 'reply resumed':
      return changed(state, event.begun.reply, ({ plan: _, ...message }) => ({
        ...message,
        status: event.begun.status,
      }));
    case 'reply again': {
      const { [event.begun.reply]: _, ...live } = state.live;
      return changed({ ...state, live }, event.begun.reply, ({ reply: __, ...message }) => ({
        ...message,
        status: event.begun.status,
        version: (message.version ?? 1) + 1,
      }));
    }
    case 'branch chosen': {
      const message = state.messages.get(event.message);
      if (!message) return state;
      return threaded({ ...state, chosen: { ...state.chosen, [message.parent_id ?? root]: message.message_id } });
    }
    case 'rated':
      return changed(state, event.reply, ({ rating: _, ...message }) =>
        event.rating ? { ...message, rating: event.rating } : message,
      );
    case 'evidence opened':
      return { ...state, evidence: { reply: event.reply, key: event.key } };
    case 'evidence closed': {
      const { evidence: _, ...rest } = state;
      return rest;
    }
    default:
      return heard(state, event);
  }
}

/** What a reply holds: its stream while it is followed, else what was stored. */
export function heldReply(state: Pick<ChatState, 'live'>, message: AgentMessage): HeldReply | undefined {
  const stream = state.live[message.message_id]?.stream;
  if (stream && stream.attempt > 0) return stream;
  return message.reply;
}

/** The text of a reply. */
export function textOf(reply: HeldReply | undefined): string {
  return reply?.parts.find(({ part }) => part === replyPart)?.text ?? '';
}

/** Steps of a reply in their order. */
export function stepsOf(reply: HeldReply | undefined): readonly AgentStep[] {
  return (reply?.parts ?? []).flatMap(({ kind, data }) => (kind === 'step' && isStep(data) ? [data] : []));
}

function isStep(data: unknown): data is AgentStep {
  return typeof data === 'object' && data !== null && 'step' in data && 'status' in data;
}

/** Replies whose stream is worth following: those that are written or wait for an answer to a step. */
export function repliesToFollow({ messages, live }: ChatState): string[] {
  return [...messages.values()]
    .filter(
      ({ role, status, plan, message_id: id }) =>
        role === 'agent' &&
        plan === undefined &&
        (live[id] !== undefined || (status !== undefined && !isRunOver(status))),
    )
    .map(({ message_id: id }) => id);
}

const none: readonly string[] = [];

/** Wordings of a message, itself among them, in the order in which they were written. */
export function siblingsOf({ children }: Pick<ChatState, 'children'>, message: AgentMessage): readonly string[] {
  return children.get(message.parent_id ?? root) ?? none;
}

/** The reply that a message would follow: the last of the thread. */
export function lastReply({ messages, path }: Pick<ChatState, 'messages' | 'path'>): AgentMessage | undefined {
  return path.map((id) => messages.get(id)).findLast((message) => message?.role === 'agent');
}

function statusOfStream(stream: StreamState): RunStatus {
  if (stream.status === 'FAILED') return 'failed';
  if (stream.status === 'FINISH') return stream.stopped ? 'stopped' : 'done';
  return stepsOf(stream).some(({ status }) => status === 'approval') ? 'paused' : 'running';
}

/** What was heard of a reply; its stream tells where the message stands. */
function heard(state: ChatState, event: FollowEvent): ChatState {
  const { run } = event;
  const next = { ...state, live: { ...state.live, [run]: followed(state.live[run] ?? unheard, event) } };
  if (event.type !== 'stream changed') return next;
  const status = statusOfStream(event.stream);
  return state.messages.get(run)?.status === status ? next : changed(next, run, (message) => ({ ...message, status }));
}

function changed(state: ChatState, id: string, change: (message: AgentMessage) => AgentMessage): ChatState {
  const message = state.messages.get(id);
  if (!message) return state;
  return { ...state, messages: new Map(state.messages).set(id, change(message)) };
}

/** Newer rows take the place of held ones, in the place those have. */
function merged(
  held: ReadonlyMap<string, AgentMessage>,
  messages: readonly AgentMessage[],
): ReadonlyMap<string, AgentMessage> {
  const next = new Map(held);
  for (const message of messages) next.set(message.message_id, message);
  return next;
}

/** Follows the chosen children from the oldest message held, or the newest where nothing was chosen. */
function threaded(state: ChatState): ChatState {
  const children = new Map<string, string[]>();
  for (const { message_id: id, parent_id: parent } of state.messages.values()) {
    // A message whose parent has not been loaded begins what can be shown.
    const place = parent !== null && state.messages.has(parent) ? parent : root;
    const list = children.get(place);
    if (list) list.push(id);
    else children.set(place, [id]);
  }
  const path: string[] = [];
  const begin = children.get(root);
  let at = begin?.find((id) => state.chosen[state.messages.get(id)?.parent_id ?? root] === id) ?? begin?.at(-1);
  while (at !== undefined) {
    path.push(at);
    const next = children.get(at);
    const chosen = state.chosen[at];
    at = next?.find((id) => id === chosen) ?? next?.at(-1);
  }
  const isSame = path.length === state.path.length && path.every((id, index) => id === state.path[index]);
  return { ...state, children, path: isSame ? state.path : path };
}
