import { randomUUID } from 'node:crypto';
import { errors } from '@assay/contract';
import { type Separations, separations } from '@assay/tool-triz/tables';
import type { Operation, WorkRecord } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../../testing/installation.ts';
import { type DemoPerson, registerByPhone, signInAs } from '../../../testing/people.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { WorksTables } from '../works.migrations.ts';
import { createToolSettings } from './tool-settings.ts';

const { shipped } = separations;
const ours: Separations = { ...shipped, time: [40, 1, 9] };
const params = { tool: 'triz', setting: 'separations' };

describe.each(installations)('settings of tools on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let admin: TestClient;
  let member: TestClient;
  let neighbour: TestClient;
  const signIn = async (person: DemoPerson) => signInAs(await service.client(), person);

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    [admin, member] = [await signIn('admin'), await signIn('enterprise')];
    neighbour = await registerByPhone(await service.client(), '13712345678');
  });
  afterAll(() => installation?.remove());
  beforeEach(() => service.database.pool.query('delete from tool_setting_change'));

  async function read(client: TestClient) {
    const { data } = await client.call('toolSettings.list');
    const found = data.settings.find(({ tool, name }) => tool === 'triz' && name === 'separations');
    if (!found) throw new Error('The separations are no setting.');
    return found;
  }
  const save = (client: TestClient, value: unknown, revision: number) =>
    client.call('toolSettings.save', { params, body: { value, revision } });

  const recordsOf = async (client: TestClient, work: string) =>
    (await client.call('works.open', { params: { work_id: work } })).data.records as unknown as WorkRecord[];

  /** What is found for a problem of the person, parted in time. */
  async function foundFor(client: TestClient, begun?: string) {
    const work =
      begun ??
      (await client.call('triz.create', { body: { message: 'The filter is open and closed.' } })).data.triz_mind_id;
    const { id = '' } = (await recordsOf(client, work)).find(({ type }) => type === 'contradiction') ?? {};
    const said = { form: 'physical', separation: 'time', isConfirmed: true };
    const operations = Object.entries(said).map(([field, value]): Operation => ({ op: 'set', id, field, value }));
    const edits = [{ id: randomUUID(), operations }] as never;
    if (begun === undefined) await client.call('works.edit', { params: { work_id: work }, body: { edits } });
    await client.call('works.act', { params: { work_id: work, action: 'principles' } });
    const records = await recordsOf(client, work);
    const principles = records.filter(({ type }) => type === 'principle').sort((a, b) => (a.order < b.order ? -1 : 1));
    const { fields } = records.find((record) => record.id === id) as WorkRecord;
    return { work, numbers: principles.map((record) => record.fields['number']), fields };
  }

  it('are what the product ships, with its source and day, until the organisation says otherwise', async () => {
    expect(await read(await signIn('viewer'))).toEqual({
      tool: 'triz',
      name: 'separations',
      title: separations.title.en,
      value: shipped,
      shipped,
      source: separations.source.en,
      checked_on: separations.checkedOn,
      is_own: false,
      revision: 0,
      changed: null,
    });
    member.locale = 'jp';
    expect((await read(member)).title).toBe(separations.title.jp);
    member.locale = 'en';
    const { numbers, fields } = await foundFor(member);
    expect(numbers).toEqual(shipped.time);
    expect(fields).toMatchObject({ namedFor: 'time', namedBy: 'shipped', namedOn: separations.checkedOn });
  });

  it('are what tools work with from then on, in this organisation and in no other; what is found stays', async () => {
    const before = await foundFor(member);
    const saved = await save(admin, ours, 0);
    expect(saved.data).toMatchObject({ is_changed: true, setting: { value: ours, is_own: true, revision: 1 } });
    const today = new Date().toISOString().slice(0, 10);

    const { numbers, fields } = await foundFor(member);
    expect(numbers).toEqual(ours.time);
    expect(fields).toMatchObject({ named: ['40', '1', '9'], namedBy: 'organisation', namedOn: today });
    expect((await foundFor(neighbour)).numbers).toEqual(shipped.time);
    expect(await read(neighbour)).toMatchObject({ value: shipped, is_own: false, changed: null });

    const stays = (await recordsOf(member, before.work)).filter(({ type }) => type === 'principle');
    expect(stays).toHaveLength(shipped.time.length);
    expect((await foundFor(member, before.work)).numbers).toEqual(ours.time);
  });

  it('tell who changed them last and when, and are brought back to what is shipped', async () => {
    await save(admin, ours, 0);
    const { data } = await save(await signIn('owner'), null, 1);
    const setting = await read(member);
    expect(setting).toEqual(data.setting);
    expect(setting).toMatchObject({ value: shipped, is_own: false, revision: 2 });
    expect(setting.changed?.by.name).toMatch(/\S/);
    expect(Math.abs(Date.now() - Date.parse(setting.changed?.at ?? ''))).toBeLessThan(60_000);
    expect((await foundFor(member)).fields).toMatchObject({ namedBy: 'shipped' });
    const { rows } = await service.database.pool.query<{ value: string }>(
      'select value from tool_setting_change order by revision',
    );
    expect(rows.map(({ value }) => JSON.parse(value))).toEqual([ours, null]);
  });

  it('are changed by administrators alone, which the audit log tells', async () => {
    for (const person of [member, await signIn('viewer')]) expect((await save(person, ours, 0)).status).toBe(403);
    expect(await read(member)).toMatchObject({ value: shipped, revision: 0 });
    await save(admin, ours, 0);
    await save(admin, null, 1);
    await save(admin, null, 1);
    const { data } = await admin.call('audit.events', { query: { action: 'settings_changed', page: 1, limit: 3 } });
    expect(data.events.map(({ detail }) => detail).slice(0, 2)).toEqual([
      'triz.separations=shipped',
      'triz.separations',
    ]);
  });

  it.each<[what: string, value: unknown, fields: Record<string, string>]>([
    ['a principle that is none', { ...ours, space: [1, 41] }, { 'value.space.1': 'Principle 41 is none of the 40.' }],
    ['no principle', { ...ours, 'whole and part': [] }, { 'value.whole and part': 'One principle at least.' }],
    ['the same one twice', { ...ours, time: [9, 15, 9] }, { 'value.time.2': 'Principle 9 is named twice.' }],
    ['half a principle', { ...ours, time: [1.5] }, { 'value.time.0': expect.any(String) }],
    ['a way that is none', { ...ours, colour: [1] }, { value: expect.stringContaining('colour') }],
    ['a way less', { space: [1], time: [1], condition: [1] }, { 'value.whole and part': expect.any(String) }],
    ['something else', 'all of them', { value: expect.any(String) }],
    ['nothing', undefined, { value: expect.any(String) }],
  ])('refuse %s by its place', async (_, value, fields) => {
    const { status, failure } = await save(admin, value, 0);
    expect([status, failure?.error_code, failure?.fields]).toEqual([400, errors.badRequest.code, fields]);
    expect(await read(admin)).toMatchObject({ value: shipped, revision: 0 });
  });

  it('refuse a change of what was changed meanwhile, and take the same twice as once', async () => {
    const theirs: Separations = { ...shipped, space: [5] };
    const both = await Promise.all([save(admin, ours, 0), save(admin, theirs, 0)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const held = await read(admin);
    expect(held).toEqual(both.find(({ status }) => status === 200)?.data.setting);
    const stale = await save(admin, { ...ours, condition: [1] }, 0);
    expect([stale.status, stale.failure?.error_code]).toEqual([409, errors.conflict.code]);
    const ahead = await save(admin, { ...ours, condition: [1] }, 7);
    expect(ahead.status).toBe(409);
    const again = await save(admin, held.value, 0);
    expect(again.data).toEqual({ setting: held, is_changed: false });
    expect(await read(admin)).toEqual(held);
  });

  it('go with the organisation', async () => {
    const client = await registerByPhone(await service.client(), '13712345679');
    const { user, tenant } = (await client.call('account.session')).data;
    await save(client, ours, 0);
    const rows = async () =>
      (
        await service.database.pool.query('select user_id from tool_setting_change where tenant_id = $1', [
          tenant?.tenant_id,
        ])
      ).rows;
    expect(await rows()).toEqual([{ user_id: user?.user_id }]);
    const { status } = await client.call('privacy.deleteAccount', { body: { full_name: user?.full_name ?? '' } });
    expect(status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('are of tools that have them', async () => {
    for (const wrong of [
      { tool: 'summary', setting: 'separations' },
      { tool: 'triz', setting: 'colours' },
    ])
      expect(
        (await admin.call('toolSettings.save', { params: wrong, body: { value: ours, revision: 0 } })).status,
      ).toBe(404);
    const { of } = createToolSettings(service.database.tables<WorksTables>(), []);
    await expect(of('demo')(separations)).rejects.toThrow(/No tool has the setting "separations"/);
    expect(await silentPorts().setting(separations)).toEqual({
      value: shipped,
      by: 'shipped',
      on: separations.checkedOn,
    });
  });

  it('are what an agent tries where the matrix names nothing', async () => {
    await save(admin, { space: [33, 23, 1], time: [25, 33, 1], condition: [27], 'whole and part': [22] }, 0);
    const body = { code: 'air_find_solution_agent' as const, content: 'Drill faster without heating the winding.' };
    const { job_id: id } = (await member.call('agents.run', { body })).data;
    const status = async () => (await member.call('agents.job', { params: { id } })).data.status;
    await expect.poll(status, { timeout: 10_000 }).toBe('paused');
    const choice = { improve: 9, worsen: 9 };
    await member.call('agents.reply', {
      params: { job_id: id },
      body: { approve: true, tool_id: 'map_contradiction', choice },
    });
    await expect.poll(status, { timeout: 20_000 }).toBe('done');
    const { rows } = await service.database.pool.query<{ run: { outputs: { principles: number[] } } }>(
      `select run from agent_message where job_id = $1 and role = 'agent'`,
      [id],
    );
    expect(rows[0]?.run.outputs.principles).toEqual([33, 23, 25, 27, 22]);
  });

  it('fall back to what is shipped where a later release takes them no more', async () => {
    await save(admin, ours, 0);
    await service.database.pool.query(`update tool_setting_change set value = '{"space":[1]}'`);
    expect(await read(admin)).toMatchObject({ value: shipped, is_own: false, revision: 1 });
    expect((await foundFor(member)).numbers).toEqual(shipped.time);
  });
});
