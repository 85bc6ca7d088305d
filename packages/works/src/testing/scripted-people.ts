import fc from 'fast-check';
import type { Change, Edit, Effect } from '../changes/change.types.ts';
import { EditRefused } from '../changes/edit-refused.ts';
import type { Operation } from '../changes/operation.types.ts';
import { createReplica, type LostEdit, type Replica } from '../changes/replica.ts';
import { transact } from '../changes/transact.ts';
import { undo } from '../changes/undo.ts';
import type { WorkKind } from '../kind/kind.types.ts';
import { createWorkState } from '../state/work-state.ts';
import { operationOf, type Whim, whims, writingWhims } from './arbitrary-edits.ts';
import { sampleKind } from './sample-kind.ts';

/** The service in one list: does edits once, in the order in which they come, and keeps what came of them. */
export function sequencer(kind: WorkKind = sampleKind) {
  const state = createWorkState(kind);
  const log: Change[] = [];

  function effectOf(edit: Edit, before: readonly Edit[]): Effect {
    if ('operations' in edit) {
      const meantime = { before, since: (revision: number) => log.slice(revision) };
      return transact(state, edit.operations, { origin: 'person' }, meantime);
    }
    const done = log.find(({ id }) => id === edit.undoes);
    if (!done) throw new EditRefused('changedSince');
    return undo(state, done, log.slice(done.revision));
  }

  function send(edit: Edit, person: string, before: readonly Edit[] = []): Change | EditRefused {
    const known = log.find(({ id }) => id === edit.id);
    if (known) return known;
    try {
      const change: Change = {
        ...effectOf(edit, before),
        id: edit.id,
        revision: log.length + 1,
        author: { person },
        origin: 'person',
        at: '2026-11-27T00:00:00Z',
        ...('undoes' in edit && { undoes: edit.undoes }),
      };
      log.push(change);
      return change;
    } catch (error) {
      if (error instanceof EditRefused) return error;
      throw error;
    }
  }

  return {
    log,
    state,
    records: () => state.records(),
    send,
    /** Several edits in one call, each made on those before it. */
    call: (edits: readonly Edit[], person: string) => edits.map((edit, at) => send(edit, person, edits.slice(0, at))),
  };
}

/** One browser: sends its edits in their order, and hears of changes when the line brings them. */
export function browser(service: ReturnType<typeof sequencer>, person: string) {
  const replica = createReplica(sampleKind, { records: [], revision: 0 });
  let count = 0;
  const sent: string[] = [];
  const lost: LostEdit[] = [];
  return {
    person,
    replica,
    sent,
    /** What could not be done any more. */
    lost,
    follow(asked: readonly Whim[]) {
      this.edit(asked.map((whim, at) => operationOf(whim, replica.state, `${person}${count}-${at}`, replica.revision)));
    },
    edit(asked: readonly Operation[]) {
      submit(replica, { id: `${person}${count++}`, operations: asked }, sent);
    },
    undo() {
      const last = sent.at(-1);
      if (last !== undefined) submit(replica, { id: `${person}${count++}`, undoes: last }, sent);
    },
    /** The oldest edits reach the service; with `isCut` its answer is lost, and they are sent again later. */
    deliver(most: number, isCut: boolean) {
      const edits = replica.pending.slice(0, most);
      const answers = service.call(edits, person);
      if (isCut) return;
      for (const [at, answer] of answers.entries()) {
        const edit = edits[at];
        if (!edit || !(answer instanceof EditRefused)) continue;
        lost.push({ edit, refusal: answer }, ...replica.drop(edit.id));
      }
    },
    hear(most = Number.POSITIVE_INFINITY) {
      for (const change of service.log.slice(replica.revision, replica.revision + most)) {
        lost.push(...replica.receive(change));
      }
    },
  };
}

export type Browser = ReturnType<typeof browser>;

function submit(replica: Replica, edit: Edit, sent: string[]): void {
  try {
    replica.submit(edit);
    sent.push(edit.id);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
}

const line = [
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), isCut: fc.boolean(), most: fc.constantFrom(1, 2, 50) }),
  },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map((most) => ({ do: 'hear' as const, most })) },
] as const;

function actsOf(asked: typeof whims) {
  const edits = { weight: 4, arbitrary: asked.map((edit) => ({ do: 'edit' as const, asked: edit })) } as const;
  return fc.array(fc.record({ who: fc.integer({ min: 0, max: 2 }), what: fc.oneof(edits, ...line) }), {
    maxLength: 80,
    size: 'max',
  });
}

/** What three people do, and what the line does with it. */
export const acts = actsOf(whims);

/** The same of people who mostly write in two passages. */
export const writingActs = actsOf(writingWhims);

/** What one of them does. */
export type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never;

export function perform(people: readonly Browser[], { who, what }: Act): void {
  const one = people[who];
  if (!one) return;
  if (what.do === 'edit') one.follow(what.asked);
  else if (what.do === 'undo') one.undo();
  else if (what.do === 'deliver') one.deliver(what.most, what.isCut);
  else one.hear(what.most);
}

/** All that was done reaches the service, and everybody hears of it. */
export function settle(people: readonly Browser[]): void {
  while (people.some(({ replica }) => replica.pending.length > 0)) {
    for (const one of people) {
      one.deliver(50, false);
      one.hear();
    }
  }
  for (const one of people) one.hear();
}
