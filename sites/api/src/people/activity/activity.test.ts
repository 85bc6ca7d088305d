import { activityTypes } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let last = 13_500_000_000;

describe.each(installations)('activities on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install({ ROLE: 'web', ASSAY_RATE_LIMITS: '0', ASSAY_AWARD_DAYS: '5' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const newPerson = async () => registerByPhone(await service.client(), String((last += 1)));
  const statesOf = async (client: TestClient) =>
    Object.fromEntries((await client.call('activity.list')).data.map(({ active_type, state }) => [active_type, state]));
  const inviteOf = async (client: TestClient) =>
    new URL((await client.call('activity.inviteRegister')).data.link, service.address).searchParams.get('invite') ?? '';
  const receive = (client: TestClient, type: (typeof activityTypes)[number]) =>
    client.call('activity.receiveAward', { query: { active_type: type } });

  it('A11: everything is open at first, and no award is given before its condition', async () => {
    const person = await newPerson();
    expect(await statesOf(person)).toEqual({
      inviteRegisterV2: 'open',
      inviteFeedback: 'open',
      perfectInformation: 'open',
    });
    for (const type of activityTypes) expect((await receive(person, type)).status).toBe(409);
    expect((await person.send('activity.receiveAward', { query: { active_type: 'other' } })).status).toBe(400);
  });

  it('P51, A11: an award that is claimed by 20 parallel calls is given once', async () => {
    const person = await newPerson();
    await person.call('activity.feedback', { body: { score: 9, content: 'The quotes are easy to check.' } });
    const claims = await Promise.all(Array.from({ length: 20 }, () => receive(person, 'inviteFeedback')));
    expect(claims.filter(({ status }) => status === 200).map(({ data }) => data)).toEqual([
      { active_type: 'inviteFeedback', package: 'air_trial', trial_package_left_days: 5 },
    ]);
    expect(claims.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await person.call('editions.control')).data.try_package_left_days).toBe(5);
    expect((await receive(person, 'inviteFeedback')).status).toBe(409);
    const { data } = await person.call('audit.events', { query: { action: 'package_granted', page: 1, limit: 20 } });
    expect(data.events.map(({ detail }) => detail)).toEqual(['air_trial']);
  });

  it('A11: days are added to the trial that runs', async () => {
    const person = await newPerson();
    await person.call('trials.add', { query: { empower_type: 'MATERIAL' }, body: { media_type: '' } });
    const missing = await person.call('activity.informationInfo', { query: { from: 'profile' } });
    expect(missing.data).toMatchObject({ state: 'open', missing: ['company_name', 'job_role'] });
    const told = await person.call('activity.information', {
      body: { full_name: 'Ada', manual_company: 'Acme Cells', job_role: 'Chemist' },
    });
    expect(told.data).toMatchObject({ state: 'ready', missing: [] });
    expect((await person.call('account.info')).data.company_name).toBe('Acme Cells');
    expect((await receive(person, 'perfectInformation')).data).toMatchObject({
      package: 'material_trial',
      trial_package_left_days: 19,
    });
  });

  it('A11: whoever brings a new person along is rewarded once; nobody brings themselves, and no old account counts', async () => {
    const person = await newPerson();
    const invite = await inviteOf(person);
    expect(await inviteOf(person), 'the address stays').toBe(invite);
    const arrive = async (client: TestClient) =>
      (await client.call('activity.invited', { body: { invite } })).data.counted;
    expect(await arrive(person)).toBe(false);
    const old = await newPerson();
    const { data } = await old.call('account.session');
    await service.database.pool.query("update user_account set created_at = now() - interval '8 days' where id = $1", [
      data.user?.user_id,
    ]);
    expect(await arrive(old)).toBe(false);
    const guest = await newPerson();
    expect([await arrive(guest), await arrive(guest)]).toEqual([true, false]);
    expect((await person.call('activity.inviteRegister')).data).toMatchObject({ registered: 1, state: 'ready' });
    expect((await receive(person, 'inviteRegisterV2')).status).toBe(200);
    expect((await statesOf(person))['inviteRegisterV2']).toBe('received');
  });

  it('A11: a paid edition is not turned into a trial; its award waits', async () => {
    const person = await signInAs(await service.client(), 'enterprise');
    await person.call('activity.feedback', { body: { score: 10, content: 'Good.' } });
    expect((await receive(person, 'inviteFeedback')).status).toBe(409);
    expect((await statesOf(person))['inviteFeedback']).toBe('ready');
  });
});
