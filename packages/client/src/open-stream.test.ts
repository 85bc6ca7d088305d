import { emptyStream, partText, type StreamState } from '@assay/contract';
import * as seekCalls from '@assay/contract/calls/seek';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { StreamConnection } from './open-stream.ts';
import type { StreamTimeout } from './stream-clock.ts';
import {
  answerLog,
  type Behaviour,
  type LogEvent,
  type LogServer,
  openReply,
  refuse,
  startLogServer,
  wire,
} from './testing/log-server.ts';

const pieces = ['Graphite ', 'plates lithium ', '低温で ', 'below 0 °C ', '𝄞 when ', 'charged ', 'fast.'];
const answer = pieces.join('');
const log = answerLog(pieces);
const request = { body: { question_id: 'q' } };

const whole: Behaviour = ({ response, rest }) => {
  openReply(response);
  response.end(rest.map(wire).join(''));
};

let server: LogServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serve(behave: Behaviour, events: readonly LogEvent[] = log): Promise<LogServer> {
  server = await startLogServer(events, behave);
  return server;
}

function until(check: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!check()) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
}

describe('openStream()', () => {
  it('reads to the terminal frame and reports every state', async () => {
    const { client } = await serve(whole);
    const texts: string[] = [];
    const state = await client().openStream(seekCalls.stream, request, {
      onState: (s) => texts.push(partText(s, 'SUMMARY')),
    }).done;
    expect(state).toMatchObject({ status: 'FINISH', attempt: 1 });
    expect(texts.at(-1)).toBe(answer);
    expect(texts).toEqual([...texts].sort((a, b) => a.length - b.length));
  });

  it('BEYOND-4: resumes after its cursor when the connection is cut after every single event', async () => {
    const own = await serve(({ response, rest }) => {
      openReply(response);
      response.write(rest.slice(0, 1).map(wire).join(''), () => response.destroy());
    });
    const seen: string[] = [];
    const state = await own
      .client()
      .openStream(seekCalls.stream, request, { onState: (_, frame) => seen.push(JSON.stringify(frame)) }).done;
    expect(partText(state, 'SUMMARY')).toBe(answer);
    expect(seen).toEqual(log.map(({ frame }) => JSON.stringify(frame)));
    expect(own.connections()).toBe(log.length);
  });

  it('BEYOND-4: gives the same text wherever the bytes are cut', async () => {
    const bytes = Buffer.from(log.map(wire).join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: bytes.length }), { maxLength: 6 }), async (cuts) => {
        const own = await startLogServer(log, ({ response, rest, nth }) => {
          const left = Buffer.from(rest.map(wire).join(''));
          const cut = cuts[nth];
          openReply(response);
          if (cut === undefined) response.end(left);
          else response.write(left.subarray(0, cut), () => response.destroy());
        });
        const { done } = own.client().openStream(seekCalls.stream, request, {});
        expect(partText(await done, 'SUMMARY')).toBe(answer);
        await own.close();
      }),
      { numRuns: 25 },
    );
  });

  it('Z7: tells the configured seconds when no response comes, and goes on reading', async () => {
    const timeouts: (StreamTimeout | undefined)[] = [];
    const { client } = await serve(async (connection) => {
      openReply(connection.response);
      await until(() => timeouts.length > 0);
      connection.response.end(connection.rest.map(wire).join(''));
    });
    const { done } = client({ stream: { productTimeout: 50 } }).openStream(seekCalls.stream, request, {
      onTimeout: (t) => timeouts.push(t),
    });
    expect(partText(await done, 'SUMMARY')).toBe(answer);
    expect(timeouts).toEqual([
      { kind: 'response', seconds: 0.05, message: 'No response received within 0.05 seconds' },
      undefined,
    ]);
  });

  it('Z7: tells the configured seconds when no progress comes; beats are no progress', async () => {
    const timeouts: (StreamTimeout | undefined)[] = [];
    const { client } = await serve(async ({ response, rest }) => {
      openReply(response);
      response.write(rest.slice(0, 3).map(wire).join(''));
      const beats = setInterval(() => response.write('data: {"type":"beat"}\n\n'), 5);
      await until(() => timeouts.some((told) => told?.kind === 'progress'));
      clearInterval(beats);
      response.end(rest.slice(3).map(wire).join(''));
    });
    const { done } = client({ stream: { productTimeout: 60 } }).openStream(seekCalls.stream, request, {
      onTimeout: (t) => timeouts.push(t),
    });
    await done;
    // A machine under load may have told of a late response before.
    expect(timeouts.find((told) => told?.kind === 'progress')).toEqual({
      kind: 'progress',
      seconds: 0.06,
      message: 'No progress received within 0.06 seconds',
    });
  });

  it('Z8: renews the session silently when the stream is refused with 401, and completes the answer', async () => {
    let renewals = 0;
    const { client } = await serve((connection) => {
      const { response, rest, nth } = connection;
      if (nth === 0) {
        openReply(response);
        response.write(rest.slice(0, 4).map(wire).join(''), () => response.destroy());
      } else if (renewals === 0) refuse(response, 401);
      else whole(connection);
    });
    const refresh = async () => {
      renewals += 1;
      return true;
    };
    const { done } = client({ refresh }).openStream(seekCalls.stream, request, {});
    expect(partText(await done, 'SUMMARY')).toBe(answer);
    expect(renewals).toBe(1);
  });

  it('reports a session that cannot be renewed', async () => {
    const { client } = await serve(({ response }) => refuse(response, 401));
    const { done } = client({ refresh: async () => false }).openStream(seekCalls.stream, request, {});
    await expect(done).rejects.toMatchObject({ code: 401 });
  });

  it('reconnects when nothing, not even a beat, comes within the transport clock', async () => {
    const own = await serve((connection) => {
      if (connection.nth > 0) return whole(connection);
      openReply(connection.response);
      connection.response.write(connection.rest.slice(0, 3).map(wire).join(''));
    });
    const { done } = own.client({ stream: { transportTimeout: 60 } }).openStream(seekCalls.stream, request, {});
    expect(partText(await done, 'SUMMARY')).toBe(answer);
    expect(own.connections()).toBe(2);
  });

  it('asks for everything again when a delta lies beyond what is held', async () => {
    const cursors: (string | undefined)[] = [];
    const { client } = await serve((connection) => {
      cursors.push(connection.after);
      if (connection.nth > 0) return whole(connection);
      openReply(connection.response);
      connection.response.write([...log.slice(0, 3), ...log.slice(4)].map(wire).join(''));
    });
    const { done } = client().openStream(seekCalls.stream, request, {});
    expect(await done).toMatchObject({ status: 'FINISH', gap: false, parts: [{ text: answer }] });
    expect(cursors).toEqual([undefined, undefined]);
  });

  it('loads the stored message when the log is gone', async () => {
    const { client } = await serve(({ response }) => refuse(response, 410));
    const stored: StreamState = {
      ...emptyStream,
      parts: [{ part: 'SUMMARY', kind: 'text', text: answer }],
      status: 'FINISH',
    };
    const { done } = client().openStream(seekCalls.stream, request, { loadStored: async () => stored });
    expect(partText(await done, 'SUMMARY')).toBe(answer);
    const { done: without } = client().openStream(seekCalls.stream, request, {});
    await expect(without).rejects.toMatchObject({ status: 410 });
  });

  it('waits when its tries are spent without progress, and goes on when asked', async () => {
    let isUp = false;
    const own = await serve((connection) => (isUp ? whole(connection) : connection.response.destroy()));
    const statuses: StreamConnection['status'][] = [];
    const stream = own
      .client({ stream: { tries: 4 } })
      .openStream(seekCalls.stream, request, { onConnection: ({ status }) => statuses.push(status) });
    await until(() => statuses.at(-1) === 'lost');
    expect(own.connections()).toBe(4);
    isUp = true;
    stream.reconnect();
    expect(partText(await stream.done, 'SUMMARY')).toBe(answer);
    expect(statuses.at(-1)).toBe('closed');
  });

  it('waits between tries and tells that it resumed', async () => {
    const { client } = await serve((connection) => {
      if (connection.nth > 1) return whole(connection);
      openReply(connection.response);
      connection.response.write(connection.rest.slice(0, 3).map(wire).join(''), () => connection.response.destroy());
    });
    const seen: StreamConnection[] = [];
    await client().openStream(seekCalls.stream, request, { onConnection: (connection) => seen.push(connection) }).done;
    expect(seen.filter(({ status }) => status === 'waiting').every(({ retryIn }) => retryIn === 1)).toBe(true);
    expect(seen.filter(({ status }) => status === 'open').map(({ resumed }) => resumed)).toEqual([false, true, true]);
  });

  it.each([401, 403])(
    'point 8: takes a right that has ended (%d) for no lost line: it does not come back',
    async (code) => {
      const own = await serve(({ rest, response }) => {
        openReply(response);
        const last = `data: ${JSON.stringify({ type: 'failed', code, message: 'no longer' })}\n\n`;
        response.end(rest.slice(0, 3).map(wire).join('') + last);
      });
      const statuses: StreamConnection['status'][] = [];
      const stream = own
        .client()
        .openStream(seekCalls.stream, request, { onConnection: ({ status }) => statuses.push(status) });
      expect(await stream.done).toMatchObject({ status: 'FAILED', failure: { code, message: 'no longer' } });
      stream.reconnect();
      expect(statuses.at(-1)).toBe('closed');
      expect(own.connections()).toBe(1);
    },
  );

  it('gives up at once what it is not allowed to read', async () => {
    const own = await serve(({ response }) => refuse(response, 403));
    await expect(own.client().openStream(seekCalls.stream, request, {}).done).rejects.toMatchObject({ code: 403 });
    expect(own.connections()).toBe(1);
  });
});

