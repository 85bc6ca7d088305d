import { expect, it } from 'vitest';
import { createOwnRuns } from './own-runs.ts';

function following(person: string | undefined) {
  const taken: string[] = [];
  return { taken, runs: createOwnRuns(person, (id) => taken.push(id)) };
}
const by = (person: string) => ({ person });

it('takes each step of a run that was begun here, in its turn', () => {
  const { taken, runs } = following('mei');
  runs.began('r1');
  runs.received({ id: 'r1-0', author: by('mei') });
  runs.received({ id: 'r1-1', author: by('mei') });
  expect(taken).toEqual(['r1-0', 'r1-1']);
});

it('takes what came before the answer that names the run', () => {
  const { taken, runs } = following('mei');
  runs.received({ id: 'r1-0', author: by('mei') });
  expect(taken).toEqual([]);
  runs.began('r1');
  runs.began('r1');
  expect(taken).toEqual(['r1-0']);
});

it('leaves the steps of others, of other pages, and changes that are none', () => {
  const { taken, runs } = following('mei');
  runs.began('r1');
  runs.received({ id: 'r1-0', author: by('taro') });
  runs.received({ id: 'r2-0', author: by('mei') });
  runs.received({ id: 'plain', author: by('mei') });
  runs.received({ id: 'r1-asked', author: by('mei') });
  expect(taken).toEqual([]);
});

it('takes nothing for whoever has no account', () => {
  const { taken, runs } = following(undefined);
  runs.began('r1');
  runs.received({ id: 'r1-0', author: by('') });
  expect(taken).toEqual([]);
});
