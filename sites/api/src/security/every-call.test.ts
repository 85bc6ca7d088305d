import { type Call, type CallName, type CallSchemas, calls } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits, encodingOf } from '../ground/http/request-input.ts';
import { type PopulatedService, populate } from '../testing/example-world.ts';
import { examples } from '../testing/examples/index.ts';
import { withPostgres } from '../testing/installation.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { hostileSegments, malformedBodies, nested, shapeOf } from './testing/malformed.ts';
import { expectCalm, expectHealthy } from './testing/reply-rules.ts';
import { signerOf } from './testing/signed-request.ts';

const names = Object.keys(calls) as CallName[];
/** The same bodies on every run, so that a gate does not fail by chance; raise the number to search longer. */
const bodies = { numRuns: 8, seed: 20_251, endOnFailure: true } as const;

let populated: PopulatedService;
beforeAll(async () => {
  populated = await populate(withPostgres);
});
afterAll(() => populated.remove());

const pathOf = (call: Call, params: Readonly<Record<string, string>>) =>
  `/api${call.path.replace('{service}', 'assay').replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '-')}`;

async function good(name: CallName): Promise<{ by: TestClient; input: TestInput }> {
  return populated.goodCall(calls[name], examples[name]);
}

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];
  const schema: CallSchemas = schemas[name];
  const { body } = schema;

  if (body && !call.streamsBody && call.encoding !== 'multipart') {
    it('stays calm under malformed bodies', async () => {
      const { by, input } = await good(name);
      await fc.assert(
        fc.asyncProperty(malformedBodies(body, input.body), async (sent) => {
          const reply = await by.open(name, { ...input, body: sent });
          await expectCalm(reply, `${name} ${JSON.stringify(sent)?.slice(0, 200)}`);
        }),
        bodies,
      );
      await expectHealthy(populated.service);
    });
  }

  it('stays calm under odd values in its address', async () => {
    const { by, input } = await good(name);
    const send = await signerOf(by);
    const places = Object.keys(shapeOf(schema.params).properties ?? {});
    const fields = Object.keys(shapeOf(schema.query).properties ?? {});
    const known = Object.fromEntries(Object.entries(input.params ?? {}).map(([k, v]) => [k, encodeURIComponent(v)]));
    // Every call meets a part of the odd values, and all of them together meet each value many times.
    const some = (count: number, turn: number) =>
      Array.from({ length: count }, (_, index) => hostileSegments[(index + turn) % hostileSegments.length] as string);
    const turn = names.indexOf(name) * 5;
    const paths = [
      ...places.flatMap((place) => some(6, turn).map((odd) => pathOf(call, { ...known, [place]: odd }))),
      ...fields.flatMap((field, index) =>
        some(3, turn + index).map(
          (odd, time) => `${pathOf(call, known)}?${field}=${odd}${time % 2 ? `&${field}=again` : ''}`,
        ),
      ),
      ...some(2, turn).map((odd) => `${pathOf(call, known)}?${odd}=1&__proto__=1&__proto__[polluted]=1`),
    ];
    for (const path of paths) {
      const isChange = call.method === 'POST';
      const reply = await send(call.method, path, {
        headers: isChange ? { 'content-type': 'application/json' } : {},
        ...(isChange ? { body: '[]' } : {}),
      });
      await expectCalm(reply, `${call.method} ${path.slice(0, 200)}`);
    }
    await expectHealthy(populated.service);
  });
});

describe('bodies that are no bodies', () => {
  /** A body of each encoding that none of its readers can read. */
  const unreadable: readonly (readonly [about: string, type: string, body: BodyInit])[] = [
    ['JSON that ends too early', 'application/json', '{"account": "free@demo.assay", "pass'],
    ['JSON in another encoding', 'application/json; charset=utf-16', Buffer.from('{"account":"x"}', 'utf16le')],
    ['bytes that are no text', 'application/json', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc0])],
    ['a number without end', 'application/json', '9'.repeat(100_000)],
    ['nesting without end', 'application/json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['nesting in an object', 'application/json', `{"account":${JSON.stringify(nested(300))}}`],
    ['the same name many times', 'application/json', `{${'"account":"x",'.repeat(20_000)}"password":"x"}`],
    [
      'a prototype',
      'application/json',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    ],
    ['another type', 'text/plain', '{"account":"x","password":"y"}'],
    ['a form where JSON is asked for', 'application/x-www-form-urlencoded', 'account=x&password=y'],
    ['no type at all', '', '{"account":"x","password":"y"}'],
    ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    ['a multipart form without its boundary', 'multipart/form-data', '--b\r\n\r\nx'],
    [
      'a multipart form that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="files"',
    ],
    [
      'a file that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nbegun',
    ],
    ['a part without end', 'multipart/form-data; boundary=b', `--b\r\n${'x-head: y\r\n'.repeat(5000)}`],
  ];
  const readers = [
    'account.signIn',
    'account.verifyCode',
    'agents.uploadFile',
    'library.import',
    'works.addFigure',
  ] as const;

  it.each(readers)('are refused by %s', async (name) => {
    const { by, input } = await good(name);
    const send = await signerOf(by);
    for (const [about, type, body] of unreadable) {
      const reply = await send('POST', pathOf(calls[name], { ...input.params }), {
        headers: { 'content-type': type },
        body,
      });
      await expectCalm(reply, `${name}: ${about}`);
      expect([400, 413], `${name}: ${about}`).toContain(reply.status);
    }
    await expectHealthy(populated.service);
  });

  it.each(names.filter((name) => 'body' in schemas[name]))(
    'are refused by %s when they are too large',
    async (name) => {
      const call: Call = calls[name];
      if (call.streamsBody) return;
      const { by, input } = await good(name);
      const send = await signerOf(by);
      const known = Object.fromEntries(Object.entries(input.params ?? {}).map(([k, v]) => [k, encodeURIComponent(v)]));
      const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
      const large = Buffer.alloc(bodyLimits[encodingOf(call)] + 1, ' ');
      // One reader reads them all: that it counts what is not announced is tried with a few.
      const isUntold = names.indexOf(name) % 8 === 0;
      const body = isUntold ? new Blob([large]).stream() : large;
      const reply = await send(call.method, pathOf(call, known), { headers: { 'content-type': type }, body });
      await expectCalm(reply, name);
      expect(reply.status, name).toBe(413);
    },
  );

  it('that lie about their length do no harm', async () => {
    const { by } = await good('account.signIn');
    const send = await signerOf(by);
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"account":'));
        setTimeout(() => controller.error(new Error('gone')), 20);
      },
    });
    await send('POST', '/api/assay/account/sign-in', {
      headers: { 'content-type': 'application/json' },
      body: slow,
    }).catch(() => undefined);
    await expectHealthy(populated.service);
  });
});
