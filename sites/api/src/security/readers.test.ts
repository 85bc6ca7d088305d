import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PopulatedService, populate } from '../testing/example-world.ts';
import { examples } from '../testing/examples/index.ts';
import { withPostgres } from '../testing/installation.ts';
import { registerByPhone, signInAs } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';

const page = 'https://www.partner.example';

let populated: PopulatedService;
let member: TestClient;
beforeAll(async () => {
  populated = await populate(withPostgres, { EMBED_ORIGINS: page });
  ({ member } = populated.world);
});
afterAll(() => populated.remove());

const inputOf = async (name: CallName) => (await populated.goodCall(calls[name], examples[name])).input;
const statusOf = async (by: TestClient, name: CallName) => (await by.open(name, await inputOf(name))).status;

/** Somebody of another organisation who came by the link to an item. */
async function linkReader(item: {
  data_id: string;
  data_type: 'seek_search' | 'ai_agent' | 'work';
  role?: 'comment';
}): Promise<TestClient> {
  const { data } = await member.call('share.create', { body: item });
  const reader = await registerByPhone(await populated.service.client(), nextNumber());
  reader.share = data.token;
  return reader;
}

/** What a reader is told until the changes after a revision, and what stands beside them, have come. */
async function followed(by: TestClient, work_id: string, revision: number): Promise<string> {
  const leaving = new AbortController();
  const live = { params: { work_id }, body: { last_event_id: `1.${revision}`, page: randomUUID() } };
  const reply = await by.open('works.live', live, { signal: leaving.signal });
  let told = '';
  for await (const bytes of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += bytes;
    if (told.includes('"change"') && told.includes('"beside"') && told.includes('"present":[{')) break;
  }
  leaving.abort();
  return told;
}

let newest = 13_100_000_000;
const nextNumber = () => String((newest += 1));

