import { randomUUID } from 'node:crypto';
import type { ShareRole } from '@assay/domain';
import { contentHash, type Edit, type Operation, type WorkRecord } from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { type DemoPerson, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { followWork } from './testing/follow-work.ts';
import { createTrash } from './trash/trash.ts';
import type { WorksTables } from './works.migrations.ts';

const problem = 'Raise the capacity of the silicon anode without the electrode losing stability when it swells.';
const title = (value: string): Operation => ({ op: 'set', id: 'work', field: 'title', value });

async function begin(client: TestClient): Promise<string> {
  const { data } = await client.call('triz.create', { body: { message: problem } });
  return data.triz_mind_id;
}

async function recordsOf(client: TestClient, work: string) {
  const { data } = await client.call('works.open', { params: { work_id: work } });
  return data.records as unknown as WorkRecord[];
}

const byId = <R extends { id: string }>(records: readonly R[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const titleOf = async (client: TestClient, work: string) =>
  (await recordsOf(client, work)).find(({ id }) => id === 'work')?.fields['title'];

async function edit(client: TestClient, work: string, ...operations: Operation[]) {
  const edits: Edit[] = [{ id: randomUUID(), operations }];
  const reply = await client.call('works.edit', { params: { work_id: work }, body: { edits: edits as never } });
  return reply;
}

const say = (client: TestClient, work: string, text: string, more: object = {}) =>
  client.call('works.comment', { params: { work_id: work }, body: { id: randomUUID(), text, ...more } });

describe.each(installations)('what stands around a work on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  let colleague: TestClient;
  let colleagueId: string;
  const signIn = async (person: DemoPerson) => signInAs(await service.client(), person);

  /** A work of the owner that the colleague may do so much with, by name. */
  async function sharedWork(role: ShareRole): Promise<string> {
    const work = await begin(owner);
    const body = { data_type: 'work' as const, data_id: work, user_id: colleagueId, role };
    expect((await owner.call('share.grantPerson', { body })).status).toBe(200);
    return work;
  }

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    [owner, colleague] = await Promise.all([signIn('enterprise'), signIn('trial')]);
    const found = await owner.call('share.colleagues', { query: { q: 'taro' } });
    expect(found.data.people).toMatchObject([{ full_name: 'Taro Trial', email: 'trial@demo.assay' }]);
    colleagueId = found.data.people[0]?.user_id ?? '';
  });
  afterAll(() => installation?.remove());

  describe('sharing', () => {
    it.each([
      { role: 'read', open: 200, comment: 403, edit: 403 },
      { role: 'comment', open: 200, comment: 200, edit: 403 },
      { role: 'edit', open: 200, comment: 200, edit: 200 },
    ] as const)('somebody who may $role does that and no more', async ({ role, open, comment, edit: edits }) => {
      const work = await sharedWork(role);
      const opened = await colleague.call('works.open', { params: { work_id: work } });
      expect([opened.status, opened.data.work.role, opened.data.work.is_owner]).toEqual([open, role, false]);
      expect((await say(colleague, work, 'Why this?')).status).toBe(comment);
      expect((await edit(colleague, work, title('Ours'))).status).toBe(edits);
      for (const call of ['works.remove', 'works.keepVersion', 'works.suggest'] as const) {
        const body =
          call === 'works.keepVersion'
            ? { name: 'v' }
            : call === 'works.suggest'
              ? { id: randomUUID(), operations: [title('So')] }
              : undefined;
        const { status } = await colleague.send(call, { params: { work_id: work }, ...(body && { body }) });
        const isAllowed = call === 'works.keepVersion' ? role === 'edit' : call === 'works.suggest' && role !== 'read';
        expect([call, status]).toEqual([call, isAllowed ? 200 : 403]);
      }
    });

    it('what is taken back is taken back at once, also from who has it open', async () => {
      const work = await sharedWork('edit');
      const reader = await followWork(colleague, work);
      await expect.poll(() => reader.changes.length).toBeGreaterThan(0);
      const body = { data_type: 'work' as const, data_id: work, user_id: colleagueId, role: null };
      await owner.call('share.grantPerson', { body });
      await reader.ended;
      expect(reader.last).toMatchObject({ type: 'failed', code: 403 });
      expect((await colleague.call('works.open', { params: { work_id: work } })).status).toBe(404);
    });

    it('P58: who reads on loses it with their session, and guests with their link', async () => {
      const work = await sharedWork('read');
      const here = await signIn('trial');
      const guest = await service.client();
      const { data: link } = await owner.call('share.create', { body: { data_type: 'work', data_id: work } });
      guest.share = link.token;
      const { revision } = (await guest.call('works.open', { params: { work_id: work } })).data.work;
      const [bySession, byLink, staying] = [
        await followWork(here, work),
        await followWork(guest, work, revision),
        await followWork(owner, work),
      ];
      await edit(owner, work, title('Read by three'));
      for (const reader of [bySession, byLink, staying])
        await expect.poll(() => reader.changes.length).toBeGreaterThan(0);
      await here.call('account.signOut');
      await owner.call('share.revoke', { body: { link_id: link.link_id } });
      await Promise.all([bySession.ended, byLink.ended]);
      expect([bySession.last, byLink.last]).toMatchObject([
        { type: 'failed', code: 401 },
        { type: 'failed', code: 403 },
      ]);
      await edit(owner, work, title('Read on'));
      await expect.poll(() => staying.changes.length).toBeGreaterThan(2);
      staying.leave();
    });

    it('opens to nobody of another organisation, by nobody but its owner, and no answer as an item to edit', async () => {
      const work = await begin(owner);
      const item = { data_type: 'work' as const, data_id: work };
      expect(
        (await owner.call('share.grantPerson', { body: { ...item, user_id: 'nobody', role: 'read' } })).status,
      ).toBe(404);
      expect(
        (await colleague.call('share.grantPerson', { body: { ...item, user_id: colleagueId, role: 'edit' } })).status,
      ).toBe(403);
      const page = { data_type: 'seek_search' as const, data_id: 'p' };
      const asked = await owner.call('share.grantPerson', { body: { ...page, user_id: colleagueId, role: 'edit' } });
      expect(asked.status).toBe(400);
      expect((await owner.call('share.create', { body: { ...item, role: 'edit' as never } })).status).toBe(400);
    });

    it('a guest with a link that lets comment does so under a name of their own, and changes nothing', async () => {
      const work = await begin(owner);
      const { data } = await owner.call('share.create', {
        body: { data_type: 'work', data_id: work, role: 'comment' },
      });
      const guest = await service.client();
      guest.share = data.token;
      const said = await say(guest, work, 'Have you tried graphite?', { guest_name: 'Prof. Guest' });
      expect(said.data.comment.author).toEqual({ person: null, name: 'Prof. Guest' });
      expect((await edit(guest, work, title('Mine'))).status).toBeGreaterThanOrEqual(401);
      expect(await titleOf(owner, work)).not.toBe('Mine');
      const reader = await service.client();
      reader.share = (await owner.call('share.create', { body: { data_type: 'work', data_id: work } })).data.token;
      expect((await say(reader, work, 'I only read')).status).toBe(403);
    });

    it('people are named to the owner with what they may do', async () => {
      const work = await sharedWork('comment');
      const { data } = await owner.call('share.people', { query: { data_type: 'work', data_id: work } });
      expect(data.people).toMatchObject([{ user_id: colleagueId, full_name: 'Taro Trial', role: 'comment' }]);
      expect((await colleague.call('share.people', { query: { data_type: 'work', data_id: work } })).status).toBe(403);
    });
  });

  describe('comments', () => {
    it('stand on what they are about, are answered, closed and opened again', async () => {
      const work = await sharedWork('comment');
      const first = (await say(owner, work, 'Which binder?', { record: 'work', field: 'statement' })).data.comment;
      await say(colleague, work, 'PAA.', { thread: first.id });
      const resolve = (resolved: boolean, by = owner) =>
        by.call('works.resolveComment', {
          params: { work_id: work, comment_id: first.id },
          body: { resolved },
        });
      expect((await resolve(true, colleague)).status, 'of somebody else, by who only comments').toBe(403);
      expect((await resolve(true)).data.resolved).toBe(true);
      const { data } = await colleague.call('works.comments', { params: { work_id: work } });
      expect(data.comments).toMatchObject([
        { text: 'Which binder?', record: 'work', field: 'statement', own: false, author: { name: 'Mei Enterprise' } },
        { text: 'PAA.', thread: first.id, own: true, author: { person: colleagueId } },
      ]);
      expect(data.comments[0]?.resolved_at).not.toBeNull();
      await resolve(false);
      const again = await colleague.call('works.comments', { params: { work_id: work } });
      expect(again.data.comments[0]?.resolved_at).toBeNull();
    });

    it('are written once however often they are sent, and answer only what begins a thread', async () => {
      const work = await begin(owner);
      const body = { id: randomUUID(), text: 'Once' };
      for (let time = 0; time < 2; time += 1) await owner.call('works.comment', { params: { work_id: work }, body });
      const answer = (await say(owner, work, 'Yes', { thread: body.id })).data.comment;
      expect((await say(owner, work, 'No', { thread: answer.id })).status).toBe(404);
      expect((await say(owner, work, 'No', { thread: 'nothing' })).status).toBe(404);
      const { data } = await owner.call('works.comments', { params: { work_id: work } });
      expect(data.comments.map(({ text }) => text)).toEqual(['Once', 'Yes']);
    });

    it('are deleted by whoever wrote them, and by the owner of the work, with their answers', async () => {
      const work = await sharedWork('comment');
      const { comment: theirs } = (await say(colleague, work, 'Theirs')).data;
      const { comment: mine } = (await say(owner, work, 'Mine')).data;
      await say(owner, work, 'Answer', { thread: theirs.id });
      const remove = (client: TestClient, id: string) =>
        client.call('works.removeComment', { params: { work_id: work, comment_id: id } });
      expect((await remove(colleague, mine.id)).status).toBe(403);
      expect((await remove(owner, theirs.id)).status).toBe(200);
      const { data } = await owner.call('works.comments', { params: { work_id: work } });
      expect(data.comments.map(({ text }) => text)).toEqual(['Mine']);
    });

    it('are those of their work: the id of one that stands elsewhere answers, closes and deletes nothing', async () => {
      const [elsewhere, own] = [await begin(owner), await begin(colleague)];
      const { comment } = (await say(owner, elsewhere, 'Between ourselves')).data;
      const params = { work_id: own, comment_id: comment.id };
      const replies = [
        await say(colleague, own, 'Answer', { thread: comment.id }),
        await colleague.call('works.resolveComment', { params, body: { resolved: true } }),
        await colleague.call('works.removeComment', { params }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
      const { data } = await owner.call('works.comments', { params: { work_id: elsewhere } });
      expect(data.comments).toMatchObject([{ text: 'Between ourselves', resolved_at: null }]);
    });

    it('are heard of by whoever has the work open', async () => {
      const work = await sharedWork('comment');
      const reader = await followWork(owner, work);
      await expect.poll(() => reader.beside?.talk).toBe(0);
      await say(colleague, work, 'News');
      await expect.poll(() => reader.beside?.talk).toBe(1);
      reader.leave();
    });
  });

  describe('suggestions', () => {
    async function suggest(client: TestClient, work: string, ...operations: Operation[]) {
      const body = { id: randomUUID(), operations: operations as never, reason: 'clearer' };
      return (await client.call('works.suggest', { params: { work_id: work }, body })).data.suggestion;
    }
    const decide = (client: TestClient, work: string, id: string, accepted: boolean) =>
      client.call('works.decide', { params: { work_id: work, suggestion_id: id }, body: { accepted } });

    it('change nothing until somebody who edits accepts them, and then count as theirs who made them', async () => {
      const work = await sharedWork('comment');
      const before = await titleOf(owner, work);
      const { id } = await suggest(colleague, work, title('A clearer title'));
      expect(await titleOf(owner, work)).toBe(before);
      expect((await decide(colleague, work, id, true)).status).toBe(403);
      expect((await decide(owner, work, id, true)).data).toEqual({ state: 'accepted' });
      expect((await decide(owner, work, id, true)).data).toEqual({ state: 'accepted' });
      expect(await titleOf(owner, work)).toBe('A clearer title');
      const { data } = await owner.call('works.suggestions', { params: { work_id: work } });
      expect(data.suggestions).toMatchObject([
        { id, state: 'accepted', author: { name: 'Taro Trial' }, decided_by: 'Mei Enterprise', reason: 'clearer' },
      ]);
      const { data: history } = await owner.call('works.history', { params: { work_id: work }, query: {} });
      expect(history.entries[0]).toMatchObject({ reason: 'clearer', origin: 'person' });
    });

    it('are one where they were sent twice, also once they were decided', async () => {
      const work = await sharedWork('comment');
      const reader = await followWork(owner, work);
      await expect.poll(() => reader.beside?.talk).toBe(0);
      const body = { id: randomUUID(), operations: [title('A clearer title')] as never };
      const send = () => colleague.call('works.suggest', { params: { work_id: work }, body });
      expect((await send()).status).toBe(200);
      await expect.poll(() => reader.beside?.talk).toBeGreaterThan(0);
      const news = Number(reader.beside?.talk);
      expect((await send()).status).toBe(200);
      await decide(owner, work, body.id, false);
      expect((await send()).data.suggestion).toMatchObject({ id: body.id, state: 'refused' });
      const { data } = await owner.call('works.suggestions', { params: { work_id: work } });
      expect(data.suggestions).toHaveLength(1);
      await expect.poll(() => reader.beside?.talk).toBe(news + 1);
      reader.leave();
    });

    it('are refused, or withdrawn by whoever made them, and then not accepted', async () => {
      const work = await sharedWork('comment');
      const refused = await suggest(colleague, work, title('One'));
      expect((await decide(owner, work, refused.id, false)).data).toEqual({ state: 'refused' });
      expect((await decide(owner, work, refused.id, false)).data).toEqual({ state: 'refused' });
      expect((await decide(owner, work, refused.id, true)).status).toBe(409);
      const accepted = await suggest(colleague, work, title('Four'));
      expect((await decide(owner, work, accepted.id, true)).status).toBe(200);
      expect((await decide(owner, work, accepted.id, false)).status).toBe(409);
      const withdrawn = await suggest(colleague, work, title('Two'));
      expect((await decide(colleague, work, withdrawn.id, false)).data).toEqual({ state: 'refused' });
      const own = await suggest(owner, work, title('Three'));
      expect((await decide(colleague, work, own.id, false)).status).toBe(403);
    });

    it('P119: cite what stands in its source, and are neither taken nor accepted where they cite what does not', async () => {
      const work = await sharedWork('comment');
      const { rows } = await service.database.pool.query<{ id: string; version: number; text: string }>(
        `select d.id, v.version, v.text from document d join document_version v on v.document_key = d.key
         where d.tenant_id is null limit 1`,
      );
      const { id: document = '', version = 1, text = '' } = rows[0] ?? {};
      const cite = (quote: string): Operation => ({
        op: 'cite',
        id: 'work',
        key: 'mine',
        evidence: { document, version, start: 0, end: 20, quote },
      });
      const body = { id: randomUUID(), operations: [cite('Steel never rusts. .')] as never };
      expect((await colleague.call('works.suggest', { params: { work_id: work }, body })).status).toBe(400);
      const evidence = async () => (await recordsOf(owner, work)).find(({ id }) => id === 'work')?.evidence;
      const { id } = await suggest(colleague, work, cite(text.slice(0, 20)));
      expect((await decide(owner, work, id, true)).data).toEqual({ state: 'accepted' });
      expect(await evidence()).toMatchObject({ mine: { quote: text.slice(0, 20) } });
      // As one whose document has gone since.
      await service.database.pool.query(
        `insert into work_suggestion (work_id, id, origin, operations) values ($1, 'gone', 'rules', $2)`,
        [work, JSON.stringify([cite('Steel never rusts. .')])],
      );
      expect((await decide(owner, work, 'gone', true)).data).toMatchObject({
        state: 'open',
        refused: { reason: 'falseQuote', record: 'work' },
      });
      expect(await evidence()).toMatchObject({ mine: { quote: text.slice(0, 20) } });
    });

    it('are those of their work: the id of one that waits elsewhere does and refuses nothing', async () => {
      const [elsewhere, own] = [await begin(owner), await begin(colleague)];
      const { id } = await suggest(owner, elsewhere, title('Between ourselves'));
      const before = await titleOf(colleague, own);
      for (const accepted of [true, false]) expect((await decide(colleague, own, id, accepted)).status).toBe(404);
      expect(await titleOf(colleague, own)).toBe(before);
      const { data } = await owner.call('works.suggestions', { params: { work_id: elsewhere } });
      expect(data.suggestions).toMatchObject([{ id, state: 'open' }]);
    });

    it('that can no longer be done stay open and say why', async () => {
      const work = await begin(owner);
      const add = { op: 'add', id: 'c1', type: 'criterion', parent: null, fields: { name: 'Cost' } } as const;
      await edit(owner, work, add);
      const { id } = await suggest(owner, work, { op: 'set', id: 'c1', field: 'weight', value: 3 });
      await edit(owner, work, { op: 'remove', id: 'c1' });
      expect((await decide(owner, work, id, true)).data).toMatchObject({
        state: 'open',
        refused: { reason: 'noRecord', record: 'c1' },
      });
    });

    it('are what rules make of that which a person wrote', async () => {
      const work = await begin(owner);
      const contradiction = (await recordsOf(owner, work)).find(({ type }) => type === 'contradiction')?.id ?? '';
      const cell = (improve: number, worsen: number): Operation[] => [
        { op: 'set', id: contradiction, field: 'improve', value: improve },
        { op: 'set', id: contradiction, field: 'worsen', value: worsen },
      ];
      // A principle that a person put there goes by no rule.
      await edit(owner, work, ...cell(1, 3), {
        op: 'add',
        id: 'own',
        type: 'principle',
        parent: contradiction,
        fields: { number: 40 },
      });
      const act = () => owner.call('works.act', { params: { work_id: work, action: 'principles' } });
      // What waits for a person and what is done are one: where no more can wait, nothing is done.
      await service.database.pool.query(
        `insert into work_suggestion (work_id, id, origin, operations)
         select $1, 'full' || n, 'rules', '[]' from generate_series(1, 500) n`,
        [work],
      );
      const before = byId(await recordsOf(owner, work));
      expect((await act()).status).toBe(409);
      expect(byId(await recordsOf(owner, work))).toEqual(before);
      await service.database.pool.query(`delete from work_suggestion where id like 'full%'`);
      const { data } = await act();
      expect(data).toMatchObject({ changed: true, suggested: true });
      expect((await recordsOf(owner, work)).map(({ id }) => id)).toContain('own');
      const { data: waiting } = await owner.call('works.suggestions', { params: { work_id: work } });
      expect(waiting.suggestions).toMatchObject([{ origin: 'rules', operations: [{ op: 'remove', id: 'own' }] }]);
      await decide(owner, work, waiting.suggestions[0]?.id ?? '', true);
      expect((await recordsOf(owner, work)).map(({ id }) => id)).not.toContain('own');
    });
  });

  describe('presence', () => {
    it('names who has a work open and where they are, until they leave', async () => {
      const work = await sharedWork('read');
      const reader = await followWork(owner, work, 0, 'page-a');
      const other = await followWork(colleague, work, 0, 'page-b');
      const there = () => reader.beside?.present.map(({ name }) => name).toSorted();
      await expect.poll(there).toEqual(['Mei Enterprise', 'Taro Trial']);
      const move = (client: TestClient, page: string) =>
        client.call('works.present', {
          params: { work_id: work },
          body: { page, record: 'work', field: 'statement' },
        });
      expect((await move(colleague, 'page-b')).data.shown).toBe(true);
      // Nobody moves the page of somebody else.
      expect((await move(colleague, 'page-a')).data.shown).toBe(false);
      await expect
        .poll(() => reader.beside?.present.find(({ page }) => page === 'page-b'))
        .toMatchObject({ record: 'work', field: 'statement', person: colleagueId });
      other.leave();
      await expect.poll(there).toEqual(['Mei Enterprise']);
      reader.leave();
    });
  });

  describe('history', () => {
    it('tells sittings by who and when, and how the work stood after any revision', async () => {
      const work = await sharedWork('edit');
      const states = [await recordsOf(owner, work)];
      for (const words of ['One', 'Two']) {
        await edit(owner, work, title(words));
        states.push(await recordsOf(owner, work));
      }
      await edit(colleague, work, title('Three'));
      const { data } = await owner.call('works.history', { params: { work_id: work }, query: {} });
      expect(data.entries.slice(0, 2)).toMatchObject([
        { author: { name: 'Taro Trial' }, from: 5, to: 5 },
        { author: { name: 'Mei Enterprise' }, from: 3, to: 4 },
      ]);
      for (const [at, state] of states.entries()) {
        const { data: then } = await owner.call('works.state', {
          params: { work_id: work, revision: String(at + 2) },
        });
        expect(byId(then.records)).toEqual(byId(state));
      }
      const beyond = await owner.call('works.state', { params: { work_id: work, revision: '99' } });
      expect(beyond.status).toBe(404);
    });

    it('tells who wrote what stands in a field or a record, the newest first, and nothing of other places', async () => {
      const work = await sharedWork('edit');
      await edit(owner, work, title('One'));
      await edit(colleague, work, title('Two'));
      const [contradiction] = (await recordsOf(owner, work)).filter(({ type }) => type === 'contradiction');
      const id = contradiction?.id ?? '';
      await edit(owner, work, { op: 'set', id, field: 'worsen', value: 14 });
      const writersOf = async (record: string, field?: string) => {
        const { data } = await owner.call('works.provenance', {
          params: { work_id: work, record },
          query: field === undefined ? {} : { field },
        });
        return data.changes.map(({ author, origin }) => [author.name, origin]);
      };
      const mei = (origin: string) => ['Mei Enterprise', origin];
      expect(await writersOf('work', 'title')).toEqual([['Taro Trial', 'person'], mei('person'), mei('person')]);
      expect(await writersOf('work', 'statement')).toEqual([mei('person')]);
      expect(await writersOf(id, 'worsen')).toEqual([mei('person'), mei('rules')]);
      expect(await writersOf(id)).toEqual([mei('person'), mei('rules')]);
      expect(await writersOf(id, 'separation')).toEqual([]);
      expect(await writersOf('nowhere')).toEqual([]);
    });

    it('tells what each wrote in a field, and nothing of a record as a whole', async () => {
      const work = await sharedWork('edit');
      await edit(owner, work, title('One'));
      await edit(colleague, work, { op: 'set', id: 'work', field: 'statement', value: null });
      const writings = async (query: { field?: string }) => {
        const { data } = await owner.call('works.provenance', { params: { work_id: work, record: 'work' }, query });
        return data.changes.map(({ value }) => value);
      };
      expect(await writings({ field: 'title' })).toEqual(['One', problem]);
      expect(await writings({ field: 'statement' })).toEqual([null, problem]);
      expect(await writings({})).toEqual([undefined, undefined, undefined]);
    });

    it('tells whoever sets a value over one that they have not seen what it was and who wrote it, and nobody else', async () => {
      const work = await sharedWork('edit');
      const saw = contentHash((await recordsOf(owner, work)).find(({ id }) => id === 'work')?.fields['title']);
      await edit(colleague, work, title('Of the colleague'));
      const own: Edit = { id: randomUUID(), operations: [{ ...title('My own'), saw } as Operation] };
      const send = async (client: TestClient) => {
        const body = { edits: [own] as never };
        return (await client.call('works.edit', { params: { work_id: work }, body })).data.results;
      };
      const over = {
        record: 'work',
        field: 'title',
        value: 'Of the colleague',
        author: { person: colleagueId, name: 'Taro Trial' },
        origin: 'person',
      };
      const told = await send(owner);
      expect(told).toMatchObject([{ id: own.id, over: [over] }]);
      expect(await send(owner), 'sent again, since the answer was lost').toEqual(told);
      expect((await send(colleague))[0], 'an edit of somebody else').not.toHaveProperty('over');
      expect(await titleOf(owner, work)).toBe('My own');
      const again: Edit = { id: randomUUID(), operations: [{ ...title('On the telephone'), saw } as Operation] };
      const body = { edits: [again] as never };
      const { data } = await owner.call('works.edit', { params: { work_id: work }, body });
      expect(data.results[0], 'over what one wrote oneself').not.toHaveProperty('over');
      await edit(owner, work, title('My own'));
      const seen = { ...title('Once more'), saw: contentHash('My own') } as Operation;
      expect((await edit(owner, work, seen)).data.results[0]).not.toHaveProperty('over');
    });

    it('keeps versions by name; a work goes back to any, and back again by undo', async () => {
      const work = await begin(owner);
      const kept = await owner.call('works.keepVersion', {
        params: { work_id: work },
        body: { name: 'As told' },
      });
      const { revision } = kept.data.version;
      const before = await recordsOf(owner, work);
      await edit(owner, work, title('Another'), {
        op: 'add',
        id: 'c1',
        type: 'criterion',
        parent: null,
        fields: { name: 'Cost' },
      });
      const after = await recordsOf(owner, work);
      const id = randomUUID();
      const restore = () => owner.call('works.restore', { params: { work_id: work }, body: { id, revision } });
      const first = (await restore()).data;
      expect((await restore()).data).toEqual(first);
      expect(await recordsOf(owner, work)).toEqual(before);
      const undone = { id: randomUUID(), undoes: id };
      await owner.call('works.edit', { params: { work_id: work }, body: { edits: [undone] } });
      expect(await recordsOf(owner, work)).toEqual(after);
      const { data } = await owner.call('works.versions', { params: { work_id: work } });
      expect(data.versions).toMatchObject([{ name: 'As told', revision, author: { name: 'Mei Enterprise' } }]);
      // From the version onwards as from the present backwards.
      for (const at of [revision, revision + 1]) {
        const then = await owner.call('works.state', { params: { work_id: work, revision: String(at) } });
        expect(byId(then.data.records)).toEqual(byId(at === revision ? before : after));
      }
    });
  });

  describe('copies and the trash', () => {
    it("a copy holds the same records, is the caller's own, and goes its own way", async () => {
      const work = await sharedWork('read');
      const { data } = await colleague.call('works.duplicate', {
        params: { work_id: work },
        body: { title: 'My copy' },
      });
      const copy = await recordsOf(colleague, data.work_id);
      const withoutTitle = (records: WorkRecord[]) =>
        records.map((record) =>
          record.id === 'work' ? { ...record, fields: { ...record.fields, title: '' } } : record,
        );
      expect(withoutTitle(copy)).toEqual(withoutTitle(await recordsOf(owner, work)));
      expect(await titleOf(colleague, data.work_id)).toBe('My copy');
      expect((await edit(colleague, data.work_id, title('Mine'))).status).toBe(200);
      expect((await owner.call('works.open', { params: { work_id: data.work_id } })).status).toBe(404);
    });

    it('a work in the trash is gone for everybody and comes back with all it had; destroyed it does not', async () => {
      const work = await sharedWork('edit');
      const before = await recordsOf(owner, work);
      const reader = await followWork(colleague, work);
      expect((await owner.call('works.remove', { params: { work_id: work } })).data.removed).toBe(true);
      await reader.ended;
      for (const client of [owner, colleague])
        expect((await client.call('works.open', { params: { work_id: work } })).status).toBe(404);
      const listed = async () => {
        const { data } = await owner.call('history.records', { query: {} });
        return data.history_maps.flatMap((group) => group.data).some(({ id }) => id === work);
      };
      expect(await listed()).toBe(false);
      const { data } = await owner.call('works.trash');
      expect(data.works).toMatchObject([{ work_id: work, kind: 'triz' }]);
      expect((await colleague.call('works.putBack', { params: { work_id: work } })).status).toBe(404);
      await owner.call('works.putBack', { params: { work_id: work } });
      expect([await listed(), await recordsOf(colleague, work)]).toEqual([true, before]);
      expect((await owner.call('works.destroy', { params: { work_id: work } })).status).toBe(404);
      await owner.call('works.remove', { params: { work_id: work } });
      expect((await owner.call('works.destroy', { params: { work_id: work } })).data.destroyed).toBe(true);
      const { rows } = await service.database.pool.query<{ left: number }>(
        `select (select count(*) from work_change where work_id = $1)::int
          + (select count(*) from person_grant where data_id = $1)::int as left`,
        [work],
      );
      expect(rows[0]?.left).toBe(0);
    });

    it('a work that is taken out of the history lies in the trash, and is back with all when that is taken back', async () => {
      const work = await sharedWork('edit');
      const before = await recordsOf(owner, work);
      const body = { type: 'playbook' as const, history_ids: [work] };
      const reader = await followWork(colleague, work);
      expect((await owner.call('history.remove', { body })).data.removed).toEqual([work]);
      await reader.ended;
      for (const client of [owner, colleague])
        expect((await client.call('works.open', { params: { work_id: work } })).status).toBe(404);
      expect((await owner.call('works.trash')).data.works.map(({ work_id: id }) => id)).toContain(work);
      // Of another's work nothing is put away.
      const theirs = await sharedWork('edit');
      await colleague.call('history.remove', { body: { ...body, history_ids: [theirs] } });
      expect((await owner.call('works.open', { params: { work_id: theirs } })).status).toBe(200);
      await owner.call('history.restore', { body: { history_ids: [work] } });
      expect(await recordsOf(colleague, work)).toEqual(before);
      expect((await owner.call('works.trash')).data.works.map(({ work_id: id }) => id)).not.toContain(work);
    });
  });

  it('V3: what is begun incognito stands in no list and is gone after a day, whether it was put away or not', async () => {
    const begun = async (incognito: boolean) =>
      (await owner.call('triz.create', { body: { message: problem, incognito } })).data.triz_mind_id;
    const [lying, thrown, young, ordinary] = [
      await begun(true),
      await begun(true),
      await begun(true),
      await begun(false),
    ];
    const { data } = await owner.call('works.open', { params: { work_id: lying } });
    expect(data.work).toMatchObject({ incognito: true, is_owner: true });
    await owner.call('works.remove', { params: { work_id: thrown } });
    expect((await owner.call('works.trash')).data.works.map(({ work_id: id }) => id)).not.toContain(thrown);
    const copied = await owner.call('works.duplicate', { params: { work_id: lying }, body: {} });
    await service.database.pool.query(
      `update work set created_at = now() - interval '25 hours' where id = any($1::text[])`,
      [[lying, thrown, ordinary, copied.data.work_id]],
    );
    await createTrash(service.database.tables<WorksTables>(), () => undefined).empty();
    const left = await service.database.pool.query<{ id: string }>('select id from work where id = any($1::text[])', [
      [lying, thrown, young, ordinary, copied.data.work_id],
    ]);
    expect(left.rows.map(({ id }) => id).sort()).toEqual([young, ordinary, copied.data.work_id].sort());
  });

  describe('files', () => {
    const heads = { docx: 'PK', xlsx: 'PK', pdf: '%PDF-', md: '# ', csv: '\u{feff}', json: '{' } as const;

    async function written(client: TestClient, work: string, format: keyof typeof heads) {
      const reply = await client.open('works.export', { params: { work_id: work }, body: { format } });
      return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()), headers: reply.headers };
    }

    it.each(Object.keys(heads) as (keyof typeof heads)[])(
      'a work is taken along as %s by whoever reads it',
      async (format) => {
        const work = await sharedWork('read');
        const { status, bytes, headers } = await written(colleague, work, format);
        expect(status).toBe(200);
        expect(bytes.toString().startsWith(heads[format])).toBe(true);
        expect(headers.get('content-disposition')).toContain(`.${format}`);
      },
    );

    it('a document holds the problem, what contradicts what, and each principle with its quotations and sources', async () => {
      const work = await begin(owner);
      const id = (await recordsOf(owner, work)).find(({ type }) => type === 'contradiction')?.id ?? '';
      await edit(
        owner,
        work,
        { op: 'set', id, field: 'improve', value: 1 },
        { op: 'set', id, field: 'worsen', value: 3 },
      );
      await owner.call('works.act', { params: { work_id: work, action: 'principles' } });
      const [principle] = (await recordsOf(owner, work)).filter(({ type }) => type === 'principle');
      const { rows } = await service.database.pool.query<{ id: string; title: string; version: number; text: string }>(
        `select d.id, d.title, v.version, v.text from document d join document_version v on v.document_key = d.key
         where d.tenant_id is null and v.text ~ '^[A-Za-z ]{30}' order by d.id limit 1`,
      );
      const { id: document = '', title: source = '', version = 1, text: stored = '' } = rows[0] ?? {};
      const quote = stored.slice(0, 30);
      const evidence = { document, version, start: 0, end: 30, quote };
      await edit(owner, work, { op: 'cite', id: principle?.id ?? '', key: 'mine', evidence });
      const text = (await written(owner, work, 'md')).bytes.toString();
      expect(text).toContain(problem);
      for (const name of ['15 ', '8 ', '29 ', '34 ']) expect(text).toContain(`### ${name}`);
      expect(text).toContain(quote);
      expect(text.split('## Sources')[1]).toContain(source);
      const levels = [...text.matchAll(/^(#+) /gm)].map(([, signs = '']) => signs.length);
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
      const { records, kind } = JSON.parse((await written(owner, work, 'json')).bytes.toString());
      expect([kind, byId(records)]).toEqual(['triz', byId(await recordsOf(owner, work))]);
    });

    describe('a work of a file', () => {
      const root = { id: 'work', type: 'work', parent: null, order: 'a0', fields: { title: 'Brought' } };
      const bring = (body: object) => owner.send('works.import', { body });
      const above = [
        root,
        { id: 'k', type: 'contradiction', parent: null, order: 'a1', fields: { form: 'technical' } },
        { id: 'p', type: 'principle', parent: 'k', order: 'a0', fields: { number: 31 } },
      ];
      const concept = { id: 'c', type: 'concept', parent: 'p', order: 'a1', fields: { name: 'Foam core' } };

      it('cites what stands word for word in a document that its reader may read, and nothing else', async () => {
        const { rows } = await service.database.pool.query<{ document: string; version: number; quote: string }>(
          `select d.id as document, v.version, left(v.text, 30) as quote from document d
           join document_version v on v.document_key = d.key where d.tenant_id is null order by d.id limit 1`,
        );
        const stands = { ...rows[0], start: 0, end: 30 };
        const evidence = {
          stands,
          forged: { ...stands, quote: 'x'.repeat(30) },
          elsewhere: { ...stands, document: 'nowhere' },
        };
        const forged = { ...concept, evidence, origin: 'model:forged', origins: { name: 'rules' } };
        const { status, data } = await bring({ kind: 'triz', schema: 0, records: [forged, ...above] });
        expect([status, data]).toMatchObject([200, { evidence_left_out: 2 }]);
        const { work_id } = data as { work_id: string };
        expect(await recordsOf(owner, work_id)).toMatchObject([
          { id: 'work', origin: 'import', fields: { title: 'Brought' } },
          { id: 'k', origin: 'import' },
          { id: 'p', origin: 'import' },
          { id: 'c', origin: 'import', origins: {}, evidence: { stands } },
        ]);
        const held = await recordsOf(owner, work_id);
        expect(Object.keys(held.at(-1)?.evidence ?? {})).toEqual(['stands']);
      });

      it.each([
        ['of a kind that nobody knows', { kind: 'fortune', schema: 0, records: [root] }, 404],
        ['of a later schema', { kind: 'triz', schema: 99, records: [root] }, 400],
        ['without the record of the work', { kind: 'triz', schema: 0, records: [concept] }, 400],
        [
          'with a field that the kind does not know',
          { kind: 'triz', schema: 0, records: [...above, { ...concept, fields: { hue: 1 } }] },
          400,
        ],
        [
          'with a record that stands under nothing',
          { kind: 'triz', schema: 0, records: [root, { ...concept, parent: 'gone' }] },
          400,
        ],
        ['with no records at all', { kind: 'triz', schema: 0, records: [] }, 400],
        ['that is no work', { hello: 'world' }, 400],
      ])('is not made of one %s', async (_, body, status) => {
        const before = await owner.call('history.records', { query: {} });
        expect((await bring(body)).status).toBe(status);
        expect((await owner.call('history.records', { query: {} })).data).toEqual(before.data);
      });

      it('may be larger than what a screen sends', async () => {
        const large = Array.from({ length: 500 }, (_, at) => ({
          ...concept,
          id: `c${at}`,
          order: `a1${String(at).padStart(4, '0')}1`,
          fields: { name: `Concept ${at}`, description: 'x'.repeat(3_000) },
        }));
        const body = { kind: 'triz', schema: 0, records: [...above, ...large] };
        expect(JSON.stringify(body).length).toBeGreaterThan(1_048_576);
        const { status, data } = await bring(body);
        expect(status).toBe(200);
        const held = await recordsOf(owner, (data as { work_id: string }).work_id);
        expect(held.filter(({ type }) => type === 'concept').map(({ id }) => id)).toEqual(large.map(({ id }) => id));
      });
    });

    it('nobody takes along what they may not read', async () => {
      const work = await begin(owner);
      expect((await written(colleague, work, 'md')).status).toBe(404);
    });
  });
});
