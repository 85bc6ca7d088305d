import type { Client } from '@assay/client';
import type { Call } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { createEditionsSource, type HeldPackage, packagesKeptFor, packagesKey } from './editions.source.ts';

const held: readonly HeldPackage[] = [
  { package: 'air_trial', line: 'air', family: 'air', kind: 'trial', trial_package_left_days: 3 },
];

function start({
  search = '?from=mail&q=1',
  userAgent = 'Mozilla/5.0 (Linux; Android 16) Mobile',
  account = 'a',
} = {}) {
  const calls: { name: string; request: unknown }[] = [];
  const stored = new Map<string, string>();
  let now = 0;
  const client = {
    call: async ({ name }: Call, request: unknown) => {
      calls.push({ name, request });
      return name === 'editions.packages' ? held : name === 'trials.need';
    },
  } as unknown as Pick<Client, 'call'>;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const source = (person: string) =>
    createEditionsSource({ client, account: person, storage, visit: () => ({ search, userAgent }), now: () => now });
  return { calls, stored, source: source(account), source2: source('b'), wait: (ms: number) => (now += ms) };
}

const asked = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);

describe('the source of editions', () => {
  it('B3: reads the packages once in five minutes', async () => {
    const { source, calls, wait } = start();
    expect(await source.packages()).toEqual(held);
    wait(packagesKeptFor - 1);
    expect(await source.packages()).toEqual(held);
    expect(calls).toHaveLength(1);
    wait(1);
    await source.packages();
    expect(calls).toHaveLength(2);
  });

  it('B3: adding a trial clears what was kept', async () => {
    const { source, calls, stored } = start();
    await source.packages();
    await source.addTrial('AIR');
    expect(stored.has(packagesKey)).toBe(false);
    await source.packages();
    expect(asked(calls)).toEqual(['editions.packages', 'trials.add', 'editions.packages']);
  });

  it('keeps the packages of one person from another', async () => {
    const { source, source2, calls } = start();
    await source.packages();
    await source2.packages();
    expect(calls).toHaveLength(2);
  });

  it.each(['{', '[]', 'null', '{"account":"a","at":0,"packages":7}'])('reads anew when %s is kept', async (text) => {
    const { source, stored } = start();
    stored.set(packagesKey, text);
    expect(await source.packages()).toEqual(held);
  });

  it('B6: a trial carries the query of the address, from, and the kind of device', async () => {
    const { source, calls } = start();
    expect(await source.needsTrial('LS')).toBe(true);
    await source.addTrial('LS');
    const body = { from: 'mail', q: '1', media_type: 'Mobile' };
    expect(calls).toEqual([
      { name: 'trials.need', request: { query: { empower_type: 'LS' }, body } },
      { name: 'trials.add', request: { query: { empower_type: 'LS', from: 'mail' }, body } },
    ]);
  });

  it('B6: says nothing of the device on a desktop', async () => {
    const { source, calls } = start({ search: '', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    await source.addTrial('AIR');
    expect(calls[0]?.request).toEqual({ query: { empower_type: 'AIR' }, body: { media_type: '' } });
  });
});
