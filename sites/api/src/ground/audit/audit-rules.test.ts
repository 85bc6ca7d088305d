import { calls } from '@assay/contract';
import { expect, it } from 'vitest';
import { auditRules } from './audit.rules.ts';

it('P87: what administrators and owners change is written down, whichever call does it', () => {
  const changes = Object.values(calls).filter(
    ({ access, method }) => (access === 'admin' || access === 'owner') && method !== 'GET',
  );
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.map(({ name }) => name).filter((name) => auditRules[name] === undefined)).toEqual([]);
});

/** What they begin is done, and written down, by the call that ends it. */
const beginnings = ['factor.begin', 'passkeys.begin'];

it('P87: so is what asks for a fresh proof', () => {
  const dangerous = Object.values(calls).filter((call) => 'stepUp' in call && call.stepUp && call.method !== 'GET');
  expect(dangerous.length).toBeGreaterThan(20);
  expect(dangerous.map(({ name }) => name).filter((name) => auditRules[name] === undefined)).toEqual(beginnings);
});
