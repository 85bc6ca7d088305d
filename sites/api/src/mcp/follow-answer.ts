import { setTimeout as wait } from 'node:timers/promises';
import type { AssayCalls, StreamFrame } from '@assay/contract';
import type { McpAnswer } from '@assay/contract/mcp-tools';
import type { SeekModuleType } from '@assay/domain';
import type { Made, McpCaller } from './mcp-caller.ts';

/** Modules that hold what an answer says and what it stands on. */
const told: readonly SeekModuleType[] = ['SUMMARY', 'APPLICATION', 'DEFAULT', 'REFERENCE'];

/** Milliseconds that an answer is waited for; it goes on being written after. */
const patience = 120_000;
/** Milliseconds between two looks at an answer that is being written. */
const pace = 1_000;
/** Seconds that one look waits for something new. */
const look = 5;

/** How far a run is: modules that are finished, of all. */
export type Progress = (done: number, total: number) => Promise<void>;

interface Asked {
  seek_id: string;
  question_id: string;
  modules: readonly { module_name: SeekModuleType }[];
}

export interface Following {
  /** Aborts when whoever asked has gone. */
  gone: AbortSignal;
  /** Whether they want no answer then: the question is stopped. */
  stopsWhenGone: boolean;
  progress: Progress;
}

/** Waits for the answer to a question that was asked, and reads it. Whoever may only ask is told where it will be. */
export async function followAnswer(
  caller: McpCaller,
  { seek_id, question_id, modules }: Asked,
  { gone, stopsWhenGone, progress }: Following,
): Promise<Made<McpAnswer>> {
  const unread = { data: { seek_id, question_id, is_finished: false, modules: [] } };
  const finished = new Set<string>();
  const until = AbortSignal.any([gone, caller.stopping, AbortSignal.timeout(patience)]);
  const over = new Promise<undefined>((resolve) => {
    if (until.aborted) resolve(undefined);
    until.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  let last: string | undefined;
  let isFinished = false;
  await progress(0, modules.length);
  while (!isFinished && !until.aborted) {
    const body = { question_id, wait: look, ...(last !== undefined && { last_event_id: last }) };
    const polled = await Promise.race([caller.make('seek.poll', { body }), over]);
    if (!polled) break;
    if ('failure' in polled) {
      // Beyond a limit, or while the database is away, the question itself goes on.
      if (polled.retryAfter === undefined) return polled.status === 403 && last === undefined ? unread : polled;
      await Promise.race([wait(polled.retryAfter * 1_000), over]);
      continue;
    }
    const { events, last_event_id, is_end } = polled.data;
    for (const { data } of events) {
      const frame = JSON.parse(data) as StreamFrame;
      if (frame.type === 'group' && frame.status === 'FINISH') finished.add(frame.group);
    }
    last = last_event_id;
    isFinished = is_end;
    await progress(finished.size, modules.length);
    if (!isFinished) await Promise.race([wait(pace), over]);
  }
  if (gone.aborted) {
    if (stopsWhenGone)
      await caller.make('seek.stopEvent', { query: { question_id } }, { signal: new AbortController().signal });
    return unread;
  }
  const page = await caller.make('seek.page', { params: { seek_id } });
  if ('failure' in page) return page;
  const written = page.data.questions.find((question) => question.question_id === question_id)?.modules ?? [];
  return {
    data: {
      seek_id,
      question_id,
      is_finished: isFinished,
      modules: told.flatMap((name) => written.filter(({ module_name }) => module_name === name).map(shown)),
    },
  };
}

function shown({
  module_name,
  status,
  content,
  failed,
  stopped,
}: AssayCalls['seek.page']['response']['questions'][number]['modules'][number]) {
  return {
    module_name,
    status,
    content,
    ...(failed !== undefined && { failed }),
    ...(stopped !== undefined && { stopped }),
  };
}