describe('tabs that read one stream', () => {
  const paced: Behaviour = ({ response, rest }) => {
    openReply(response);
    let at = 0;
    const timer = setInterval(() => {
      const event = rest[at];
      at += 1;
      if (event) response.write(wire(event));
      else {
        clearInterval(timer);
        response.end();
      }
    }, 5);
    response.once('close', () => clearInterval(timer));
  };
  const shared = { stream: { shared: true } };

  it('share the connection of one leader', async () => {
    const own = await serve(paced);
    const tabs = Array.from({ length: 3 }, () => own.client(shared).openStream(seekCalls.stream, request, {}));
    for (const { done } of tabs) expect(partText(await done, 'SUMMARY')).toBe(answer);
    expect(own.connections()).toBe(1);
  });

  it('a tab that comes later gets what the leader holds', async () => {
    const own = await serve(paced);
    const first = own.client(shared).openStream(seekCalls.stream, request, {});
    await until(() => partText(first.state, 'SUMMARY').length > 20);
    const later = own.client(shared).openStream(seekCalls.stream, request, {});
    expect(partText(await later.done, 'SUMMARY')).toBe(answer);
    expect(own.connections()).toBe(1);
  });

  it('follow on when the leader is closed', async () => {
    const own = await serve(paced);
    const leader = own.client(shared).openStream(seekCalls.stream, request, {});
    await until(() => leader.state.attempt === 1);
    const seen: string[] = [];
    const follower = own
      .client(shared)
      .openStream(seekCalls.stream, request, { onState: (_, { type }) => seen.push(type) });
    await until(() => partText(follower.state, 'SUMMARY') !== '');
    leader.close();
    expect(partText(await follower.done, 'SUMMARY')).toBe(answer);
    expect(own.connections()).toBe(2);
    expect(seen.filter((type) => type === 'open').length).toBeLessThanOrEqual(1);
  });

  it('take over from a leader that has fallen silent', async () => {
    const own = await serve((connection) => {
      if (connection.nth > 0) return whole(connection);
      openReply(connection.response);
      connection.response.write(connection.rest.slice(0, 3).map(wire).join(''));
    });
    const leader = own
      .client({ stream: { shared: true, transportTimeout: 60_000 } })
      .openStream(seekCalls.stream, request, {});
    await until(() => leader.state.parts.length > 0);
    const follower = own
      .client({ stream: { shared: true, transportTimeout: 60 } })
      .openStream(seekCalls.stream, request, {});
    expect(partText(await follower.done, 'SUMMARY')).toBe(answer);
    expect(partText(await leader.done, 'SUMMARY')).toBe(answer);
    expect(own.connections()).toBe(2);
  });
});
