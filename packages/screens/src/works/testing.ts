import type { ShareRole } from '@assay/domain';
import { createWorkState, type Operation, type WorkKind, type WorkRecord } from '@assay/works';
import { sequencer } from '@assay/works/testing';
import { memoryPassages } from './cited/testing.ts';
import type { KeptEdits } from './kept-edits.ts';
import { createWorkOpening, type WorkOpening } from './work-opening.ts';
import type { WorkServices } from './work-services.ts';
import type { RunStep, SentEdit, ToolRun, WorkFollowing, WorkSource, WorkSurroundings } from './works.source.ts';

const refuse = async (): Promise<never> => {
  throw new Error('Nothing of this is kept here.');
};

/** A device that keeps nothing. */
export function keptNowhere(): KeptEdits {
  return { edits: { read: () => [], write: () => undefined }, suggestions: { read: () => [], write: () => undefined } };
}

/**
 * A work that nobody else has open, its service in a list; what stands around it is empty. A run goes on with what it is answered.
 *
 * @param steps of each of its runs
 */
export function memoryWork(
  kind: WorkKind,
  operations: readonly Operation[],
  role: ShareRole = 'edit',
  actions: readonly string[] = [],
  surroundings: Partial<WorkSurroundings> = {},
  steps: readonly RunStep[] = [],
): { opening: WorkOpening; services: WorkServices } {
  const works = sequencer(kind);
  works.call([{ id: 'begun', operations }], 'somebody');
  let follower: WorkFollowing | undefined;
  let beside: WorkSurroundings = { talk: 0, present: [], runs: [], ...surroundings };
  const source: WorkSource = {
    page: 'page',
    open: async () => ({
      kind: kind.name,
      revision: works.log.length,
      records: works.records(),
      role,
      isOwner: role === 'edit',
      isIncognito: false,
      actions,
      showsPast: true,
    }),
    present: async () => undefined,
    async edit(edits) {
      const results = works.call(edits, 'somebody').map((came, at): SentEdit => {
        const id = edits[at]?.id ?? '';
        return 'revision' in came ? { id, revision: came.revision } : { id, refused: { reason: came.reason } };
      });
      queueMicrotask(() => {
        for (const change of works.log.slice(follower?.after())) follower?.receive(change);
      });
      return results;
    },
    act: async () => ({ changed: false, suggested: false }),
    runs: async () => beside.runs.map((run) => ({ ...run, begun_at: '2026-12-01T04:00:00.000Z' })),
    async answerRun(run, question) {
      const asking = (one: ToolRun) => one.id === run && one.question?.id === question;
      if (!beside.runs.some(asking)) return refuse();
      beside = {
        ...beside,
        runs: beside.runs.map((one) => (asking(one) ? { ...one, status: 'running', question: null } : one)),
      };
      follower?.onSurroundings(beside);
    },
    async pauseRun(run, paused) {
      const status = paused ? 'paused' : 'running';
      beside = {
        ...beside,
        runs: beside.runs.map((one) => (one.id === run ? { ...one, held: paused, status } : one)),
      };
      follower?.onSurroundings(beside);
    },
    runSteps: async () => steps,
    stopRun: refuse,
    sources: async () => [],
    follow(following) {
      follower = following;
      queueMicrotask(() => following.onSurroundings(beside));
      return { reconnect: () => undefined, close: () => undefined };
    },
  };
  const opening = createWorkOpening({
    source,
    kind,
    kept: keptNowhere(),
    suggest: async () => undefined,
    onRefused: () => undefined,
  });
  return { opening, services: emptyServices(kind, works.log) };
}

/** What stands around a work about which nothing was said. */
function emptyServices(kind: WorkKind, log: ReturnType<typeof sequencer>['log']): WorkServices {
  async function stateAt(revision: number): Promise<readonly WorkRecord[]> {
    const state = createWorkState(kind);
    for (const { patches } of log.slice(0, revision)) for (const patch of patches) state.apply(patch);
    return state.records();
  }
  return {
    id: kind.name,
    talk: {
      comments: async () => [],
      comment: refuse,
      readers: async () => [],
      seeMentions: async () => undefined,
      resolve: refuse,
      remove: refuse,
      suggestions: async () => [],
      suggest: refuse,
      decide: refuse,
    },
    history: {
      sittings: async () => ({ entries: [], hasMore: false }),
      writings: async () => [],
      versions: async () => [],
      stateAt,
      keep: refuse,
      forget: refuse,
      restore: refuse,
    },
    keeping: { duplicate: refuse, remove: refuse, putBack: refuse, export: refuse },
    sharing: {
      read: refuse,
      colleagues: async () => [],
      setPerson: refuse,
      setOrganisation: refuse,
      createLink: refuse,
      revokeLink: refuse,
    },
    pictures: { add: refuse, read: refuse },
    passages: memoryPassages(),
  };
}
