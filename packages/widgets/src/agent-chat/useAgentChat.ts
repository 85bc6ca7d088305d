import type { AgentCode } from '@assay/domain';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { failureOf } from '../run/failure.ts';
import type { Failure } from '../run/run.types.ts';
import { useFollowing } from '../run/useFollowing.ts';
import { type ChatState, chatReducer, initialChat, lastReply, repliesToFollow } from './agent-chat.machine.ts';
import type { AgentSource, NewTurn } from './agent-chat.source.ts';
import type { AgentMessage, BegunReply, Rating, UploadedFile } from './agent-chat.types.ts';

export interface Turn {
  content: string;
  files: readonly UploadedFile[];
}

export interface AgentChatActions {
  /** Sends a message after the last reply. Resolves false, with `problem` set, when it was not taken. */
  send(turn: Turn): Promise<boolean>;
  /** Puts a message in other words, as a branch of its own. */
  edit(message: AgentMessage, content: string): Promise<boolean>;
  runPlan(reply: string): void;
  answer(reply: string, given: { approve: boolean; choice?: { improve: number; worsen: number } }): Promise<boolean>;
  again(reply: string): void;
  stop(reply: string): void;
  chooseBranch(message: string): void;
  /** Absent for a reader who judges nothing. */
  rate?: (reply: string, rating: Rating | undefined) => void;
  loadOlder(): Promise<void>;
  reload(): void;
  reconnect(): void;
  openEvidence(reply: string, key: string): void;
  closeEvidence(): void;
  dismissProblem(): void;
}

export interface AgentChatModel {
  state: ChatState;
  /** What was just tried and did not work. */
  problem: Failure | undefined;
  actions: AgentChatActions;
}

const idsOf = (files: readonly UploadedFile[]) => files.flatMap(({ file_id: id }) => id ?? []);

/** Joins the chat's machine with its source: loads the job, follows the replies that are written, and acts. */
export function useAgentChat(jobId: string, source: AgentSource): AgentChatModel {
  const [state, dispatch] = useReducer(chatReducer, initialChat);
  const [problem, setProblem] = useState<Failure>();
  const held = useRef(state);
  useLayoutEffect(() => {
    held.current = state;
  }, [state]);

  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const job = await source.job(jobId, undefined, signal);
        if (!signal.aborted) dispatch({ type: 'job loaded', job });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'job failed', failure: failureOf(error) });
      }
    },
    [jobId, source],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  const tabs = useRef<ReturnType<AgentSource['tabs']>>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const heard = source.tabs(jobId, () => void load(controller.signal));
    tabs.current = heard;
    return () => {
      controller.abort();
      heard.close();
    };
  }, [source, jobId, load]);

  const streams = useFollowing(source, dispatch);
  const wanted = repliesToFollow(state)
    .map((reply) => `${reply}#${state.messages.get(reply)?.version ?? 1}`)
    .join(' ');
  useEffect(() => {
    for (const key of wanted.split(' ').filter(Boolean)) {
      const [reply = ''] = key.split('#');
      streams.open(key, reply, (of, handlers) => of.follow(jobId, reply, handlers));
    }
  }, [wanted, streams, jobId]);

  const attempt = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work();
      tabs.current?.changed();
      return true;
    } catch (error) {
      setProblem(failureOf(error));
      return false;
    }
  }, []);

  const following = useRef<Promise<void> | undefined>(undefined);
  const actions = useMemo((): AgentChatActions => {
    const { rate } = source;
    const begun = (reply: BegunReply, { content, files }: Turn, parent: string | null) =>
      dispatch({ type: 'turn begun', begun: reply, content, files, parent, at: new Date().toISOString() });
    const turnOf = ({ content, files }: Turn): NewTurn => ({ content, files: idsOf(files) });
    return {
      send: (turn) =>
        attempt(async () => {
          const parent = lastReply(held.current)?.message_id ?? null;
          begun(await source.send(jobId, parent, turnOf(turn)), turn, parent);
        }),
      edit: (message, content) =>
        attempt(async () => {
          const turn: Turn = { content, files: message.files.map((file) => ({ ...file, status: 'success' })) };
          begun(await source.send(jobId, message.parent_id, turnOf(turn)), turn, message.parent_id);
        }),
      runPlan: (reply) =>
        void attempt(async () => dispatch({ type: 'reply resumed', begun: await source.runPlan(jobId, reply) })),
      answer: (reply, given) =>
        attempt(async () => dispatch({ type: 'reply resumed', begun: await source.answer(jobId, reply, given) })),
      again: (reply) =>
        void attempt(async () => dispatch({ type: 'reply again', begun: await source.again(jobId, reply) })),
      stop: (reply) => {
        dispatch({ type: 'stop asked', run: reply });
        void attempt(async () => {
          try {
            await source.stop(jobId, reply, held.current.live[reply]?.stream.attempt ?? 0);
            await load(new AbortController().signal);
          } catch (error) {
            dispatch({ type: 'stop failed', run: reply });
            throw error;
          }
        });
      },
      chooseBranch: (message) => dispatch({ type: 'branch chosen', message }),
      ...(rate && {
        rate: (reply, rating) => {
          const before = held.current.messages.get(reply)?.rating;
          dispatch({ type: 'rated', reply, rating });
          void attempt(async () => {
            try {
              await rate(jobId, reply, rating ?? 'none');
            } catch (error) {
              dispatch({ type: 'rated', reply, rating: before });
              throw error;
            }
          });
        },
      }),
      loadOlder() {
        const [oldest] = held.current.messages.keys();
        if (!held.current.hasOlder || oldest === undefined) return Promise.resolve();
        following.current ??= source
          .job(jobId, oldest, new AbortController().signal)
          .then((job) => dispatch({ type: 'older loaded', job }))
          .catch((error: unknown) => setProblem(failureOf(error)))
          .finally(() => {
            following.current = undefined;
          });
        return following.current;
      },
      reload: () => void load(new AbortController().signal),
      reconnect: streams.reconnect,
      openEvidence: (reply, key) => dispatch({ type: 'evidence opened', reply, key }),
      closeEvidence: () => dispatch({ type: 'evidence closed' }),
      dismissProblem: () => setProblem(undefined),
    };
  }, [attempt, load, source, jobId, streams]);

  return { state, problem, actions };
}

/** The agents and what begins a job. */
export interface NewJobModel {
  problem: Failure | undefined;
  begin(code: AgentCode, turn: Turn, isPlanned: boolean): Promise<BegunReply | undefined>;
}

export function useNewJob(source: AgentSource): NewJobModel {
  const [problem, setProblem] = useState<Failure>();
  const begin = useCallback(
    async (code: AgentCode, { content, files }: Turn, isPlanned: boolean) => {
      setProblem(undefined);
      try {
        return await source.begin(code, { content, files: idsOf(files) }, isPlanned);
      } catch (error) {
        setProblem(failureOf(error));
        return undefined;
      }
    },
    [source],
  );
  return { problem, begin };
}
