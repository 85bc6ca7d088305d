import { readFileSync } from 'node:fs';
import { type Call, type CallName, calls, errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PopulatedService, populate } from '../testing/example-world.ts';
import { withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { widgetRights } from '../trade/embed/widget-calls.ts';

const names = Object.keys(calls) as CallName[];
const flagged = names.filter((name) => (calls[name] as Call).stepUp).toSorted();

/** Calls that a stolen session should not make, by the threat model alone (docs/decisions/016-rights-from-the-threat.md). */
const stated = JSON.parse(
  readFileSync(new URL('./testing/rights-from-the-threat.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { stepUp: boolean }>>;

let populated: PopulatedService;
beforeAll(async () => {
  populated = await populate(withPostgres, { ASSAY_STEP_UP_MINUTES: '10' });
});
afterAll(() => populated.remove());

/** An owner of the organisation that runs the installation, whose last proof lies so long back. */
async function ownerProved(ago: string): Promise<TestClient> {
  const owner = await signInAs(await populated.service.client(), 'owner');
  const { data } = await owner.call('account.session');
  await populated.service.database.pool.query(
    'update session set proved_at = now() - $2::interval where user_id = $1',
    [data.user?.user_id, ago],
  );
  return owner;
}

/** Input that no schema takes, so that whoever is let in changes nothing. */
const nothing = ({ method }: Call): TestInput => (method === 'GET' ? {} : { body: [] });

/** Calls that demand a proof of the caller; one that ends the session is made last. */
async function demandedOf(client: TestClient, among: readonly CallName[] = names): Promise<string[]> {
  const demanded: string[] = [];
  for (const name of among.toSorted((a, b) => Number(a === 'account.signOut') - Number(b === 'account.signOut'))) {
    const { failure } = await client.send(name, { params: {}, ...nothing(calls[name]) });
    if (failure?.error_code === errors.proofDemanded.code) demanded.push(name);
  }
  return demanded.toSorted();
}

describe('a proof of the person', () => {
  it('is asked for by the calls that the threat model names, and by no other', () => {
    const dangerous = Object.keys(stated).filter((name) => stated[name]?.stepUp);
    expect(flagged).toEqual(dangerous.toSorted());
    expect(flagged.length).toBeGreaterThan(20);
  });

  it('P19: is demanded of a session whose person proved who they are longer ago than ten minutes', async () => {
    expect(await demandedOf(await ownerProved('10 minutes 1 second'))).toEqual(flagged);
  });

  it('P19: is demanded of a session whose proof lies ahead, since the clock was set back', async () => {
    expect(await demandedOf(await ownerProved('-1 hour'), ['members.invite', 'audit.export'])).toEqual([
      'audit.export',
      'members.invite',
    ]);
  });

  it('P19: is not demanded of a session that began a short while ago', async () => {
    expect(await demandedOf(await ownerProved('9 minutes'))).toEqual([]);
  });

  it('is demanded of nobody whose role does not reach the call', async () => {
    const viewer = await signInAs(await populated.service.client(), 'viewer');
    const { status, failure } = await viewer.send('members.invite', { body: { role: 'viewer' } });
    expect([status, failure?.error_code]).toEqual([403, errors.adminForbidden.code]);
  });

  it('P24: no token of a widget opens a call that asks for one', () => {
    const opened = Object.values(widgetRights).flatMap(({ calls: open }) => open);
    expect(opened.filter((name) => flagged.includes(name))).toEqual([]);
  });
});
