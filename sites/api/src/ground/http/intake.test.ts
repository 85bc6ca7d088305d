import { expect, it } from 'vitest';
import { createIntake } from './intake.ts';

it('exhaustion: a tenant has its share of the places, and the process has so many', () => {
  const intake = createIntake({ process: 3, tenant: 2 });
  const first = intake.enter('a');
  intake.enter('a');
  expect(() => intake.enter('a')).toThrowError(expect.objectContaining({ error: 'tooMany', retryAfter: 5 }));
  intake.enter('b');
  expect(() => intake.enter('c')).toThrowError(expect.objectContaining({ error: 'unavailable', retryAfter: 5 }));
  expect(() => intake.assertRoom()).toThrowError(expect.objectContaining({ error: 'unavailable' }));
  first();
  first();
  expect(intake.count()).toBe(2);
  const again = intake.enter('a');
  expect(() => intake.assertRoom()).toThrow();
  again();
  intake.assertRoom();
});
