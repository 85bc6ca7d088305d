import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createEndpointEmbedder } from './endpoint-embedder.ts';
import { createSentenceEmbedder } from './sentence-embedder.ts';
import { dotPacked, packVector, signCode, unitLength } from './vector-codes.ts';

const vector = fc
  .float32Array({ minLength: 1, maxLength: 64, noNaN: true, noDefaultInfinity: true, min: -1, max: 1 })
  .map(unitLength);

describe('packed vectors', () => {
  it('hold each component to within half a step of the greatest', () => {
    fc.assert(
      fc.property(vector, (original) => {
        const step = Math.max(...original.map(Math.abs)) / 127;
        const packed = packVector(original);
        original.forEach((value, index) => {
          const axis = new Float32Array(original.length);
          axis[index] = 1;
          expect(Math.abs(value - dotPacked(axis, packed))).toBeLessThanOrEqual(step / 2 + 1e-6);
        });
      }),
    );
  });

  it('set one bit for each positive component', () => {
    fc.assert(
      fc.property(vector, (original) => {
        const code = signCode(original);
        expect(code.byteLength % 4).toBe(0);
        original.forEach((value, index) => {
          expect(((code[index >> 3] as number) >> (index & 7)) & 1).toBe(value > 0 ? 1 : 0);
        });
      }),
    );
  });

  it('does not compare vectors of two models', () => {
    expect(dotPacked(Float32Array.of(1), packVector(Float32Array.of(1, 0)))).toBe(0);
  });
});

describe('the embedded model', () => {
  const embedder = createSentenceEmbedder();
  afterAll(() => embedder.close());

  it('puts sentences of one meaning nearer than sentences that share words only', async () => {
    const [heat, fade, wing] = await embedder.embed([
      'The battery loses capacity when it is cycled at high temperature.',
      'Cells fade faster in the heat.',
      'The wing loses lift at a high angle of attack.',
    ]);
    if (!heat || !fade || !wing) throw new Error('a vector is missing');
    expect(heat).toHaveLength(embedder.dimensions);
    expect(dotPacked(heat, packVector(heat))).toBeCloseTo(1, 2);
    expect(dotPacked(heat, packVector(fade))).toBeGreaterThan(dotPacked(heat, packVector(wing)) + 0.02);
  });

  it('embeds texts without any known piece', async () => {
    expect(await embedder.embed(['', '漢字'])).toHaveLength(2);
  });

  it('puts a Chinese and a Japanese sentence nearer to the English one of their meaning than to another', async () => {
    const [pitting, wafer, chinese, japanese] = await embedder.embed([
      'Chloride causes pitting corrosion of stainless steel.',
      'The wafer is cleaned before lithography.',
      '氯离子会引起不锈钢的点蚀。',
      'ウェハはリソグラフィーの前に洗浄する。',
    ]);
    if (!pitting || !wafer || !chinese || !japanese) throw new Error('a vector is missing');
    expect(dotPacked(chinese, packVector(pitting))).toBeGreaterThan(dotPacked(chinese, packVector(wafer)) + 0.3);
    expect(dotPacked(japanese, packVector(wafer))).toBeGreaterThan(dotPacked(japanese, packVector(pitting)) + 0.3);
  });

  it('tells the English it reads, while vectors are being made too', async () => {
    const vectors = embedder.embed(['腐食', 'corrosion'], undefined, 'now');
    expect(await embedder.gloss?.(['腐食の速度', 'rate'])).toEqual(['corrosion rate', 'rate']);
    expect(await vectors).toHaveLength(2);
  });

  it('serves several that wait in the order in which they asked', async () => {
    const served: string[] = [];
    const ask = (name: string, made: Promise<unknown> | undefined) => made?.then(() => served.push(name));
    await Promise.all([
      ask('first', embedder.embed(['one'], undefined, 'now')),
      ask('second', embedder.embed(['two'], undefined, 'now')),
      ask('third', embedder.gloss?.(['腐食'])),
      ask('fourth', embedder.embed(['four'], undefined, 'now')),
      ask('fifth', embedder.gloss?.(['速度'])),
    ]);
    expect(served).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  });

  it('gives the same vector alone and among others, however long they are', async () => {
    const texts = ['LiFePO4', 'Duplex steel resists chloride stress corrosion cracking up to 60 °C. '.repeat(40), 'pH'];
    const together = await embedder.embed(texts, undefined, 'now');
    for (const [index, text] of texts.entries()) {
      const [alone] = await embedder.embed([text]);
      expect(
        (alone as Float32Array).reduce((sum, value, at) => sum + value * (together[index]?.[at] ?? 0), 0),
      ).toBeCloseTo(1, 3);
    }
  });

  it('stops before the next text when it is told to', async () => {
    await expect(embedder.embed(['a', 'b'], AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });

  it('ends in the middle of a text without harm to the process', async () => {
    const script = `
      import { createSentenceEmbedder } from ${JSON.stringify(new URL('./sentence-embedder.ts', import.meta.url).href)};
      const embedder = createSentenceEmbedder();
      await embedder.embed(['ready']);
      const rest = embedder.embed(Array.from({ length: 50 }, (_, at) => 'text '.repeat(400) + at)).catch((error) => error.message);
      await new Promise((resolve) => setTimeout(resolve, Number(process.env.AFTER)));
      await embedder.close();
      process.stdout.write(await rest);
    `;
    for (const after of [0, 3, 20, 45]) {
      const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], {
        env: { ...process.env, AFTER: String(after) },
      });
      expect(stdout).toBe('The embedded model was closed.');
    }
  });

  it('starts again after it was closed', async () => {
    await embedder.close();
    expect(await embedder.embed(['again'])).toHaveLength(1);
  });
});

