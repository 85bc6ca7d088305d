import type { CallName } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from '../testing/ask-question.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';

const word = 'Zirconolite-0815';

describe('what was asked incognito', () => {
  let installation: Installation;
  let service: RunningService;
  let person: TestClient;
  let admin: TestClient;
  let ids: { seek_id: string; question_id: string };
  beforeAll(async () => {
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', ASSAY_STEP_UP_MINUTES: '1440' });
    service = await installation.start();
    person = await signInAs(await service.client(), 'enterprise');
    admin = await signInAs(await service.client(), 'admin');
    const body = { input: `What is the glass transition temperature of PEEK? ${word}`, incognito: true };
    ids = (await person.call('seek.init', { body })).data;
    const reply = await person.open('seek.stream', { body: { question_id: ids.question_id } });
    expect(framesOf(await reply.text()).at(-1)).toMatchObject({ type: 'finish' });
  });
  afterAll(() => installation.remove());

  it('P60: is given to nobody: by no link and no grant, and kept in no list', async () => {
    const item = { data_id: ids.seek_id, data_type: 'seek_search' as const };
    const { data: other } = await admin.call('account.session');
    const refusals = [
      await person.send('share.create', { body: item }),
      await person.send('share.grantTenant', { body: { ...item, granted: true } }),
      await person.send('share.grantPerson', {
        body: { ...item, user_id: other.user?.user_id, role: 'read' },
      }),
      await person.send('history.save', { body: { question_id: ids.question_id, saved: true } }),
    ];
    for (const table of ['share_link', 'tenant_grant', 'person_grant']) {
      const { rows } = await service.database.pool.query(`select 1 from ${table} where data_id = $1`, [ids.seek_id]);
      expect(rows, table).toEqual([]);
    }
    expect((await service.database.pool.query('select 1 from saved_answer')).rows).toEqual([]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const { data: page } = await person.call('seek.page', { params: { seek_id: ids.seek_id } });
    expect(page, 'its owner reads it, and the page knows what not to offer').toMatchObject({ incognito: true });
  });

  it('P60: a work that was begun or brought so is given to nobody, and stands in no list by its words', async () => {
    const begun = await person.call('triz.create', {
      body: { message: `Make the ${word} lighter without losing strength.`, incognito: true },
    });
    const board = await person.call('boards.create', { body: { message: `Cool the ${word}.`, incognito: true } });
    const other = { kind: 'idea-exploration', message: `Cool the ${word} anew.`, incognito: true };
    const explored = await person.call('works.begin', { body: other });
    const exported = await person.open('works.export', {
      params: { work_id: begun.data.triz_mind_id },
      body: { format: 'json' },
    });
    const { kind, schema, records } = (await exported.json()) as { kind: string; schema: number; records: never[] };
    const brought = await person.call('works.import', { body: { kind, schema, records, incognito: true } });
    const works = [begun.data.triz_mind_id, board.data.board_id, brought.data.work_id, explored.data.work_id];
    for (const work of works) {
      expect((await person.call('works.open', { params: { work_id: work } })).data.work).toMatchObject({
        incognito: true,
      });
      const item = { data_id: work, data_type: 'work' as const };
      const { data: other } = await admin.call('account.session');
      const refusals = [
        await person.send('share.create', { body: item }),
        await person.send('share.grantTenant', { body: { ...item, granted: true } }),
        await person.send('share.grantPerson', { body: { ...item, user_id: other.user?.user_id, role: 'read' } }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    const edits = [{ id: crypto.randomUUID(), operations: [{ op: 'set', id: 'work', field: 'title', value: word }] }];
    const [work] = works as [string];
    expect(
      (await person.call('works.edit', { params: { work_id: work }, body: { edits: edits as never } })).status,
    ).toBe(200);
    await person.call('works.remove', { params: { work_id: works[1] as string } });
    const lists: [CallName, TestInput][] = [
      ['history.records', { query: {} }],
      ['home.searchHistory', {}],
      ['works.trash', {}],
      ['search.everything', { body: { query: word.slice(0, 6) } }],
    ];
    for (const [name, input] of lists) {
      const text = await (await person.open(name, input)).text();
      for (const trace of ['Zirconolite', ...works]) expect(text, name).not.toContain(trace);
    }
    const { rows } = await service.database.pool.query(`select 1 from history_word where item_id = any($1::text[])`, [
      works,
    ]);
    expect(rows).toEqual([]);
  });

  it('P60: leaves its words in no history, suggestion, feedback, excerpt or line of the log', async () => {
    const { seek_id, question_id } = ids;
    const feedback = { question_id, rating: 'down', content: `It speaks of ${word}.` } as const;
    expect((await person.call('seek.feedback', { body: feedback })).status).toBe(200);
    const keyword = word.slice(0, 6);
    const calls: [TestClient, CallName, TestInput][] = [
      [person, 'history.records', { query: {} }],
      [person, 'history.records', { query: { list: 'saved' } }],
      [person, 'home.searchHistory', {}],
      [person, 'search.everything', { body: { query: keyword } }],
      [person, 'suggest.fields', { body: { fields: ['keyword', 'assignee', 'class'], keyword } }],
      [admin, 'quality.feedback', {}],
      [admin, 'egress.events', {}],
      [admin, 'egress.export', {}],
      [admin, 'audit.events', {}],
    ];
    for (const [by, name, input] of calls) {
      const reply = await by.open(name, input);
      const text = await reply.text();
      expect([name, reply.status]).toEqual([name, 200]);
      for (const trace of ['Zirconolite', seek_id, question_id]) expect(text, name).not.toContain(trace);
    }
    expect(service.lines.join('')).not.toContain('Zirconolite');
    const { rows } = await service.database.pool.query(
      `select 1 from egress_excerpt e where to_jsonb(e)::text like '%Zirconolite%'`,
    );
    expect(rows).toEqual([]);
  });
});
