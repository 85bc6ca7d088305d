import type { ModuleStatus, PageStatus, QuestionStatus, SeekModuleType } from './seek.ts';

/** One module of a question on its way (section 4 of the specification). */
export interface ModuleRun {
  name: SeekModuleType;
  priority: number;
  status: ModuleStatus;
}

export interface SeekRun {
  status: QuestionStatus;
  modules: readonly ModuleRun[];
}

export type SeekMove =
  /** The module begins to gather what it needs; its group must have its turn. */
  | { type: 'fetch'; module: SeekModuleType }
  /** Its metadata is known, content begins to arrive. */
  | { type: 'stream'; module: SeekModuleType }
  | { type: 'succeed'; module: SeekModuleType }
  | { type: 'fail'; module: SeekModuleType }
  /** Chosen modules of a done question are written again. */
  | { type: 'regenerate'; modules: readonly SeekModuleType[] };

/** The next run, or why the move is not allowed; a refused move changes nothing. */
export type SeekOutcome = { run: SeekRun; refused?: undefined } | { run?: undefined; refused: string };

const before: Record<'fetch' | 'stream' | 'succeed' | 'fail', readonly ModuleStatus[]> = {
  fetch: ['starting'],
  stream: ['fetching'],
  succeed: ['fetching', 'streaming'],
  fail: ['starting', 'fetching', 'streaming'],
};
const after = { fetch: 'fetching', stream: 'streaming', succeed: 'success', fail: 'failed' } as const;

/** A question as its modules stand; those without a status have yet to run. */
export function newSeekRun(
  modules: readonly (Pick<ModuleRun, 'name' | 'priority'> & Partial<Pick<ModuleRun, 'status'>>)[],
): SeekRun {
  return settle(modules.map(({ name, priority, status = 'starting' }) => ({ name, priority, status })));
}

/** Finished, well or not: its group may go on without it. */
export function isModuleDone({ status }: Pick<ModuleRun, 'status'>): boolean {
  return status === 'success' || status === 'failed';
}

/** Priority of the group that runs now; undefined when every module is done. */
export function currentGroup(run: SeekRun): number | undefined {
  const open = run.modules.filter((module) => !isModuleDone(module)).map(({ priority }) => priority);
  return open.length === 0 ? undefined : Math.min(...open);
}

/** Modules to start now: those of the current group that have not begun. Finished ones are never called again. */
export function modulesToStart(run: SeekRun): SeekModuleType[] {
  const group = currentGroup(run);
  return run.modules
    .filter(({ priority, status }) => priority === group && status === 'starting')
    .map(({ name }) => name);
}

/** The one place where a question and its modules change status. */
export function moveSeek(run: SeekRun, move: SeekMove): SeekOutcome {
  if (move.type === 'regenerate') {
    if (run.status !== 'done') return { refused: 'The question is still being answered.' };
    const unknown = move.modules.find((name) => !run.modules.some((module) => module.name === name));
    if (unknown) return { refused: `The question has no module ${unknown}.` };
    if (move.modules.length === 0) return { refused: 'No module was chosen.' };
    return {
      run: settle(run.modules.map((m) => (move.modules.includes(m.name) ? { ...m, status: 'starting' } : m))),
    };
  }
  const module = run.modules.find(({ name }) => name === move.module);
  if (!module) return { refused: `The question has no module ${move.module}.` };
  if (!before[move.type].includes(module.status)) {
    return { refused: `${move.module} is ${module.status} and cannot ${move.type}.` };
  }
  if (module.priority !== currentGroup(run)) return { refused: `${move.module} waits for an earlier group.` };
  return { run: settle(run.modules.map((m) => (m === module ? { ...m, status: after[move.type] } : m))) };
}

/** A page is as far as the least finished of its questions; an empty one is starting. */
export function pageStatus(questions: readonly QuestionStatus[]): PageStatus {
  if (questions.length > 0 && questions.every((status) => status === 'done')) return 'done';
  return questions.some((status) => status !== 'starting') ? 'streaming' : 'starting';
}

function settle(modules: readonly ModuleRun[]): SeekRun {
  if (modules.every(isModuleDone)) return { status: 'done', modules };
  return { status: modules.every(({ status }) => status === 'starting') ? 'starting' : 'streaming', modules };
}