describe('an endpoint of embeddings', () => {
  const servers: Server[] = [];
  afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

  async function endpoint(answers: ((input: string[]) => { status?: number; body: string })[]) {
    const asked: { authorization: string | undefined; model: string; input: string[] }[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const { model, input } = JSON.parse(text) as { model: string; input: string[] };
        asked.push({ authorization: request.headers.authorization, model, input });
        const answer = answers[Math.min(asked.length, answers.length) - 1];
        const { status = 200, body } = answer?.(input) ?? { body: '' };
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
    return { asked, embedder: createEndpointEmbedder({ baseUrl, model: 'm', apiKey: 'k', tries: 2, timeout: 2000 }) };
  }

  const good = (input: string[]) => ({
    body: JSON.stringify({ data: input.map((_, index) => ({ index, embedding: [0, index + 1] })).toReversed() }),
  });

  it('gives unit vectors in the order of the texts, whatever order they come in', async () => {
    const { embedder, asked } = await endpoint([good]);
    expect(await embedder.embed(['a', 'b'])).toEqual([Float32Array.of(0, 1), Float32Array.of(0, 1)]);
    expect(asked[0]).toEqual({ authorization: 'Bearer k', model: 'm', input: ['a', 'b'] });
  });

  it('tries again after a passing failure', async () => {
    const { embedder, asked } = await endpoint([() => ({ status: 503, body: '' }), good]);
    expect(await embedder.embed(['a'])).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['refuses', { status: 401, body: '{}' }, /answered 401/],
    ['does not send JSON', { body: '<html>' }, /not a list of embeddings/],
    ['sends another form', { body: '{"data":[{"index":0}]}' }, /not a list of embeddings/],
    ['leaves a text out', { body: '{"data":[{"index":0,"embedding":[1]}]}' }, /left some of the texts out/],
    ['mixes lengths', { body: '{"data":[{"index":0,"embedding":[1]},{"index":1,"embedding":[1,2]}]}' }, /left some/],
  ])('fails with a sentence when it %s', async (_, answer, message) => {
    const { embedder } = await endpoint([() => answer]);
    await expect(embedder.embed(['a', 'b'])).rejects.toThrow(message);
  });
});
