import type { Change } from '@assay/works';
import type { TestClient } from '../../../testing/test-client.ts';

/** Somebody who has a work open: what its stream has brought so far. */
export interface WorkFollower {
  changes: Change[];
  /** The last frame of another kind. */
  last: { type: string; code?: number } | undefined;
  /** What was told last of who is here and whether there is news. */
  beside:
    | { talk: number; present: { page: string; person?: string; name: string; record?: string; field?: string }[] }
    | undefined;
  /** Resolves when the service ends the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Opens the stream of a work after a revision, on a page of that name. */
export async function followWork(client: TestClient, work: string, after = 0, page?: string): Promise<WorkFollower> {
  const left = new AbortController();
  const reply = await client.open(
    'works.live',
    { params: { work_id: work }, body: { last_event_id: `1.${after}`, ...(page !== undefined && { page }) } },
    { signal: left.signal },
  );
  if (reply.status !== 200 || !reply.body) throw new Error(`The stream was refused: ${reply.status}`);
  const follower: WorkFollower = {
    changes: [],
    last: undefined,
    beside: undefined,
    ended: Promise.resolve(),
    leave: () => left.abort(),
  };
  const read = async (body: ReadableStream<Uint8Array>) => {
    let held = '';
    for await (const bytes of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
      held += bytes;
      const events = held.split('\n\n');
      held = events.pop() ?? '';
      for (const event of events) {
        const data = event.split('\n').find((line) => line.startsWith('data: '));
        const frame = JSON.parse(data?.slice(6) ?? '{}');
        if (frame.type === 'change') follower.changes.push(frame.change);
        else if (frame.type === 'beside') follower.beside = frame;
        else follower.last = frame;
      }
    }
  };
  follower.ended = read(reply.body).catch(() => undefined);
  return follower;
}
