import {
  type AssayCalls,
  applyFrame,
  emptyStream,
  partText,
  type StreamFrame,
  type StreamState,
} from '@assay/contract';
import * as seekCalls from '@assay/contract/calls/seek';
import * as suggestCalls from '@assay/contract/calls/suggest';
import { moduleContents } from '@assay/contract/schemas';
import type { SeekModuleType } from '@assay/domain';
import { quoteMatches } from '@assay/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type Installation, installations } from '../../testing/installation.ts';
import { type ScriptedEngine, scriptedEngine, scriptedSentences, storeDocuments } from './testing/scripted-library.ts';
import { asker, clientFor, type SeekServer, startSeekServer } from './testing/seek-server.ts';

let database: Database;
let server: SeekServer;

const scripts = new Map<string, ScriptedEngine>();
const input = 'What limits fast charging of graphite anodes at low temperature?';

async function ask(client = clientFor(server.address), more: Partial<AssayCalls['seek.init']['request']['body']> = {}) {
  return client.call(seekCalls.init, { body: { input, ...more } });
}

function follow(questionId: string, client = clientFor(server.address)): Promise<StreamState> {
  return client.openStream(seekCalls.stream, { body: { question_id: questionId } }, {}).done;
}

async function answered(client = clientFor(server.address), more = {}) {
  const question = await ask(client, more);
  return { ...question, state: await follow(question.question_id, client) };
}

/** A question that the engine of the tests answers as the test needs it. */
function questionWith(script: ScriptedEngine): string {
  const question = `${input} (${scripts.size})`;
  scripts.set(question, script);
  return question;
}

function contentOf(page: AssayCalls['seek.page']['response'], module: SeekModuleType, at = -1): unknown {
  return page.questions.at(at)?.modules.find(({ module_name }) => module_name === module)?.content;
}

