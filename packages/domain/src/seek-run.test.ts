import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleStatuses, type SeekModuleType, seekModuleTypes, seekSchedule } from './seek.ts';
import {
  currentGroup,
  isModuleDone,
  modulesToStart,
  moveSeek,
  newSeekRun,
  pageStatus,
  type SeekMove,
  type SeekRun,
} from './seek-run.ts';

const name = fc.constantFrom(...seekModuleTypes);
const move: fc.Arbitrary<SeekMove> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constantFrom('fetch', 'stream', 'succeed', 'fail'), module: name }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('regenerate' as const), modules: fc.array(name, { maxLength: 3 }) }),
  },
);

const order: Record<(typeof moduleStatuses)[number], number> = {
  starting: 0,
  fetching: 1,
  streaming: 2,
  success: 3,
  failed: 3,
};

function statusOf(run: SeekRun, module: SeekModuleType) {
  return run.modules.find((other) => other.name === module)?.status;
}

/** Plays every module to its end, group by group. */
function play(
  run: SeekRun,
  outcome: (module: SeekModuleType) => 'succeed' | 'fail',
  begun: SeekModuleType[][] = [],
): SeekRun {
  const next = modulesToStart(run);
  if (next.length === 0) return run;
  begun.push(next);
  const moves = next.flatMap((module): SeekMove[] => [
    { type: 'fetch', module },
    { type: outcome(module), module },
  ]);
  return play(
    moves.reduce((held, step) => moveSeek(held, step).run ?? held, run),
    outcome,
    begun,
  );
}

describe('moveSeek()', () => {
  it('E3: refuses illegal moves, keeps the vocabulary and never moves a module backwards except to write it again', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
        let run = newSeekRun(seekSchedule);
        for (const step of moves) {
          const { run: next, refused } = moveSeek(run, step);
          expect(next === undefined).toBe(refused !== undefined);
          if (!next) continue;
          for (const [index, module] of next.modules.entries()) {
            const was = run.modules[index]?.status ?? 'starting';
            expect(moduleStatuses).toContain(module.status);
            if (step.type === 'regenerate' && step.modules.includes(module.name))
              expect(module.status).toBe('starting');
            else expect(order[module.status]).toBeGreaterThanOrEqual(order[was]);
          }
          expect(next.status === 'done').toBe(next.modules.every(isModuleDone));
          run = next;
        }
      }),
    );
  });

  it('E4: never lets two groups overlap', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
        let run = newSeekRun(seekSchedule);
        for (const step of moves) {
          run = moveSeek(run, step).run ?? run;
          const active = run.modules.filter(({ status }) => status === 'fetching' || status === 'streaming');
          expect(new Set(active.map(({ priority }) => priority)).size).toBeLessThanOrEqual(1);
          const group = currentGroup(run);
          for (const module of run.modules) {
            if (group !== undefined && module.priority < group) expect(isModuleDone(module)).toBe(true);
          }
        }
      }),
    );
  });

  it('E4: runs every group in order whichever modules fail, and calls no finished module again', () => {
    fc.assert(
      fc.property(fc.subarray([...seekModuleTypes]), fc.subarray([...seekModuleTypes]), (failing, finished) => {
        const start = newSeekRun(
          seekSchedule.map((plan) => (finished.includes(plan.name) ? { ...plan, status: 'success' } : plan)),
        );
        const begun: SeekModuleType[][] = [];
        const end = play(start, (module) => (failing.includes(module) ? 'fail' : 'succeed'), begun);
        expect(end.status).toBe('done');
        expect(begun.flat().filter((module) => finished.includes(module))).toEqual([]);
        const priorities = begun.map((group) => seekSchedule.find((plan) => plan.name === group[0])?.priority);
        expect(priorities).toEqual([...priorities].sort((a, b) => (a ?? 0) - (b ?? 0)));
      }),
    );
  });

  it('E6: regenerating sets only the chosen modules back', () => {
    const done = play(newSeekRun(seekSchedule), () => 'succeed');
    const again = moveSeek(done, { type: 'regenerate', modules: ['APPLICATION'] }).run as SeekRun;
    expect(statusOf(again, 'APPLICATION')).toBe('starting');
    expect(modulesToStart(again)).toEqual(['APPLICATION']);
    expect(again.modules.filter((m) => m.name !== 'APPLICATION')).toEqual(
      done.modules.filter((m) => m.name !== 'APPLICATION'),
    );
    expect(moveSeek(again, { type: 'regenerate', modules: ['SUMMARY'] }).refused).toBeDefined();
  });
});

describe('pageStatus()', () => {
  it.each([
    [[], 'starting'],
    [['starting'], 'starting'],
    [['done', 'starting'], 'streaming'],
    [['streaming'], 'streaming'],
    [['done', 'done'], 'done'],
  ] as const)('E3: questions %j make the page %s', (questions, wanted) => {
    expect(pageStatus(questions)).toBe(wanted);
  });
});
