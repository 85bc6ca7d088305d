import { applyFrame, emptyStream } from '@assay/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatEvent,
  type ChatState,
  chatReducer,
  initialChat,
  lastReply,
  siblingsOf,
} from './agent-chat.machine.ts';
import {
  answerFrames,
  askingFrames,
  finishedReply,
  longThread,
  recordedJob,
  userMessage,
} from './fixtures/recorded.ts';

const run = (...events: ChatEvent[]): ChatState => events.reduce(chatReducer, initialChat);
const loaded = (messages = [userMessage('m1', 'One'), finishedReply('m2', 'm1')]): ChatEvent => ({
  type: 'job loaded',
  job: recordedJob(messages),
});
const begun = (content: string, parent: string | null, ids: readonly [string, string]): ChatEvent => ({
  type: 'turn begun',
  begun: { job_id: 'job-1', message_id: ids[0], reply: ids[1], status: 'queued', plan: [] },
  content,
  files: [],
  parent,
  at: '2026-11-20T10:00:00.000Z',
});

describe('the thread', () => {
  it('follows the newest branch, and the one that was chosen', () => {
    const state = run(loaded(), begun('Two', 'm2', ['m3', 'm4']), begun('Two, differently', 'm2', ['m5', 'm6']));
    expect(state.path).toEqual(['m1', 'm2', 'm5', 'm6']);
    const back = chatReducer(state, { type: 'branch chosen', message: 'm3' });
    expect(back.path).toEqual(['m1', 'm2', 'm3', 'm4']);
    const message = back.messages.get('m3');
    expect(message && siblingsOf(back, message)).toEqual(['m3', 'm5']);
    expect(lastReply(back)?.message_id).toBe('m4');
  });

  it('keeps its path while only a reply changes, so that nothing else is drawn', () => {
    const state = run(loaded(), begun('Two', 'm2', ['m3', 'm4']));
    const stream = answerFrames().reduce(applyFrame, emptyStream);
    const after = chatReducer(state, { type: 'stream changed', run: 'm4', stream });
    expect(after.path).toBe(state.path);
    expect(after.messages.get('m4')?.status).toBe('done');
    expect(after.messages.get('m1')).toBe(state.messages.get('m1'));
  });

  it('puts older pages before what is held, whatever their size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (turns, cut) => {
        const all = longThread(turns * 2);
        const at = Math.max(0, all.length - cut);
        const state = run(
          { type: 'job loaded', job: recordedJob(all.slice(at), { has_more: at > 0 }) },
          { type: 'older loaded', job: recordedJob(all.slice(0, at)) },
        );
        expect(state.path).toEqual(all.map(({ message_id: id }) => id));
        expect(state.hasOlder).toBe(false);
      }),
    );
  });

  it('S2: waits for a person while a step asks, and is stopped or failed as its stream says', () => {
    const state = run(loaded(), begun('Two', 'm2', ['m3', 'm4']));
    const statusAfter = (...frames: ReturnType<typeof askingFrames>) =>
      chatReducer(state, {
        type: 'stream changed',
        run: 'm4',
        stream: frames.reduce(applyFrame, emptyStream),
      }).messages.get('m4')?.status;
    expect(statusAfter(...askingFrames())).toBe('paused');
    expect(statusAfter(...askingFrames(), { type: 'stopped' })).toBe('stopped');
    expect(statusAfter(...askingFrames(), { type: 'failed', code: 500, message: '' })).toBe('failed');
  });
});
