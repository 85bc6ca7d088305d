import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Locale, locales } from '@assay/domain';
import { tools } from '@assay/tools/service';
import {
  createWorkState,
  type Edit,
  historyOf,
  type Operation,
  rootId,
  schemaVersion,
  type Tool,
  transact,
  type WorkRecord,
} from '@assay/works';
import { oneOfEach, silentPorts } from '@assay/works/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { act, answered, done } from '../../testing/tool-runs.ts';
import { createChangeFeed } from './change-feed.ts';
import { createWorkStore } from './work.store.ts';

const heads = { docx: 'PK', xlsx: 'PK', pdf: '%PDF-', md: '# ', csv: '\u{feff}', json: '{' } as const;

const byId = <R extends { id: string }>(records: readonly R[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Records as they stand after operations, without the service. */
function after({ kind }: Tool, operations: readonly Operation[]): readonly WorkRecord[] {
  const state = createWorkState(kind);
  transact(state, operations, { origin: 'person' });
  return state.records();
}

/** Of records that people made, all are there, and in each field what a person wrote. */
function expectPeoplesWords(now: readonly WorkRecord[], before: readonly WorkRecord[], by: string): void {
  const written = (records: readonly WorkRecord[]) =>
    byId(records).map(({ id, fields, origin, origins }) => ({
      id,
      fields: Object.fromEntries(Object.entries(fields).filter(([field]) => (origins[field] ?? origin) === 'person')),
    }));
  const ids = new Set(before.map(({ id }) => id));
  expect(written(now.filter(({ id }) => ids.has(id))), by).toEqual(written(before));
}

/** What every tool has to keep, whatever its works hold: asked of each with one record of every type, all fields set. */
describe('what holds for the works of every tool', () => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  let colleague: TestClient;
  let colleagueId: string;
  let member: { tenant_id: string; owner_id: string };

  beforeAll(async () => {
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    owner = await signInAs(await service.client(), 'enterprise');
    colleague = await signInAs(await service.client(), 'trial');
    const found = await owner.call('share.colleagues', { query: { q: 'taro' } });
    colleagueId = found.data.people[0]?.user_id ?? '';
    const { rows } = await service.database.pool.query<{ tenant_id: string; owner_id: string }>(
      `select m.tenant_id, u.id as owner_id from user_account u join tenant_member m on m.user_id = u.id where u.email like 'enterprise@%'`,
    );
    member = rows[0] as typeof member;
  });
  afterAll(() => installation?.remove());

  async function recordsOf(client: TestClient, work: string): Promise<WorkRecord[]> {
    const { data } = await client.call('works.open', { params: { work_id: work } });
    return data.records as unknown as WorkRecord[];
  }

  async function edit(client: TestClient, work: string, ...edits: Edit[]) {
    const reply = await client.call('works.edit', { params: { work_id: work }, body: { edits: edits as never } });
    return reply.data.results;
  }

  const editOf = (...operations: Operation[]) => ({ id: randomUUID(), operations });

  const titled = (value: string): Operation => ({ op: 'set', id: rootId, field: 'title', value });

  /** A work of the tool with one of everything, shared with a colleague who may edit. */
  async function whole({ kind }: Tool): Promise<string> {
    const id = randomUUID();
    const [root, ...rest] = oneOfEach(kind);
    const store = createWorkStore(service.database, createChangeFeed(service.database));
    await store.create(kind, { id, ...member }, [
      {
        edit: editOf(root as Operation),
        editor: { author: { person: member.owner_id }, writing: { origin: 'person' } },
      },
    ]);
    expect(await edit(owner, id, editOf(...rest))).toMatchObject([{ revision: 2 }]);
    const body = { data_type: 'work' as const, data_id: id, user_id: colleagueId, role: 'edit' as const };
    expect((await owner.call('share.grantPerson', { body })).status).toBe(200);
    return id;
  }

  async function written(work: string, format: keyof typeof heads, locale: Locale): Promise<Buffer> {
    owner.locale = locale;
    const reply = await owner.open('works.export', { params: { work_id: work }, body: { format } });
    owner.locale = 'en';
    expect(reply.status).toBe(200);
    return Buffer.from(await reply.arrayBuffer());
  }

  describe.each(tools.map((tool) => [tool.kind.name, tool] as const))('%s', (_, tool) => {
    let work: string;
    beforeAll(async () => {
      work = await whole(tool);
    });

    it('holds one of everything, field by field, as it was said', async () => {
      expect(
        byId(await recordsOf(colleague, work)).map(({ id, type, parent, fields }) => ({ id, type, parent, fields })),
      ).toEqual(
        byId(after(tool, oneOfEach(tool.kind))).map(({ id, type, parent, fields }) => ({ id, type, parent, fields })),
      );
    });

    it('refuses what a field cannot hold, says why, and stays as it was', async () => {
      const before = await recordsOf(owner, work);
      const bad = before.flatMap(({ id, type }) =>
        Object.entries(tool.kind.types[type]?.fields ?? {}).map(([field, { schema }]): Operation => {
          const value = [-1e9, 'x'.repeat(20_000), true].find((one) => !schema.safeParse(one).success);
          return { op: 'set', id, field, value };
        }),
      );
      for (let at = 0; at < bad.length; at += 100) {
        const results = await edit(owner, work, ...bad.slice(at, at + 100).map((operation) => editOf(operation)));
        for (const result of results) expect(result).toMatchObject({ refused: { reason: expect.any(String) } });
      }
      expect(await recordsOf(owner, work)).toEqual(before);
    });

    it('takes what two people change at once, and each takes back what is theirs', async () => {
      const before = byId(await recordsOf(owner, work));
      const names = before.flatMap(({ id, type, fields }) =>
        Object.entries(tool.kind.types[type]?.fields ?? {}).flatMap(([field, { form, isCode }]): Operation[] =>
          form === 'text' && !isCode && id !== rootId && fields[field] !== undefined
            ? [{ op: 'set', id, field, value: `${id} q${field.length}` }]
            : [],
        ),
      );
      // Both write the title, and else each in every other place.
      const mine = editOf(titled('By one'), ...names.filter((_, at) => at % 2 === 0));
      const theirs = editOf(titled('By the other'), ...names.filter((_, at) => at % 2 === 1));
      await Promise.all([edit(owner, work, mine), edit(colleague, work, theirs)]);
      const valueOf = (records: readonly WorkRecord[], operation: Operation) =>
        operation.op === 'set' ? records.find(({ id }) => id === operation.id)?.fields[operation.field] : undefined;
      const between = await recordsOf(owner, work);
      for (const operation of names)
        expect(valueOf(between, operation)).toBe(operation.op === 'set' && operation.value);
      expect(['By one', 'By the other']).toContain(valueOf(between, titled('')));
      await edit(owner, work, { id: randomUUID(), undoes: mine.id });
      await edit(colleague, work, { id: randomUUID(), undoes: theirs.id });
      const now = await recordsOf(owner, work);
      expect(byId(now.filter(({ id }) => id !== rootId))).toEqual(before.filter(({ id }) => id !== rootId));
      // Who came second takes back what they wrote, which is what the first had written where that was taken back by then.
      expect(['By one', valueOf(before, titled(''))]).toContain(valueOf(now, titled('')));
      await edit(owner, work, editOf({ op: 'set', id: rootId, field: 'title', value: valueOf(before, titled('')) }));
    });

    it('loses each record with what stands below it, and has all of it again after undo', async () => {
      const before = byId(await recordsOf(owner, work));
      for (const { id, type } of before) {
        if (tool.kind.types[type]?.isFixed) continue;
        const removal = editOf({ op: 'remove', id });
        expect(await edit(owner, work, removal)).toMatchObject([{ revision: expect.any(Number) }]);
        expect((await recordsOf(owner, work)).map((record) => record.id)).not.toContain(id);
        await edit(owner, work, { id: randomUUID(), undoes: removal.id });
        expect(byId(await recordsOf(owner, work))).toEqual(before);
      }
    });

    it('changes by a suggestion once that is accepted, and not by one that is refused', async () => {
      for (const accepted of [true, false]) {
        const body = { id: randomUUID(), operations: [titled(`Suggested ${accepted}`)] as never, reason: 'clearer' };
        const { data } = await colleague.call('works.suggest', { params: { work_id: work }, body });
        const params = { work_id: work, suggestion_id: data.suggestion.id };
        expect((await owner.call('works.decide', { params, body: { accepted } })).status).toBe(200);
      }
      expect((await recordsOf(owner, work)).find(({ id }) => id === rootId)?.fields['title']).toBe('Suggested true');
    });

    it('goes back to a version that was kept, and from there again', async () => {
      const kept = await owner.call('works.keepVersion', { params: { work_id: work }, body: { name: 'Before' } });
      const before = await recordsOf(owner, work);
      const gone = before.filter(({ type, parent }) => parent === null && !tool.kind.types[type]?.isFixed);
      await edit(owner, work, editOf(...gone.map(({ id }): Operation => ({ op: 'remove', id }))));
      const id = randomUUID();
      const { revision } = kept.data.version;
      await owner.call('works.restore', { params: { work_id: work }, body: { id, revision } });
      expect(byId(await recordsOf(owner, work))).toEqual(byId(before));
      const then = await owner.call('works.state', { params: { work_id: work, revision: String(revision) } });
      expect(byId(then.data.records)).toEqual(byId(before));
    });

    it.each(locales)('is taken along whole in every format, in %s', async (locale) => {
      for (const [format, head] of Object.entries(heads) as [keyof typeof heads, string][])
        expect((await written(work, format, locale)).toString().slice(0, head.length), format).toBe(head);
      const { records, kind } = JSON.parse((await written(work, 'json', locale)).toString());
      expect([kind, byId(records)]).toEqual([tool.kind.name, byId(await recordsOf(owner, work))]);
    });

    it('is made anew of what was exported, by whoever has the file, all of it marked as imported', async () => {
      const exported = JSON.parse((await written(work, 'json', 'en')).toString());
      const { status, data } = await colleague.call('works.import', { body: exported });
      expect([status, data]).toMatchObject([200, { evidence_left_out: 0 }]);
      const told = (records: readonly WorkRecord[]) => byId(records).map(({ origin, origins, order, ...said }) => said);
      const made = await recordsOf(colleague, data.work_id);
      expect(told(made)).toEqual(told(await recordsOf(owner, work)));
      expect(made.flatMap(({ origin, origins }) => [origin, ...Object.values(origins)]).join('')).toMatch(
        /^(import)+$/,
      );
      expect((await owner.send('works.open', { params: { work_id: data.work_id } })).status).toBe(404);
    });

    it('opens what every release of it exported', async () => {
      const present = schemaVersion(tool.kind);
      for (let schema = 0; schema <= present; schema += 1) {
        const kept = new URL(`../../testing/released-works/${tool.kind.name}-${schema}.json`, import.meta.url);
        // A tool that is new keeps its first export with its first release.
        if (schema === present && !existsSync(kept)) continue;
        const body = JSON.parse(await readFile(kept, 'utf8'));
        const { status, data } = await owner.call('works.import', { body });
        expect([status, data], `schema ${schema}`).toMatchObject([200, { evidence_left_out: 0 }]);
        const made = await recordsOf(owner, data.work_id);
        expect(made.length).toBeGreaterThanOrEqual(body.records.length);
        if (schema === present) {
          const said = (records: readonly WorkRecord[]) => byId(records).map(({ id, fields }) => ({ id, fields }));
          expect(said(made)).toEqual(said(body.records));
        }
      }
    });

    it('says in a document whatever words it holds', async () => {
      const text = (await written(work, 'md', 'en')).toString();
      const words = (await recordsOf(owner, work)).flatMap(({ type, fields }) =>
        Object.entries(fields).flatMap(([field, value]) => {
          if (tool.kind.types[type]?.fields[field]?.isCode) return [];
          return [...JSON.stringify(value).matchAll(/q\d+z/gu)].map(([word]) => ({ type, field, word }));
        }),
      );
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter(({ word }) => !text.includes(word))).toEqual([]);
    });

    it('does nothing by its actions but what it says, or refuses', async () => {
      for (const action of Object.keys(tool.actions)) {
        const before = await recordsOf(owner, work);
        const reply = await owner.send('works.act', { params: { work_id: work, action } });
        expect([200, 400, 404, 409], `${action}: ${reply.status}`).toContain(reply.status);
        const now = await recordsOf(owner, work);
        if (reply.status !== 200) expect(now).toEqual(before);
        expectPeoplesWords(now, before, action);
      }
    });

    it('does in steps what it says, once, and nothing more when it is asked again', async () => {
      for (const name of Object.keys(tool.procedures ?? {})) {
        const before = await recordsOf(owner, work);
        const { data, status } = await owner.send('works.act', { params: { work_id: work, action: name } });
        expect([200, 404], `${name}: ${status}`).toContain(status);
        const run = (data as { run_id?: string } | null)?.run_id;
        if (run === undefined) continue;
        expect((await answered(owner, work, run)).run.status).toBe('done');
        const now = await recordsOf(owner, work);
        expectPeoplesWords(now, before, name);
        const again = await done(owner, work, name);
        expect(again?.changed ?? 0, name).toBe(0);
        expect(await recordsOf(owner, work)).toEqual(now);
      }
    });

    it('asks what it proposes an answer to, is answered by a colleague too, and then asks no more', async () => {
      if (!tool.begin) return;
      const message = 'Make the pump housing lighter without losing strength.';
      const { told, made } = await tool.begin(message, silentPorts({ newId: randomUUID }));
      const id = randomUUID();
      const author = { person: member.owner_id };
      const store = createWorkStore(service.database, createChangeFeed(service.database));
      await store.create(tool.kind, { id, ...member }, [
        { edit: editOf(...told), editor: { author, writing: { origin: 'person' } } },
        ...(made.length > 0
          ? [{ edit: editOf(...made), editor: { author, writing: { origin: 'rules' } } } as const]
          : []),
      ]);
      const body = { data_type: 'work' as const, data_id: id, user_id: colleagueId, role: 'edit' as const };
      await owner.call('share.grantPerson', { body });
      for (const [name, { questions }] of Object.entries(tool.procedures ?? {})) {
        const { data, status } = await owner.send('works.act', { params: { work_id: id, action: name } });
        const run = (data as { run_id?: string } | null)?.run_id;
        if (status !== 200 || run === undefined) continue;
        const ended = await answered(colleague, id, run);
        expect([name, ended.run.status]).toEqual([name, 'done']);
        if (questions) expect(ended.asked.length, name).toBeGreaterThan(0);
        const rest = await act(owner, id, name);
        if (rest.data.run_id !== undefined) expect((await answered(owner, id, rest.data.run_id)).asked).toEqual([]);
      }
    });

    it('is read by whoever has a link, copied by whoever reads it, and stands in the history', async () => {
      const guest = await service.client();
      guest.share = (await owner.call('share.create', { body: { data_type: 'work', data_id: work } })).data.token;
      const records = await recordsOf(owner, work);
      expect(await recordsOf(guest, work)).toEqual(records);
      const copy = await colleague.call('works.duplicate', { params: { work_id: work }, body: { title: 'Copy' } });
      expect((await recordsOf(colleague, copy.data.work_id)).length).toBe(records.length);
      const { data } = await owner.call('history.records', { query: {} });
      const entry = data.history_maps.flatMap((group) => group.data).find(({ id }) => id === work);
      expect(entry).toMatchObject({ source: historyOf(tool), kind: tool.kind.name, message: 'Suggested true' });
      expect(entry?.link).toContain(work);
    });

    it('goes to the trash, comes back with all it had, and is destroyed', async () => {
      const before = await recordsOf(owner, work);
      await owner.call('works.remove', { params: { work_id: work } });
      expect((await colleague.call('works.open', { params: { work_id: work } })).status).toBe(404);
      await owner.call('works.putBack', { params: { work_id: work } });
      expect(await recordsOf(owner, work)).toEqual(before);
      await owner.call('works.remove', { params: { work_id: work } });
      expect((await owner.call('works.destroy', { params: { work_id: work } })).data.destroyed).toBe(true);
    });
  });
});
