import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

describe('onboarding', () => {
  it('A4: is asked of a new account until it is answered', async () => {
    const person = await registerByPhone(await service.client(), '13800000041');
    expect((await person.call('onboarding.info')).data).toEqual({ required: true, industry: null, role: null });
    const answer = { industry: 'batteries', role: 'researcher' } as const;
    expect((await person.call('onboarding.submit', { body: answer })).data).toEqual({ saved: true });
    expect((await person.call('onboarding.info')).data).toEqual({ required: false, ...answer });
    expect((await person.call('home.redirect')).data).toEqual({ homepage_type: 'MSE' });
    await person.call('onboarding.submit', { body: { ...answer, industry: 'metals' } });
    expect((await person.call('onboarding.info')).data).toMatchObject({ required: false, industry: 'metals' });
  });

  it('A4: refuses an industry that is not offered', async () => {
    const person = await signInAs(await service.client(), 'free');
    const body = { industry: 'alchemy', role: 'researcher' } as never;
    expect((await person.call('onboarding.submit', { body })).status).toBe(400);
  });

  it('is not asked of demo accounts', async () => {
    const person = await signInAs(await service.client(), 'viewer');
    expect((await person.call('onboarding.info')).data).toMatchObject({ required: false });
  });

  it('A7: the choice of a product home is asked for once', async () => {
    const person = await registerByPhone(await service.client(), '13800000042');
    expect((await person.call('home.isNeedProfiling')).data).toEqual({ need: true });
    await person.call('home.switch', { body: { home_page_type: 'MSE' } });
    expect((await person.call('home.isNeedProfiling')).data).toEqual({ need: false });
    await person.call('onboarding.submit', { body: { industry: 'pharmaceuticals', role: 'researcher' } });
    expect((await person.call('home.redirect')).data).toEqual({ homepage_type: 'MSE' });
  });
});
