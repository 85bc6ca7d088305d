import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { joinInvited, registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

describe.each(installations)('the operator of the installation, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let operator: TestClient;
  /** Owner of an organisation of their own. */
  let owner: TestClient;
  let tenant_id: string;
  let user_id: string;
  beforeAll(async () => {
    installation = await install({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    operator = await signInAs(await service.client(), 'admin');
    owner = await registerByPhone(await service.client(), '13712340001');
    const { data } = await owner.call('account.session');
    tenant_id = data.tenant?.tenant_id ?? '';
    user_id = data.user?.user_id ?? '';
  });
  afterAll(() => installation.remove());

  const editionOf = async (person: TestClient) => (await person.call('account.session')).data.user?.edition;

  it('finds an organisation by the beginning of its name and by the address of a member', async () => {
    const name = (await owner.call('account.session')).data.tenant?.name ?? '';
    const find = async (query: string) =>
      (await operator.call('installation.tenants', { query: { query } })).data.tenants.map((each) => each.tenant_id);
    expect(await find(name.slice(0, 5).toUpperCase())).toContain(tenant_id);
    expect(await find('%')).toEqual([]);
    expect(await find('admin@demo.assay')).toEqual(['demo']);
    expect((await operator.call('installation.tenants')).data).toMatchObject({ total: 2 });
    const { data } = await operator.call('installation.people', { params: { tenant_id } });
    expect(data).toMatchObject({ name, total: 1, people: [{ user_id, role: 'owner', mobile_number: '137****0001' }] });
    expect((await operator.call('installation.people', { params: { tenant_id: 'nobody' } })).status).toBe(404);
  });

  it('B1: grants a package to one person of any organisation, and withdraws it', async () => {
    const body = { user_id, package: 'ip_commercial', ends_at: null } as const;
    const granted = await operator.call('installation.grant', { params: { tenant_id }, body });
    expect(granted.data).toContainEqual(expect.objectContaining({ package: 'ip_commercial', for_everybody: false }));
    expect(await editionOf(owner)).toBe('premium');
    await operator.call('installation.withdraw', {
      params: { tenant_id, package: 'ip_commercial' },
      query: { user_id },
    });
    expect(await editionOf(owner)).toBe('freemium');
  });

  it('B1: grants a package to everybody of an organisation, those who come later among them', async () => {
    const ends_at = new Date(Date.now() + 86_400_000).toISOString();
    const body = { user_id: null, package: 'ls_commercial', ends_at } as const;
    await operator.call('installation.grant', { params: { tenant_id }, body });
    expect(await editionOf(owner)).toBe('premium');
    const joined = await service.client();
    await joinInvited(owner, joined, { account: 'late@example.org', role: 'member', full_name: 'Lena Late' });
    expect(await editionOf(joined)).toBe('premium');
    const members = (await owner.call('members.list')).data;
    expect(members.map(({ packages }) => packages)).toEqual([
      ['air_free', 'ls_commercial'],
      ['air_free', 'ls_commercial'],
    ]);
    const own = await owner.call('administration.packages', { params: { user_id } });
    expect(own.data).toContainEqual(
      expect.objectContaining({ package: 'ls_commercial', ends_at, for_everybody: true }),
    );
    expect((await owner.call('trials.need', { query: { empower_type: 'AIR' }, body: { media_type: '' } })).data).toBe(
      false,
    );
    await operator.call('installation.withdraw', { params: { tenant_id, package: 'ls_commercial' } });
    expect([await editionOf(owner), await editionOf(joined)]).toEqual(['freemium', 'freemium']);
  });

  it('B1: a package held alone and with everybody lasts as long as the later end, and is told once', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const grant = (user: string | null, ends_at: string | null) =>
      operator.call('installation.grant', {
        params: { tenant_id },
        body: { user_id: user, package: 'material_commercial', ends_at },
      });
    await grant(user_id, soon);
    await grant(null, null);
    const held = (await owner.call('editions.packages')).data.filter((each) => each.package === 'material_commercial');
    expect(held).toHaveLength(1);
    await service.database.pool.query('update package_grant set ends_at = now() where package = $1', [
      'material_commercial',
    ]);
    expect(await editionOf(owner)).toBe('premium');
    await operator.call('installation.withdraw', { params: { tenant_id, package: 'material_commercial' } });
    expect(await editionOf(owner)).toBe('freemium');
  });

  it('makes nothing everybody’s that is a trial or free', async () => {
    for (const name of ['air_trial', 'air_free'] as const) {
      const { status, failure } = await operator.call('installation.grant', {
        params: { tenant_id },
        body: { user_id: null, package: name, ends_at: null },
      });
      expect([status, Object.keys(failure?.fields ?? {})]).toEqual([400, ['package']]);
    }
  });

  it('is nobody of another organisation, whatever their role', async () => {
    const { data } = await operator.call('account.session');
    const demo = { tenant_id: data.tenant?.tenant_id ?? '' };
    for (const params of [{ tenant_id }, demo]) {
      const replies = [
        await owner.call('installation.tenants'),
        await owner.call('installation.people', { params }),
        await owner.call('installation.packages', { params }),
        await owner.call('installation.grant', {
          params,
          body: { user_id: null, package: 'ls_commercial', ends_at: null },
        }),
        await owner.call('installation.withdraw', { params: { ...params, package: 'air_commercial' } }),
      ];
      expect(replies.map(({ status, failure }) => [status, failure?.error_code])).toEqual(
        replies.map(() => [403, errors.operatorForbidden.code]),
      );
      expect(replies[0]?.failure?.message).toContain('the organisation that runs this installation');
    }
    const member = await signInAs(await service.client(), 'enterprise');
    expect((await member.call('installation.tenants')).failure?.error_code).toBe(errors.adminForbidden.code);
    const { rows } = await service.database.pool.query('select 1 from tenant_package');
    expect(rows).toEqual([]);
  });

  it('grants to nobody who is not there', async () => {
    const body = { user_id: 'nobody', package: 'ls_commercial', ends_at: null } as const;
    expect((await operator.call('installation.grant', { params: { tenant_id }, body })).status).toBe(404);
    expect((await operator.call('installation.grant', { params: { tenant_id: 'none' }, body })).status).toBe(404);
    const absent = { tenant_id, package: 'ls_commercial_draft' } as const;
    expect((await operator.call('installation.withdraw', { params: absent })).status).toBe(404);
  });

  it('leaves a trace in the log of both organisations', async () => {
    await operator.call('installation.grant', {
      params: { tenant_id },
      body: { user_id, package: 'ls_commercial_launch', ends_at: null },
    });
    for (const reader of [operator, owner]) {
      const { data } = await reader.call('audit.events', { query: { action: 'package_granted' } });
      expect(data.events[0]).toMatchObject({
        actor: { name: 'Adil Admin' },
        subject: { user_id },
        detail: `ls_commercial_launch ${tenant_id}`,
      });
    }
  });
});
