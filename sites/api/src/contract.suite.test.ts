import { type Call, type CallName, type CallSchemas, calls, errors, headers, type StreamFrame } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from './testing/ask-question.ts';
import { badInputs } from './testing/bad-inputs.ts';
import type { ExampleWorld } from './testing/call-example.ts';
import { type PopulatedService, populate, secretWord } from './testing/example-world.ts';
import { examples } from './testing/examples/index.ts';
import { type RunningService, withEmbedded, withPostgres } from './testing/installation.ts';
import type { TestClient } from './testing/test-client.ts';

describe.each([
  { engine: 'embedded', install: withEmbedded },
  { engine: 'postgres', install: withPostgres },
])('AA2: every call of the contract on $engine', ({ install }) => {
  let populated: PopulatedService;
  let service: RunningService;
  let world: ExampleWorld;
  /** Nobody, and somebody with a link of the member: whoever is refused leaves nothing behind. */
  let visitor: TestClient;
  let guest: TestClient;
  const goodCall: PopulatedService['goodCall'] = (call, example) => populated.goodCall(call, example);

  beforeAll(async () => {
    populated = await populate(install);
    ({ service, world } = populated);
    [visitor, guest] = await Promise.all([service.client(), service.client()]);
    const { data } = await world.member.call('share.create', {
      body: { data_id: world.page.seek_id, data_type: 'seek_search' },
    });
    guest.share = data.token;
  });
  afterAll(() => populated.remove());

  describe.each(Object.keys(schemas) as CallName[])('%s', (name) => {
    const call: Call = calls[name];
    const schema: CallSchemas = schemas[name];
    const example = examples[name];
    /** Good input that stays good, since whoever calls with it is refused. */
    let unused: ReturnType<typeof goodCall> | undefined;
    const unusedCall = () => (unused ??= goodCall(call, example));

    it('answers good input in the envelope, as its schema says', async () => {
      const { by, input } = await goodCall(call, example);
      const reply = await by.open(name, input);
      expect(reply.status).toBe(200);
      expect(reply.headers.get(headers.requestId)).toBeTruthy();
      if (call.endless) {
        const reader = reply.body?.getReader();
        const first = await reader?.read();
        await reader?.cancel();
        expect(framesOf(new TextDecoder().decode(first?.value)).length).toBeGreaterThan(0);
        return;
      }
      if (reply.headers.get('content-type')?.startsWith('text/event-stream')) {
        expect(terminal(framesOf(await reply.text()))).toBe(true);
        return;
      }
      if (call.replies === 'file') {
        expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(0);
        return;
      }
      const envelope = (await reply.json()) as { data: unknown };
      expect(Object.keys(envelope)).toEqual(['data']);
      expect(schema.response?.safeParse(envelope.data).error).toBeUndefined();
    });

    it('refuses every bad input with a message for each field', async () => {
      const { by, input } = await unusedCall();
      for (const bad of badInputs(schema, input)) {
        const { status, failure } = await by.send(name, bad.input);
        expect({ about: bad.about, status, code: failure?.error_code }).toEqual({
          about: bad.about,
          status: 400,
          code: errors.badRequest.code,
        });
        expect(Object.keys(failure?.fields ?? {}), bad.about).not.toEqual([]);
      }
    });

    it('AA1: refuses a wrong signature and an unknown version, unless it comes before them', async () => {
      const time = Date.now();
      const forged = { [headers.signature]: `${time}.${'0'.repeat(64)}` };
      const late = await visitor.send(name, {}, forged);
      const unsupported = await visitor.send(name, {}, { [headers.apiVersion]: '0.9' });
      if (call.unsigned) expect(late.failure?.error_code).not.toBe(errors.badSignature.code);
      else expect([late.status, late.failure?.error_code]).toEqual([401, errors.badSignature.code]);
      expect([unsupported.status, unsupported.failure?.error_code]).toEqual([400, errors.unsupportedVersion.code]);
    });

    if (call.access !== 'anonymous') {
      it('A1: refuses a caller without a session', async () => {
        const { input } = await unusedCall();
        const { status, failure } = await visitor.send(name, input);
        expect([status, failure?.error_code]).toEqual([401, errors.unauthenticated.code]);
      });
    }

    if (call.access !== 'anonymous' && call.access !== 'guest') {
      it('A1: refuses a guest with a share link', async () => {
        const { input } = await unusedCall();
        expect((await guest.send(name, input)).status).toBe(403);
      });
    }

    if (call.access === 'member' || call.access === 'admin') {
      it('refuses the role below the one it needs', async () => {
        const { input } = await unusedCall();
        const lower = call.access === 'admin' ? world.member : world.viewer;
        const wanted = call.access === 'admin' ? errors.adminForbidden : errors.forbidden;
        const { status, failure } = await lower.send(name, input);
        expect([status, failure?.error_code]).toEqual([403, wanted.code]);
      });
    }

    if (example.elsewhere !== 'public') {
      it('A10: gives another tenant nothing of this one', async () => {
        const { input } = await unusedCall();
        const reply = await world.stranger.open(name, input);
        const text = await reply.text();
        // A code, a password or the name of somebody else is a wrong one.
        const wrong = (['verificationCode', 'wrongCredentials', 'passkeyRefused', 'badRequest'] as const).filter(
          (error) => call.errors?.includes(error),
        );
        const refusals = [403, 404, ...wrong.map((error) => errors[error].status)];
        if (example.elsewhere === 'refused') expect(refusals).toContain(reply.status);
        else expect(reply.status).toBe(200);
        expect(text).not.toContain(secretWord);
        if (example.elsewhere === 'own') expect(text).not.toContain('demo.assay');
      });
    } else {
      it('is public: it needs no session', () => expect(call.access).toBe('anonymous'));
    }
  });
});

function terminal(frames: readonly StreamFrame[]): boolean {
  const last = frames.at(-1)?.type;
  return last === 'finish' || last === 'failed' || last === 'stopped';
}