describe('P55: a person who came by a link', () => {
  it('reads the page with its quotations, and takes away neither file nor former text', async () => {
    const { seek_id, question_id } = populated.world.page;
    const reader = await linkReader({ data_id: seek_id, data_type: 'seek_search' });
    expect((await reader.call('seek.page', { params: { seek_id } })).status).toBe(200);
    expect(await statusOf(reader, 'seek.copy')).toBe(200);
    expect(await statusOf(reader, 'seek.export')).toBe(403);
    expect(await statusOf(reader, 'seek.versions')).toBe(403);
    expect(await statusOf(reader, 'seek.feedback')).toBe(200);
    const { data: said } = await reader.call('quality.feedback');
    expect(said.feedback, 'of their own organisation, without its words').toMatchObject([
      { question_id, question: null },
    ]);
    const cited = (await inputOf('seek.passages')).body as { document: string; version: number };
    const { data } = await reader.call('seek.passages', { params: { question_id }, body: cited });
    const whole = await member.call('library.document', {
      params: { id: cited.document },
      query: { version: cited.version },
    });
    expect(data.passages.length).toBeGreaterThan(0);
    for (const { start, end, text } of data.passages) expect(text).toBe(whole.data.text.slice(start, end));
    const told = JSON.stringify((await reader.call('seek.page', { params: { seek_id } })).data);
    // What the page quotes, and nothing beside it.
    for (const { text } of data.passages) expect(told).toContain(JSON.stringify(text).slice(1, -1));
    const { documents } = (await member.call('library.documents', { query: {} })).data;
    const uncited = documents.find(({ document }) => !told.includes(document));
    if (!uncited) throw new Error('Every document is cited.');
    expect(
      (
        await reader.call('seek.passages', {
          params: { question_id },
          body: { document: uncited.document, version: uncited.version },
        })
      ).status,
    ).toBe(404);
    const text = await (await reader.open('seek.stream', { body: { question_id } })).text();
    expect(text).toContain('"quote"');
  });

  it('reads a work as it is, and nothing of how it was or who made it so', async () => {
    const { data: begun } = await member.call('triz.create', { body: { message: 'Our client Contoso files in May.' } });
    const params = { work_id: begun.triz_mind_id };
    const statement = (value: string) => {
      const operations = [{ op: 'set' as const, id: 'work', field: 'statement', value }];
      return member.call('works.edit', { params, body: { edits: [{ id: randomUUID(), operations }] } });
    };
    const title = [{ op: 'set' as const, id: 'work', field: 'title', value: 'Contoso' }];
    const proposal = randomUUID();
    await member.call('works.suggest', { params, body: { id: proposal, operations: title } });
    await member.call('works.decide', { params: { ...params, suggestion_id: proposal }, body: { accepted: false } });
    const remark = randomUUID();
    await member.call('works.comment', { params, body: { id: remark, text: 'Contoso wants it sooner.' } });
    const reply = { id: randomUUID(), thread: remark, text: 'So Contoso says.' };
    expect((await member.call('works.comment', { params, body: reply })).status).toBe(200);
    await member.call('works.resolveComment', { params: { ...params, comment_id: remark }, body: { resolved: true } });
    await statement('Lift a load.');
    await member.call('works.edit', {
      params,
      body: { edits: [{ id: randomUUID(), operations: [{ ...title[0], value: 'A load' }] }] } as never,
    });
    const { pool } = populated.service.database;
    // By then nobody's page was open who could have seen it.
    await pool.query("update work_change set at = at - interval '16 minutes' where work_id = $1", [params.work_id]);

    const { user, tenant } = (await member.call('account.session')).data;
    const [person, name] = [user?.user_id ?? '', user?.full_name ?? ''];
    await pool.query(
      `insert into run (id, kind, tenant_id, owner_id, status, updated_at)
       values ('for Contoso', 'work', $1, $2, 'done', now() + interval '1 hour')`,
      [tenant?.tenant_id, person],
    );
    await pool.query(
      `insert into work_run (id, work_id, action, scope, locale, steps) values ('for Contoso', $1, 'concepts', '{}', 'en', '{}')`,
      [params.work_id],
    );
    expect((await member.call('works.runs', { params })).data.runs).toHaveLength(1);
    expect(person.length * name.length).toBeGreaterThan(0);
    const leaving = new AbortController();
    const here = { params, body: { last_event_id: '1.1', page: 'p1' } };
    await member.open('works.live', here, { signal: leaving.signal });
    const guest = await populated.service.client();
    const reader = await linkReader({ data_id: params.work_id, data_type: 'work' });
    guest.share = reader.share;
    for (const by of [guest, reader]) {
      const opened = await by.call('works.open', { params });
      const { revision, shows_past: showsPast } = opened.data.work;
      expect(showsPast).toBe(false);
      const answers = [
        opened,
        await by.call('works.history', { params, query: {} }),
        await by.call('works.provenance', { params: { ...params, record: 'work' }, query: { field: 'statement' } }),
        await by.call('works.state', { params: { ...params, revision: '1' } }),
        await by.call('works.versions', { params }),
        await by.call('works.changes', { params, query: { after: 0 } }),
        await by.call('works.suggestions', { params }),
        await by.call('works.comments', { params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 410, 200, 200]);
      expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain('Contoso');
      expect((await by.open('works.live', { params, body: { last_event_id: '1.0' } })).status).toBe(410);
      expect((await by.open('works.live', { params, body: {} })).status).toBe(410);

      await statement(`Lift a load, seen by ${by === guest ? 'a guest' : 'a reader'}.`);
      const after = await by.call('works.changes', { params, query: { after: revision } });
      expect(after.data.changes).toHaveLength(1);
      const told = `${JSON.stringify(after.data)}${await followed(by, params.work_id, revision)}`;
      expect(told).toContain('"type":"beside"');
      for (const each of [person, name, 'Contoso']) expect(told).not.toContain(each);
    }
    leaving.abort();
    expect((await reader.call('works.runs', { params })).data.runs).toEqual([]);
    expect((await member.call('works.state', { params: { ...params, revision: '1' } })).status).toBe(200);
    expect((await member.call('works.changes', { params, query: { after: 0 } })).status).toBe(200);
  });

  it('opens no thread again that was settled, though the link may comment and they took part in it', async () => {
    const { data: begun } = await member.call('triz.create', { body: { message: 'Lift a load.' } });
    const params = { work_id: begun.triz_mind_id };
    const reader = await linkReader({ data_id: params.work_id, data_type: 'work', role: 'comment' });
    const thread = { params: { ...params, comment_id: randomUUID() } };
    const asked = { id: thread.params.comment_id, text: 'Which load?' };
    expect((await reader.call('works.comment', { params, body: asked })).status).toBe(200);
    const answer = { id: randomUUID(), thread: asked.id, text: 'That of Contoso.' };
    await member.call('works.comment', { params, body: answer });
    const settled = await reader.call('works.resolveComment', { ...thread, body: { resolved: true } });
    expect(settled.status).toBe(200);
    expect((await reader.call('works.resolveComment', { ...thread, body: { resolved: false } })).status).toBe(403);
    expect((await reader.call('works.comments', { params })).data.comments).toEqual([]);
    expect((await member.call('works.resolveComment', { ...thread, body: { resolved: false } })).status).toBe(200);
  });

  it('reads a job, judges it, and takes away neither file, former reply nor the documents it works on', async () => {
    const { agent_job_id } = (await inputOf('agents.data')).body as { agent_job_id: string };
    const reader = await linkReader({ data_id: agent_job_id, data_type: 'ai_agent' });
    const { data } = await reader.call('agents.job', { params: { id: agent_job_id } });
    const cited = data.messages.flatMap((message) => message.reply?.cites.flatMap(({ evidence }) => evidence) ?? [])[0];
    const reply = data.messages.findLast(({ role }) => role === 'agent')?.message_id ?? '';
    expect(await statusOf(reader, 'agents.data')).toBe(404);
    expect(await statusOf(reader, 'agents.extractedData')).toBe(404);
    const job_id = agent_job_id;
    const { document, version, start, end, quote } = cited ?? { document: '', version: 0, start: 0, end: 0, quote: '' };
    const shown = await reader.call('agents.passages', { params: { id: job_id }, body: { reply, document, version } });
    expect(shown.data.passages).toContainEqual({ start, end, text: quote });
    expect((await reader.open('agents.export', { body: { job_id, reply, format: 'md' } })).status).toBe(404);
    expect((await reader.call('agents.versions', { params: { id: job_id }, query: { reply } })).status).toBe(403);
    expect((await reader.call('agents.feedback', { body: { job_id, reply, rating: 'up' } })).status).toBe(200);
    const judged = await reader.call('agents.job', { params: { id: job_id } });
    expect(judged.data.messages.find(({ message_id: id }) => id === reply)?.rating).toBe('up');
    const author = await member.call('agents.job', { params: { id: job_id } });
    expect(author.data.messages.find(({ message_id: id }) => id === reply)?.rating, 'of the author').toBeUndefined();
  });
});

describe('P55: a link that was made a moment ago', () => {
  it('gives nothing that was taken out before', async () => {
    const { data: begun } = await member.call('triz.create', { body: { message: 'Lift a load for Contoso.' } });
    const params = { work_id: begun.triz_mind_id };
    const item = { data_id: params.work_id, data_type: 'work' as const };
    const edited = async (value: string) => {
      const operations = [
        { op: 'set' as const, id: 'work', field: 'statement', value },
        { op: 'set' as const, id: 'work', field: 'title', value },
      ];
      return member.call('works.edit', { params, body: { edits: [{ id: randomUUID(), operations }] } });
    };
    await edited('Lift a load.');
    const reader = await linkReader(item);
    const { revision } = (await reader.call('works.open', { params })).data.work;
    expect((await reader.call('works.changes', { params, query: { after: 0 } })).status).toBe(410);
    expect((await reader.call('works.changes', { params, query: { after: revision - 1 } })).status).toBe(410);
    expect((await reader.open('works.live', { params, body: {} })).status).toBe(410);
    await edited('Lift two loads.');
    const { data } = await reader.call('works.changes', { params, query: { after: revision } });
    expect(data.changes).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Contoso');
  });

  it('names who says something, and gives no id of them', async () => {
    const { data: begun } = await member.call('triz.create', { body: { message: 'Lift a load.' } });
    const params = { work_id: begun.triz_mind_id };
    const { user } = (await member.call('account.session')).data;
    await member.call('works.comment', {
      params,
      body: { id: randomUUID(), text: 'How heavy?', mentions: [user?.user_id ?? ''] },
    });
    const operations = [{ op: 'set' as const, id: 'work', field: 'title', value: 'A load' }];
    await member.call('works.suggest', { params, body: { id: randomUUID(), operations } });
    const reader = await linkReader({ data_id: params.work_id, data_type: 'work', role: 'comment' });
    await reader.call('works.comment', { params, body: { id: randomUUID(), text: 'Two tonnes.' } });
    const told = [await reader.call('works.comments', { params }), await reader.call('works.suggestions', { params })];
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    const words = JSON.stringify(told.map(({ data }) => data));
    expect(words).toContain(user?.full_name);
    expect(words).not.toContain(user?.user_id);
    const { user: own } = (await reader.call('account.session')).data;
    expect(words).toContain(own?.user_id);
  });

  it('lets who comments by it close their own thread and no other', async () => {
    const { data: begun } = await member.call('triz.create', { body: { message: 'Lift a load.' } });
    const params = { work_id: begun.triz_mind_id };
    const reader = await linkReader({ data_id: params.work_id, data_type: 'work', role: 'comment' });
    const close = async (by: TestClient) => {
      const id = randomUUID();
      await by.call('works.comment', { params, body: { id, text: 'How heavy?' } });
      const thread = { params: { ...params, comment_id: id }, body: { resolved: true } };
      return (await reader.call('works.resolveComment', thread)).status;
    };
    expect([await close(member), await close(reader)]).toEqual([403, 200]);
  });
});

describe('P63: whoever only reads in their organisation', () => {
  it('changes nothing of a work that was granted to be edited, is told so, and may suggest', async () => {
    const { viewer } = populated.world;
    const { data: begun } = await member.call('triz.create', { body: { message: 'Lift a load.' } });
    const params = { work_id: begun.triz_mind_id };
    const item = { data_id: params.work_id, data_type: 'work' as const };
    await member.call('share.grantTenant', { body: { ...item, granted: true, role: 'edit' } });
    expect((await viewer.call('works.open', { params })).data.work.role).toBe('comment');
    const suggestion_id = randomUUID();
    const operations = [{ op: 'set' as const, id: 'work', field: 'title', value: 'A load' }];
    const asked = await viewer.call('works.suggest', { params, body: { id: suggestion_id, operations } });
    expect(asked.status).toBe(200);
    const taken = { params: { ...params, suggestion_id }, body: { accepted: true } };
    expect((await viewer.call('works.decide', taken)).status).toBe(403);
    expect(
      (await member.call('works.open', { params })).data.records.some(({ fields }) => fields['title'] === 'A load'),
    ).toBe(false);
  });
});

describe('P55: a colleague to whom a work is granted, and who came by a link to it too', () => {
  it('does not go on reading as the grant let them once it is taken away', async () => {
    const { viewer } = populated.world;
    const { data: begun } = await member.call('triz.create', { body: { message: 'Lift a load.' } });
    const params = { work_id: begun.triz_mind_id };
    const item = { data_id: params.work_id, data_type: 'work' as const };
    const { data: link } = await member.call('share.create', { body: item });
    await member.call('share.grantTenant', { body: { ...item, granted: true } });
    viewer.share = link.token;
    try {
      expect((await viewer.call('works.open', { params })).data.work.shows_past).toBe(true);
      const reply = await viewer.open('works.live', { params, body: {} });
      const ended = reply.text();
      await member.call('share.grantTenant', { body: { ...item, granted: false } });
      expect(await ended).toContain('403');
      expect((await viewer.call('works.open', { params })).data.work.shows_past).toBe(false);
    } finally {
      viewer.share = undefined;
    }
  });
});

describe('a colleague to whom a page is granted', () => {
  it('takes it away as a file, and sees no former text of it', async () => {
    const item = { data_id: populated.world.page.seek_id, data_type: 'seek_search' as const };
    await member.call('share.grantTenant', { body: { ...item, granted: true } });
    expect(await statusOf(populated.world.viewer, 'seek.export')).toBe(200);
    expect(await statusOf(populated.world.viewer, 'seek.versions')).toBe(403);
    await member.call('share.grantTenant', { body: { ...item, granted: false } });
    expect(await statusOf(populated.world.viewer, 'seek.export')).toBe(403);
  });
});

describe('an author who may only read by now', () => {
  it('closes the links that they opened, and opens no more', async () => {
    const { service, world } = populated;
    const author = await signInAs(await service.client(), 'trial');
    const { data: asked } = await author.call('seek.init', { body: { input: 'What is PEEK?' } });
    const item = { data_id: asked.seek_id, data_type: 'seek_search' as const };
    const { data: link } = await author.call('share.create', { body: item });
    const { data: session } = await author.call('account.session');
    const params = { user_id: session.user?.user_id ?? '' };
    await world.owner.call('members.changeRole', { params, body: { role: 'viewer' } });
    expect((await author.call('share.links', { query: item })).data.links).toHaveLength(1);
    expect((await author.call('share.create', { body: item })).status).toBe(403);
    expect((await author.call('share.revoke', { body: { link_id: link.link_id } })).data).toEqual({ share_count: 0 });
  });
});

describe('cards of materials', () => {
  it('are read on the page of a partner with the token of their widget, and by no visitor without one', async () => {
    const visitor = await populated.service.client();
    expect(await statusOf(visitor, 'materials.grade')).toBe(401);
    const { data } = await visitor.call(
      'embed.session',
      { body: { widget: 'material-card' } },
      { origin: page, 'sec-fetch-site': 'cross-site' },
    );
    const headers = { origin: page, authorization: `Bearer ${data.token}`, 'sec-fetch-site': 'cross-site' };
    const asWidget = async (name: CallName) => (await visitor.open(name, await inputOf(name), { headers })).status;
    for (const name of ['grades', 'grade', 'equivalents', 'compare'] as const)
      expect([name, await asWidget(`materials.${name}`)]).toEqual([name, 200]);
    for (const name of ['materials.export', 'materials.named', 'library.document', 'seek.versions'] as const)
      expect([name, await asWidget(name)]).toEqual([name, 403]);
  });
});

describe('a visitor', () => {
  it('sees on the home what everybody may see: nothing of what an organisation imported', async () => {
    const visitor = await populated.service.client();
    const { data: before } = await visitor.call('home.init');
    expect(before).toMatchObject({ homepage_type: 'RD', full_name: '', selected_module: null });
    const { status } = await populated.world.admin.send('library.import', await inputOf('library.import'));
    expect(status).toBe(200);
    await expect
      .poll(async () => (await populated.world.admin.call('home.init')).data.library.documents)
      .toBeGreaterThan(before.library.documents);
    expect((await visitor.call('home.init')).data.library).toEqual(before.library);
  });

  it('may sign out, which the audit log does not tell', async () => {
    const told = async () =>
      (await populated.service.database.pool.query('select count(*)::int as n from audit_event')).rows[0];
    const before = await told();
    const visitor = await populated.service.client();
    expect((await visitor.call('account.signOut')).status).toBe(200);
    expect(await told()).toEqual(before);
  });
});

describe('the list of imports', () => {
  it('P28: is of their own uploads for administrators, and names the folder to who runs the installation alone', async () => {
    const { admin, stranger } = populated.world;
    const body = (await inputOf('library.import')).body;
    await stranger.send('library.import', { body });
    const { data } = await stranger.call('library.uploads', { query: {} });
    expect(data.runs.map(({ paths }) => paths)).toEqual([['cathode.md']]);
    expect(Object.keys(data).toSorted()).toEqual(['runs', 'storage']);
    expect((await stranger.call('library.importRuns', { query: {} })).status).toBe(403);
    expect((await admin.call('library.importRuns', { query: {} })).data.folder).toBe(
      populated.installation.environment['ASSAY_IMPORT_FOLDER'],
    );
  });
});
