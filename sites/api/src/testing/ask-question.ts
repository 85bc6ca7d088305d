import { type StreamFrame, terminalFrames } from '@assay/contract';
import type { TestClient } from './test-client.ts';

/** Asks and waits until the whole answer is written. */
export async function askQuestion(
  client: TestClient,
  input: string,
  rest: { incognito?: boolean } = {},
): Promise<{ seek_id: string; question_id: string; frames: StreamFrame[] }> {
  const { data, failure } = await client.call('seek.init', { body: { input, ...rest } });
  if (failure) throw new Error(`The question was not taken: ${failure.message}`);
  const reply = await client.open('seek.stream', { body: { question_id: data.question_id } });
  const frames = framesOf(await reply.text());
  const last = frames.at(-1);
  if (!last || !terminalFrames.includes(last.type)) throw new Error('The stream ended without its last frame.');
  return { seek_id: data.seek_id, question_id: data.question_id, frames };
}

/** Frames of a whole event stream. */
export function framesOf(wire: string): StreamFrame[] {
  return wire
    .split('\n\n')
    .flatMap((event) => event.split('\n').filter((line) => line.startsWith('data: ')))
    .map((line) => JSON.parse(line.slice(6)) as StreamFrame);
}
