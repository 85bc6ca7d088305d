import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HandedOver, handOver, watchHandovers } from './import-handover.ts';

interface Report {
  state: 'done' | 'stopped';
  stored: number;
}

describe('an import that is handed over', () => {
  let directory: string;
  let stop: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'assay-handover-'));
  });
  afterEach(async () => {
    await stop?.();
    await rm(directory, { recursive: true, force: true });
  });

  const stateOf = async ({ state }: HandedOver<number, Report, string>) => (await state())?.state;

  it('is served, and its command reads how far it is, how it ended and what was skipped', async () => {
    const handed = await handOver<number, Report, string>(directory, { paths: ['a.zip'], isAgain: true });
    let end: (() => void) | undefined;
    stop = await watchHandovers<number, Report, string>(directory, {
      report: (error) => expect.unreachable(String(error)),
      async run(paths, isAgain, { onProgress, onProblem }) {
        for (let stored = 1; stored <= 500; stored += 1) onProgress(stored);
        onProblem(`${paths.join()} ${isAgain}`);
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        return { state: 'done', stored: 500 };
      },
    });
    await vi.waitFor(async () => expect(await handed.state()).toMatchObject({ state: 'running', progress: 500 }));
    end?.();
    await vi.waitFor(async () => expect(await stateOf(handed)).toBe('done'));
    expect(await handed.state()).toEqual({
      state: 'done',
      report: { state: 'done', stored: 500 },
      problems: ['a.zip true'],
    });
    await handed.clear();
    await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
  });

  it('goes on when its progress cannot be written, which the log is told', async () => {
    const handed = await handOver<number, Report, string>(directory, { paths: ['a.zip'], isAgain: false });
    const [request = ''] = await readdir(directory);
    const blocked = join(directory, request.replace('.request.', '.state.'));
    await mkdir(join(blocked, 'in the way'), { recursive: true });
    const reported: unknown[] = [];
    stop = await watchHandovers<number, Report, string>(directory, {
      report: (error) => reported.push(error),
      async run(_paths, _isAgain, { onProgress }) {
        onProgress(1);
        await vi.waitFor(() => expect(reported).toHaveLength(1));
        await rm(blocked, { recursive: true });
        onProgress(2);
        return { state: 'done', stored: 2 };
      },
    });
    await vi.waitFor(async () => expect(await stateOf(handed)).toBe('done'));
    expect(reported).toHaveLength(1);
  });
});
