import { empowerTypes } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';

let last = 13_300_000_000;
const newNumber = () => String((last += 1));
const visit = { media_type: '' as const, from: 'mail' };

describe.each(installations)('trials on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const newPerson = async () => registerByPhone(await service.client(), newNumber());
  const need = async (client: Awaited<ReturnType<typeof newPerson>>) =>
    (await client.call('trials.need', { query: { empower_type: 'AIR' }, body: visit })).data;

  it('B4: a new person needs a trial, gets one, and needs none afterwards', async () => {
    const client = await newPerson();
    expect(await need(client)).toBe(true);
    const { data } = await client.call('trials.add', { query: { empower_type: 'AIR', from: 'mail' }, body: visit });
    expect(data).toEqual({ package: 'air_trial', trial_package_left_days: 14 });
    expect(await need(client)).toBe(false);
    expect((await client.call('editions.control')).data).toMatchObject({
      freemium: false,
      trial: true,
      try_package_left_days: 14,
    });
    expect((await client.call('editions.packages')).data).toEqual([
      { package: 'air_free', line: 'air', family: 'free', kind: 'free' },
      { package: 'air_trial', line: 'air', family: 'air', kind: 'trial', trial_package_left_days: 14 },
    ]);
  });

  it('P90: tells the log of it without the words of the address that somebody came by', async () => {
    const client = await newPerson();
    const typed = { from: 'ada.quill@example.com' };
    const { status } = await client.call('trials.add', {
      query: { empower_type: 'AIR', ...typed },
      body: { ...visit, ...typed },
    });
    expect(status).toBe(200);
    expect(service.lines.join('')).toContain('"trial-added"');
    expect(service.lines.join('')).not.toMatch(/quill/i);
  });

  it('P51, B4: begins one trial under 20 parallel calls, whichever lines they name', async () => {
    const client = await newPerson();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.call('trials.add', {
          query: { empower_type: empowerTypes[index % empowerTypes.length] ?? 'AIR' },
          body: visit,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('P51: begins none for a person who had one in another organisation, or with an account that is erased', async () => {
    const number = newNumber();
    const add = (client: Awaited<ReturnType<typeof newPerson>>) =>
      client.call('trials.add', { query: { empower_type: 'AIR' }, body: visit });
    const receive = (client: Awaited<ReturnType<typeof newPerson>>) =>
      client.call('activity.receiveAward', { query: { active_type: 'inviteFeedback' } });
    const feedback = { body: { score: 9, content: 'The quotes are easy to check.' } };
    const first = await registerByPhone(await service.client(), number);
    expect((await add(first)).status).toBe(200);
    await first.call('activity.feedback', feedback);
    expect((await receive(first)).status).toBe(200);
    const other = await newPerson();
    for (const name of ['join', 'join again']) {
      const { data } = await other.call('members.invite', { body: { role: 'member' } });
      await first.call('members.accept', { body: { token: data.link?.split('=')[1] ?? '' } });
      expect([await need(first), (await add(first)).status], name).toEqual([false, 409]);
      const { data: session } = await first.call('account.session');
      await other.call('members.remove', { params: { user_id: session.user?.user_id ?? '' } });
      await registerByPhone(first, number);
    }
    const { data } = await first.call('account.info');
    expect((await first.call('privacy.deleteAccount', { body: { full_name: data.full_name } })).status).toBe(200);
    const again = await registerByPhone(await service.client(), number);
    expect((await again.call('account.session')).data.isLogin).toBe(true);
    expect([await need(again), (await add(again)).status]).toEqual([false, 409]);
    await again.call('activity.feedback', feedback);
    expect((await receive(again)).status).toBe(409);
    const { rows } = await service.database.pool.query<{ mark: string }>('select mark from given_once');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(number);
  });

  // What follows asks nothing of the database that the former tests do not.
  if (engine !== 'embedded') return;

  it('gives no second trial to somebody whose first has ended, nor one to somebody who has bought a package', async () => {
    for (const name of ['free', 'enterprise'] as const) {
      const person = await signInAs(await service.client(), name);
      const reply = await person.call('trials.add', { query: { empower_type: 'INSIGHTS' }, body: visit });
      expect(reply.status).toBe(409);
    }
  });

  it.each([
    ['LS', 'ls_trial'],
    ['INSIGHTS', 'insights_trial'],
    ['MATERIAL', 'material_trial'],
    ['AIR', 'air_trial'],
  ] as const)(
    'B6: empower type %s gives %s; the body takes the query of the address and Mobile',
    async (type, name) => {
      const client = await newPerson();
      const body = { media_type: 'Mobile' as const, from: 'campaign', utm_source: 'fair', 'a b': '' };
      const { data } = await client.call('trials.add', { query: { empower_type: type, from: 'campaign' }, body });
      expect(data.package).toBe(name);
    },
  );

  it.each([
    ['a fifth type', { empower_type: 'IP' }, visit],
    ['another media type', { empower_type: 'AIR' }, { media_type: 'Tablet' }],
    ['no media type', { empower_type: 'AIR' }, {}],
  ])('B6: %s gives 400', async (_, query, body) => {
    expect((await (await newPerson()).send('trials.add', { query, body })).status).toBe(400);
  });

  it('B9: the end of a trial is told once, whatever the device', async () => {
    const person = await signInAs(await service.client(), 'ended');
    const { data } = await person.call('editions.control');
    expect(data).toMatchObject({ freemium: true, trial: false, is_first_login_after_try_end: true });
    expect(data.expired_packages).toEqual(['air_trial', 'insights_trial', 'ls_trial', 'material_trial']);
    expect(await need(person)).toBe(false);
    await person.call('trials.endSeen');
    const elsewhere = await signInAs(await service.client(), 'ended');
    expect((await elsewhere.call('editions.control')).data.is_first_login_after_try_end).toBe(false);
    expect((await elsewhere.call('account.session')).data.is_first_login_after_try_end).toBe(false);
  });

  it('B3: a trial that ended is no longer among the packages', async () => {
    const { data } = await (await signInAs(await service.client(), 'ended')).call('editions.packages');
    expect(data.map((held) => held.package)).toEqual(['air_free']);
  });

  it.each([
    ['enterprise', 'premium', null],
    ['trial', 'trial', 14],
    ['ending', 'trial', 3],
    ['free', 'freemium', null],
    ['new', 'freemium', null],
  ] as const)('B1: the demo account %s is %s with %s days left', async (name, edition, left) => {
    const person = await signInAs(await service.client(), name);
    expect((await person.call('editions.control')).data.try_package_left_days).toBe(left);
    expect((await person.call('account.session')).data.user?.edition).toBe(edition);
    expect(await need(person)).toBe(name === 'new');
  });
});

describe('an installation with trials of its own length', () => {
  it('B7: lasts as long as the operator said', async () => {
    const installation = await withPostgres({ ROLE: 'web', ASSAY_TRIAL_DAYS: '30' });
    try {
      const service = await installation.start();
      const client = await registerByPhone(await service.client(), newNumber());
      const { data } = await client.call('trials.add', { query: { empower_type: 'AIR' }, body: visit });
      expect(data.trial_package_left_days).toBe(30);
    } finally {
      await installation.remove();
    }
  });
});
