import type { RunStatus } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import type { PastRun, ToolRun } from '../works.source.ts';
import { endOfRun, RunFailed } from './end-of-run.ts';

const run = (status: RunStatus, came: Partial<PastRun> = {}): PastRun => ({
  id: 'run',
  action: 'answer',
  status,
  done: 1,
  total: 2,
  changed: 0,
  suggested: 0,
  name: 'Mei',
  begun_at: '2026-12-01T04:00:00.000Z',
  ...came,
});

/** What is heard of runs, and what the service tells when it is asked. */
function line(told: readonly PastRun[] | 'away') {
  let heard: readonly ToolRun[] = [];
  let asked = 0;
  const listeners = new Set<() => void>();
  const closed = new AbortController();
  const service = { told };
  return {
    service,
    asked: () => asked,
    close: () => closed.abort(),
    hear(...runs: ToolRun[]) {
      heard = runs;
      for (const listener of listeners) listener();
    },
    /** Something else was heard. */
    stir() {
      for (const listener of listeners) listener();
    },
    end: endOfRun('run', {
      source: {
        async runs() {
          asked += 1;
          if (service.told === 'away') throw new Error('Off the line.');
          return service.told;
        },
      },
      runs: () => heard,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      closed: closed.signal,
    }),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('endOfRun', () => {
  it('waits while it is under way, and tells what came of it', async () => {
    const one = line([run('queued')]);
    await settled();
    one.hear(run('running'));
    await settled();
    const before = one.asked();
    one.stir();
    await settled();
    expect(one.asked(), 'what is not about runs asks nothing').toBe(before);
    one.service.told = [run('done', { changed: 2 })];
    one.hear(run('done'));
    expect(await one.end).toEqual({ changed: true, suggested: false });
  });

  it('hears of an end that it was not told of', async () => {
    const one = line([run('done', { suggested: 1 })]);
    expect(await one.end).toEqual({ changed: false, suggested: true });
  });

  it('fails with the reason in words', async () => {
    const one = line([{ ...run('failed'), failure: 'The plan is used up.' }]);
    await expect(one.end).rejects.toThrow(new RunFailed('The plan is used up.'));
  });

  it('gives nothing where it was stopped, or nobody waits any more', async () => {
    expect(await line([run('stopped', { changed: 1 })]).end).toBeUndefined();
    const left = line([run('running')]);
    await settled();
    left.close();
    expect(await left.end).toBeUndefined();
  });

  it('asks again with the next word where the line was away', async () => {
    const one = line('away');
    await settled();
    one.service.told = [run('done', { changed: 1 })];
    one.hear(run('done'));
    expect(await one.end).toEqual({ changed: true, suggested: false });
  });
});