describe.each(installations)('seek on $engine', ({ install }) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    await storeDocuments(database);
    server = await startSeekServer(database, {
      engine: {
        name: 'extractive',
        answer: (request) => scriptedEngine(scripts.get(request.question)).answer(request),
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await installation.remove();
  });

  describe('asking', () => {
    it('E1: answers with ids, input and modules at once and streams every module on one connection', async () => {
      const { modules, state, ...question } = await answered();
      expect(question).toMatchObject({ input, seek_id: expect.any(String), question_id: expect.any(String) });
      expect(modules.map(({ module_name }) => module_name)).toEqual(state.groups.map(({ group }) => group));
      expect(state).toMatchObject({ status: 'FINISH', stopped: false, gap: false });
      expect(state.groups.every(({ status }) => status === 'FINISH')).toBe(true);
    });

    it('E2: gives every module content of its type, the same in the page as on the stream', async () => {
      const client = clientFor(server.address);
      const { seek_id, modules, state } = await answered(client);
      const page = await client.call(seekCalls.page, { params: { seek_id } });
      for (const { module_name } of modules) {
        const content = contentOf(page, module_name);
        expect(moduleContents[module_name].safeParse(content).error, module_name).toBeUndefined();
        const part = state.parts.find((held) => held.part === module_name);
        if (part?.data !== undefined) expect(content).toEqual(part.data);
      }
      expect(contentOf(page, 'VECTOR')).toMatchObject({ hits: expect.arrayContaining([expect.anything()]) });
      expect(contentOf(page, 'PUM_CHART')).toMatchObject({
        problems: ['loss'],
        cells: expect.arrayContaining([expect.anything()]),
      });
      expect(contentOf(page, 'TO_TECH_MIND')).toEqual({ input, available: true });
      expect(contentOf(page, 'OUTLINE')).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ module: 'APPLICATION', level: 2, title: 'Card 1' })]),
      });
    });

    it('E2: numbers the sources that only its table of values cites, and lists them', async () => {
      const client = clientFor(server.address);
      const { seek_id, state } = await answered(client, { input: questionWith({ sentences: 1, values: 3 }) });
      expect(state.sources.map(({ number, document }) => [number, document])).toEqual([
        [1, 'note:1'],
        [2, 'note:2'],
        [3, 'note:3'],
      ]);
      const page = await client.call(seekCalls.page, { params: { seek_id } });
      expect(contentOf(page, 'REFERENCE')).toMatchObject({
        references: [{ number: 1 }, { number: 2, times_cited: 1 }, { number: 3, times_cited: 1 }],
      });
    });

    it('E1: the same message sent twice is one question, also at the same time', async () => {
      const client = clientFor(server.address);
      const asked = await Promise.all(Array.from({ length: 4 }, () => ask(client, { client_id: 'message-0001' })));
      expect(new Set(asked.map(({ question_id }) => question_id)).size).toBe(1);
      const again = await ask(client, { client_id: 'message-0001' });
      expect(again.question_id).toBe(asked[0]?.question_id);
    });

    it('E2: a module is given as JSON or as a stream of its own frames', async () => {
      const client = clientFor(server.address);
      const { question_id } = await ask(client);
      const params = { question_id, module_name: 'REFERENCE' as const };
      const reference = await client.fetchOnce(seekCalls.module, { params, body: {} });
      expect(reference).toMatchObject({ module_name: 'REFERENCE', status: 'FINISH', api_type: 'http' });
      const summary = await client.openStream(
        seekCalls.module,
        { params: { question_id, module_name: 'SUMMARY' }, body: {} },
        {},
      ).done;
      expect(summary.status).toBe('FINISH');
      expect(new Set(summary.parts.map(({ group }) => group))).toEqual(new Set(['SUMMARY']));
      expect(partText(summary, 'SUMMARY')).toBe(partText(await follow(question_id, client), 'SUMMARY'));
    });

    it('E2: a reader that cannot hold a connection polls the same frames', async () => {
      const client = clientFor(server.address);
      const { question_id } = await ask(client);
      let polled = emptyStream;
      let after: string | undefined;
      for (let isEnd = false; !isEnd; ) {
        const reply = await client.call(seekCalls.poll, {
          body: { question_id, ...(after === undefined ? {} : { last_event_id: after }) },
        });
        polled = reply.events.map(({ data }) => JSON.parse(data) as StreamFrame).reduce(applyFrame, polled);
        after = reply.last_event_id;
        isEnd = reply.is_end;
      }
      expect(polled).toEqual(await follow(question_id, client));
      expect(await client.call(seekCalls.poll, { body: { question_id, last_event_id: after ?? '' } })).toMatchObject({
        events: [],
        is_end: true,
      });
    });

    it('E4: a failed member counts as done and the following groups run', async () => {
      const client = clientFor(server.address);
      const { state } = await answered(client, { input: questionWith({ fails: 'summary' }) });
      expect(state.status).toBe('FINISH');
      expect(state.groups.filter(({ failed }) => failed).map(({ group }) => group)).toEqual(['SUMMARY']);
      expect(state.groups.every(({ status }) => status === 'FINISH')).toBe(true);
    });

    it('E4: groups never overlap on the stream', async () => {
      const client = clientFor(server.address);
      const { question_id, modules } = await ask(client);
      const priorities = new Map<string, number>(modules.map(({ module_name, priority }) => [module_name, priority]));
      const order: number[] = [];
      await client.openStream(
        seekCalls.stream,
        { body: { question_id } },
        {
          onState: (_, frame) => {
            if (frame.type === 'group' && frame.status !== 'INIT') order.push(priorities.get(frame.group) ?? 0);
          },
        },
      ).done;
      expect(order.length).toBeGreaterThan(modules.length);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    });

    it('E8: a subscriber is recommended own topics first, everybody else the list', async () => {
      const scope = { ...asker, userId: 'subscriber' } as typeof asker;
      await sql`insert into topic_subscription (tenant_id, user_id, topic) values ('tenant-1', 'subscriber', 'solid electrolytes')`.execute(
        database.tables<unknown>(),
      );
      const client = clientFor(server.address, { scope });
      const { seek_id } = await answered(client);
      expect(contentOf(await client.call(seekCalls.page, { params: { seek_id } }), 'RECOMMEND')).toMatchObject({
        source: 'my',
        questions: expect.arrayContaining(['solid electrolytes 1']),
      });
      const other = clientFor(server.address);
      const { seek_id: listed } = await answered(other);
      expect(contentOf(await other.call(seekCalls.page, { params: { seek_id: listed } }), 'RECOMMEND')).toMatchObject({
        source: 'list',
      });
    });
  });

  describe('when the database refuses a write', () => {
    it('begins the question again and completes it', async () => {
      const db = database.tables<unknown>();
      for (const statement of [
        'create sequence broken_write',
        `create function break_once() returns trigger language plpgsql as $$ begin
        if new.type = 'delta' and nextval('broken_write') = 2 then raise exception 'the disk is full'; end if;
        return new;
      end $$`,
        'create trigger break_once before insert on stream_event for each row execute function break_once()',
      ]) {
        await sql.raw(statement).execute(db);
      }
      const client = clientFor(server.address);
      const { state } = await answered(client, { input: questionWith({ pace: 60 }) });
      await sql.raw('drop trigger break_once on stream_event').execute(db);
      expect(state).toMatchObject({ status: 'FINISH', attempt: 2 });
      expect(state.groups.filter(({ failed }) => failed)).toEqual([]);
      for (const { text } of scriptedSentences(12)) expect(partText(state, 'SUMMARY')).toContain(text);
    });

    it('takes up a question whose job was lost', async () => {
      const client = clientFor(server.address);
      const { question_id } = await ask(client, { input: questionWith({ pace: 100_000 }) });
      const db = database.tables<unknown>();
      // Its start is the last that is stored before its end: what is made old before it would be new again.
      await vi.waitFor(async () => {
        const { rows } = await sql`select from run where id = ${question_id} and status = 'running'`.execute(db);
        expect(rows).toHaveLength(1);
      });
      await sql`delete from job where payload ->> 'run' = ${question_id}`.execute(db);
      await sql`update run set updated_at = now() - interval '1 hour' where id = ${question_id}`.execute(db);
      scripts.clear();
      expect(await server.runs.resumeForsaken(60)).toBe(1);
      expect(await server.runs.resumeForsaken(60)).toBe(0);
      expect((await follow(question_id, client)).status).toBe('FINISH');
    });

    it('refuses a question that cannot be stored', async () => {
      for (const unfit of ['a\0b', 'a\ud800b', '   ']) {
        await expect(ask(clientFor(server.address), { input: unfit })).rejects.toMatchObject({ code: 400 });
      }
    });
  });

  describe('citations', () => {
    it('E11: every sentence of the answer points at its place in the text and at a literal quotation', async () => {
      const { state } = await answered();
      const cites = state.cites.filter(({ part }) => part === 'SUMMARY');
      const wanted = scriptedSentences(12);
      expect(cites.map(({ from, to }) => partText(state, 'SUMMARY').slice(from, to))).toEqual(
        wanted.map(({ text }) => text),
      );
      const { rows } = await sql<{ id: string; text: string }>`
      select document.id, document_version.text from document join document_version on document_key = key
    `.execute(database.tables<unknown>());
      const texts = new Map(rows.map(({ id, text }) => [id, text]));
      for (const citation of state.cites.flatMap(({ evidence }) => evidence)) {
        expect(quoteMatches(citation, texts.get(citation.document) ?? '')).toBe(true);
        expect(state.sources.some(({ id }) => id === citation.source)).toBe(true);
      }
      const first = [...new Set(state.cites.flatMap(({ evidence }) => evidence.map(({ source }) => source)))];
      expect(state.sources.map(({ number }) => number)).toEqual(first.map((_, index) => index + 1));
    });

    it('P80, E11: an invented quotation is not written and its sentence reads unsupported', async () => {
      const { state } = await answered(clientFor(server.address), { input: questionWith({ invents: 3 }) });
      const cites = state.cites.filter(({ part }) => part === 'SUMMARY');
      expect(state.status).toBe('FINISH');
      expect(cites[3]).toMatchObject({ support: 'unsupported', evidence: [] });
      expect(cites.filter(({ support }) => support === 'supported')).toHaveLength(11);
    });

    it('P80: a value and a cell of the chart with an invented quotation are not written', async () => {
      const client = clientFor(server.address);
      const { seek_id } = await answered(client, { input: questionWith({ invents: 1, values: 3 }) });
      const page = await client.call(seekCalls.page, { params: { seek_id } });
      expect(contentOf(page, 'SUMMARY')).toMatchObject({ values: [{ quantity: 'Share' }, { quantity: 'Share' }] });
      expect(contentOf(page, 'PUM_CHART')).toMatchObject({ means: ['means 0'] });
      expect(JSON.stringify([contentOf(page, 'SUMMARY'), contentOf(page, 'PUM_CHART')])).not.toContain('!"');
    });
  });

  describe('stopping', () => {
    it('E5: keeps the partial text, marks what was unfinished as stopped and ends the question', async () => {
      const client = clientFor(server.address);
      const { question_id, seek_id } = await ask(client, { input: questionWith({ pace: 30, sentences: 200 }) });
      const seen = await new Promise<number>((resolve) => {
        client.openStream(
          seekCalls.stream,
          { body: { question_id } },
          {
            onState: (state) => partText(state, 'SUMMARY').length > 200 && resolve(state.attempt),
          },
        );
      });
      const live = await client.call(seekCalls.page, { params: { seek_id } });
      expect(live.questions[0]).toMatchObject({ status: 'streaming' });
      const stop = () => client.call(seekCalls.stopEvent, { query: { question_id, attempt: seen } });
      expect(await stop()).toEqual({ stopped: true });
      expect(await stop()).toEqual({ stopped: false });
      const state = await follow(question_id, client);
      expect(state).toMatchObject({ status: 'FINISH', stopped: true });
      expect(state.groups.every(({ status }) => status === 'FINISH')).toBe(true);
      expect(state.groups.filter(({ stopped }) => !stopped).map(({ group }) => group)).toEqual(['TITLE']);
      const page = await client.call(seekCalls.page, { params: { seek_id } });
      expect(page.questions[0]?.status).toBe('done');
      const content = contentOf(page, 'SUMMARY') as { sentences: { text: string }[] };
      expect(content.sentences.length).toBeGreaterThan(0);
      expect(partText(state, 'SUMMARY')).toContain(content.sentences.at(-1)?.text);
      const { rows } = await sql`select 1 from job where payload ->> 'run' = ${question_id}`.execute(
        database.tables<unknown>(),
      );
      expect(rows).toEqual([]);
      expect(await follow(question_id, client)).toEqual(state);
    });

    it('E5: leaving the page stops nothing', async () => {
      const client = clientFor(server.address);
      const { question_id } = await ask(client);
      const reader = client.openStream(seekCalls.stream, { body: { question_id } }, {});
      reader.close();
      await reader.done;
      expect((await follow(question_id, client)).status).toBe('FINISH');
    });

    it('E5: a question can be stopped by its owner only', async () => {
      const { question_id } = await ask();
      const other = clientFor(server.address, { scope: { ...asker, userId: 'user-2' } as typeof asker });
      await expect(other.call(seekCalls.stopEvent, { query: { question_id } })).rejects.toMatchObject({ code: 403 });
    });
  });

  describe('writing again', () => {
    it('E6: writes chosen modules again, keeps the old text as a version and leaves the others unchanged', async () => {
      const client = clientFor(server.address);
      const { question_id, seek_id, state } = await answered(client);
      const before = await client.call(seekCalls.page, { params: { seek_id } });
      const again = await client.call(seekCalls.regenerate, { body: { question_id, modules: ['SUMMARY'] } });
      expect(again.attempt).toBeGreaterThan(state.attempt);
      expect(again.modules.filter(({ status }) => status === 'INIT').map(({ module_name }) => module_name)).toEqual([
        'SUMMARY',
      ]);
      const next = await follow(question_id, client);
      expect(next.groups.find(({ group }) => group === 'SUMMARY')).toMatchObject({ status: 'FINISH', version: 2 });
      expect(partText(next, 'SUMMARY')).toBe(partText(state, 'SUMMARY'));
      const after = await client.call(seekCalls.page, { params: { seek_id } });
      const others = (page: typeof before) =>
        page.questions[0]?.modules.filter(({ module_name }) => module_name !== 'SUMMARY');
      expect(others(after)).toEqual(others(before));
      const { versions } = await client.call(seekCalls.versions, { params: { question_id, module_name: 'SUMMARY' } });
      expect(versions.map(({ version }) => version)).toEqual([1, 2]);
      expect(versions[0]?.content).toEqual(contentOf(before, 'SUMMARY'));
      expect(versions[0]?.text).toBe(partText(state, 'SUMMARY'));
    });

    it('E6: a reader of the former attempt gets the new one as a snapshot', async () => {
      const client = clientFor(server.address);
      const { question_id } = await ask(client);
      const frames: string[] = [];
      const reader = client.openStream(
        seekCalls.stream,
        { body: { question_id } },
        { onState: (_, { type }) => frames.push(type) },
      );
      const first = await reader.done;
      const again = await client.call(seekCalls.regenerate, { body: { question_id, modules: ['APPLICATION'] } });
      const resumed = await client.openStream(
        seekCalls.stream,
        { body: { question_id, last_event_id: `${first.attempt}.5` } },
        { onState: (_, { type }) => frames.push(type) },
      ).done;
      expect(again.attempt).toBe(first.attempt + 1);
      expect(frames.filter((type) => type === 'snapshot').length).toBeGreaterThan(0);
      expect(resumed.parts.map(({ part }) => part).sort()).toEqual(first.parts.map(({ part }) => part).sort());
      for (const { part } of first.parts) expect(partText(resumed, part)).toBe(partText(first, part));
    });

    it('E3: refuses to write again while the question is being answered', async () => {
      const client = clientFor(server.address);
      const { question_id } = await ask(client, { input: questionWith({ pace: 20, sentences: 100 }) });
      const regenerate = client.call(seekCalls.regenerate, { body: { question_id, modules: ['SUMMARY'] } });
      await expect(regenerate).rejects.toMatchObject({ code: 409 });
      await client.call(seekCalls.stopEvent, { query: { question_id } });
    });

    it('E7: follow-ups asked at the same time take their places one after the other', async () => {
      const client = clientFor(server.address);
      const { seek_id } = await ask(client);
      const followUps = ['And at 60 °C?', 'And at -20 °C?', 'And in thick electrodes?'];
      await Promise.all(followUps.map((text) => ask(client, { seek_id, input: text })));
      const { questions } = await client.call(seekCalls.page, { params: { seek_id } });
      expect(questions.map((question) => question.input).sort()).toEqual([input, ...followUps].sort());
      expect(questions.map(({ parent_id }) => parent_id)).toEqual([
        null,
        ...questions.slice(0, -1).map(({ question_id }) => question_id),
      ]);
    });

    it('E7: a rewrite is a follow-up in the thread that keeps its parent', async () => {
      const client = clientFor(server.address);
      const first = await answered(client);
      const deeper = await client.call(seekCalls.rewrite, {
        body: { question_id: first.question_id, deep_input: 'only below 0 °C' },
      });
      expect(deeper).toMatchObject({ seek_id: first.seek_id, parent_id: first.question_id, input });
      const followUp = await ask(client, { seek_id: first.seek_id, input: 'And which binder helps?' });
      expect(followUp.seek_id).toBe(first.seek_id);
      await Promise.all([deeper, followUp].map(({ question_id }) => follow(question_id, client)));
      const page = await client.call(seekCalls.page, { params: { seek_id: first.seek_id } });
      expect(page.questions.map((q) => [q.parent_id, q.deep_input])).toEqual([
        [null, undefined],
        [first.question_id, 'only below 0 °C'],
        [deeper.question_id, undefined],
      ]);
      expect(partText(await follow(first.question_id, client), 'SUMMARY')).toBe(partText(first.state, 'SUMMARY'));
    });
  });

  describe('who may read and write', () => {
    it('lets a guest read the shared page and its stream, and nothing else', async () => {
      const owner = clientFor(server.address);
      const { seek_id, question_id } = await answered(owner);
      const share = { linkId: 'link', tenantId: 'tenant-1', dataType: 'seek_search' as const, dataId: seek_id };
      const guest = clientFor(server.address, { scope: { tenantId: 'tenant-1', role: 'guest', share } });
      const page = await guest.call(seekCalls.page, { params: { seek_id } });
      expect(page).toMatchObject({ editable: false, questions: [{ question_id }] });
      expect((await follow(question_id, guest)).status).toBe('FINISH');
      await expect(
        guest.call(seekCalls.regenerate, { body: { question_id, modules: ['TITLE'] } }),
      ).rejects.toMatchObject({
        status: 403,
      });
      const elsewhere = await answered(owner);
      await expect(guest.call(seekCalls.page, { params: { seek_id: elsewhere.seek_id } })).rejects.toMatchObject({
        code: 403,
      });
    });

    it('V1: a reader whose link is revoked in the middle of an answer is told so and cut; the answer goes on', async () => {
      const owner = clientFor(server.address);
      const { seek_id, question_id } = await ask(owner, { input: questionWith({ pace: 60, sentences: 60 }) });
      const share = { linkId: 'revoked', tenantId: 'tenant-1', dataType: 'seek_search' as const, dataId: seek_id };
      const guest = clientFor(server.address, { scope: { tenantId: 'tenant-1', role: 'guest', share } });
      const own = follow(question_id, owner);
      let revoke = () => server.revoke('revoked');
      const reader = guest.openStream(
        seekCalls.stream,
        { body: { question_id } },
        {
          onState(state) {
            if (partText(state, 'SUMMARY') === '') return;
            revoke();
            revoke = () => undefined;
          },
        },
      );
      const cut = await reader.done;
      expect(cut).toMatchObject({ status: 'FAILED', failure: { code: 403 } });
      await expect(guest.call(seekCalls.page, { params: { seek_id } })).rejects.toMatchObject({ code: 403 });
      const whole = await own;
      expect(whole.status).toBe('FINISH');
      expect(partText(whole, 'SUMMARY').length).toBeGreaterThan(partText(cut, 'SUMMARY').length);
    });

    it('A10: refuses a page of another tenant or another member, and does not find one that is not there', async () => {
      const { seek_id, question_id } = await ask();
      for (const scope of [
        { tenantId: 'tenant-2', role: 'owner', userId: 'user-1' },
        { tenantId: 'tenant-1', role: 'owner', userId: 'user-9' },
      ] as const) {
        const other = clientFor(server.address, { scope });
        await expect(other.call(seekCalls.page, { params: { seek_id } })).rejects.toMatchObject({ code: 403 });
        await expect(follow(question_id, other)).rejects.toMatchObject({ code: 403 });
        await expect(ask(other, { seek_id })).rejects.toMatchObject({ code: 403 });
        await expect(other.call(seekCalls.page, { params: { seek_id: 'nowhere' } })).rejects.toMatchObject({
          code: 404,
        });
      }
    });

    it('counts uses exactly under parallel calls and refuses the one over the limit', async () => {
      const own = await startSeekServer(database, { engine: scriptedEngine(), role: 'web', limit: 5 });
      const client = clientFor(own.address, { scope: { ...asker, userId: 'counted' } as typeof asker });
      const results = await Promise.allSettled(Array.from({ length: 9 }, () => ask(client)));
      await own.stop();
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused.map(({ reason }) => reason.code)).toEqual([90112037, 90112037, 90112037, 90112037]);
      const { rows } = await sql<{
        used: number;
      }>`select month_used as used from usage_count where user_id = 'counted'`.execute(database.tables<unknown>());
      expect(rows).toEqual([{ used: 5 }]);
    });

    it('B13: a question that failed before any text is not counted', async () => {
      const client = clientFor(server.address, { scope: { ...asker, userId: 'unlucky' } as typeof asker });
      const { state } = await answered(client, { input: questionWith({ fails: 'everything' }) });
      expect(state.parts.filter(({ text = '' }) => text !== '')).toEqual([]);
      const { rows } = await sql`select month_used from usage_count where user_id = 'unlucky'`.execute(
        database.tables<unknown>(),
      );
      expect(rows).toEqual([{ month_used: 0 }]);
    });

    it('B13, E5: a question that was stopped before any text is not counted, and counts when it is written again', async () => {
      const own = await startSeekServer(database, { engine: scriptedEngine(), role: 'web' });
      const client = clientFor(own.address, { scope: { ...asker, userId: 'hasty' } as typeof asker });
      const used = async () => {
        const { rows } = await sql<{ month_used: number }>`
          select month_used from usage_count where user_id = 'hasty'`.execute(database.tables<unknown>());
        return rows[0]?.month_used;
      };
      const { question_id } = await ask(client, { input: questionWith({ pace: 20_000 }) });
      expect(await used()).toBe(1);
      const stop = () => client.call(seekCalls.stopEvent, { query: { question_id } });
      expect(await stop()).toEqual({ stopped: true });
      expect(await used()).toBe(0);
      await client.call(seekCalls.regenerate, { body: { question_id, modules: ['SUMMARY'] } });
      expect(await used()).toBe(1);
      await stop();
      await own.stop();
      expect(await used()).toBe(0);
    });

    it('B13, E6: an answer that was read stays counted, whatever becomes of writing it again', async () => {
      const client = clientFor(server.address, { scope: { ...asker, userId: 'thorough' } as typeof asker });
      const used = async () => {
        const { rows } = await sql<{ month_used: number }>`
          select month_used from usage_count where user_id = 'thorough'`.execute(database.tables<unknown>());
        return rows[0]?.month_used;
      };
      const question = questionWith({});
      const { question_id, state } = await answered(client, { input: question });
      expect(partText(state, 'SUMMARY')).not.toBe('');
      scripts.set(question, { pace: 20_000 });
      const modules = state.groups.map(({ group }) => group as SeekModuleType);
      await client.call(seekCalls.regenerate, { body: { question_id, modules } });
      expect(await client.call(seekCalls.stopEvent, { query: { question_id } })).toEqual({ stopped: true });
      expect(await used()).toBe(1);
      await client.call(seekCalls.regenerate, { body: { question_id, modules: ['SUMMARY'] } });
      expect(await used()).toBe(1);
      await client.call(seekCalls.stopEvent, { query: { question_id } });
    });

    it('V3: deletes what was asked incognito, with its stream, after a day', async () => {
      const { seek_id, stream } = await answered(clientFor(server.address), { incognito: true });
      await sql`update seek_page set created_at = now() - interval '25 hours' where id = ${seek_id}`.execute(
        database.tables<unknown>(),
      );
      expect(await server.runs.deleteIncognito()).toBe(1);
      const client = clientFor(server.address);
      await expect(client.call(seekCalls.page, { params: { seek_id } })).rejects.toMatchObject({ code: 404 });
      const { rows } = await sql`select 1 from stream where id = ${stream}`.execute(database.tables<unknown>());
      expect(rows).toEqual([]);
    });
  });

  describe('suggestions', () => {
    it('E10: gives ten at most when no number is asked for, the asked number else, and nothing for what does not exist', async () => {
      const client = clientFor(server.address);
      const some = await client.call(suggestCalls.field, {
        params: { field: 'keyword' },
        body: { keyword: 'lithium' },
      });
      expect(some).toHaveLength(10);
      const three = await client.call(suggestCalls.field, {
        params: { field: 'keyword' },
        body: { keyword: 'lithium', n: 3 },
      });
      expect(three).toEqual(some.slice(0, 3));
      const none = await client.call(suggestCalls.field, {
        params: { field: 'assignee' },
        body: { keyword: 'no such company' },
      });
      expect(none).toEqual([]);
    });

    it('E10: offers companies and topics before anything is typed, and none where nothing is known', async () => {
      const db = database.tables<unknown>();
      await sql`insert into party (document_key, position, role, name)
        select key, 90 + n, role, name from document, (values
          (1, 'assignee', 'Northfield Thermal'), (2, 'applicant', 'Northfield Thermal'), (3, 'assignee', 'Alpha Cells'),
          (4, 'inventor', 'Ada Quill')) as given (n, role, name)
        where document.id = 'note:1'`.execute(db);
      const { companies, topics } = await clientFor(server.address).call(suggestCalls.companyTopic);
      expect(companies.slice(0, 1)).toEqual(['Northfield Thermal']);
      expect(companies).toContain('Alpha Cells');
      expect(companies).not.toContain('Ada Quill');
      const { rows } = await sql<{ title: string }>`select title from document where language = 'en'`.execute(db);
      expect(topics.length).toBeGreaterThan(0);
      for (const topic of topics) expect(rows.map(({ title }) => title)).toContain(topic);
      const japanese = clientFor(server.address, { locale: 'jp' });
      expect((await japanese.call(suggestCalls.companyTopic)).topics).toEqual([]);
      await sql`delete from party where position > 90`.execute(db);
    });

    it('E10: completes several fields at once from what the tenant can see', async () => {
      const db = database.tables<unknown>();
      await sql`insert into party (document_key, position, role, name) select key, 1, 'assignee', 'Acme 100% Cells' from document where id = 'note:1'`.execute(
        db,
      );
      await sql`insert into classification (document_key, position, scheme, code, is_first) select key, 1, 'cpc', 'H01M 10/05', true from document where id = 'note:1'`.execute(
        db,
      );
      const client = clientFor(server.address);
      const body = { fields: ['assignee', 'class'] as ('assignee' | 'class')[], playbook: 'RD' };
      expect(await client.call(suggestCalls.fields, { body: { ...body, keyword: 'acme 100%' } })).toEqual({
        assignee: ['Acme 100% Cells'],
        class: [],
      });
      expect(await client.call(suggestCalls.fields, { body: { ...body, keyword: 'h01m' } })).toEqual({
        assignee: [],
        class: ['H01M 10/05'],
      });
      expect((await client.call(suggestCalls.fields, { body: { ...body, keyword: 'a_me' } })).assignee).toEqual([]);
    });
  });
});
