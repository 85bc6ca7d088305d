import { randomUUID } from 'node:crypto';
import {
  type Contribution,
  createWorkState,
  EditRefused,
  type Lookup,
  type Operation,
  type Origin,
  transact,
  type WorkKind,
  type WorkState,
} from '@assay/works';
import type { Kysely } from 'kysely';
import { CallError } from '../../../ground/http/call-error.ts';
import type { Suggestions } from '../talk/suggestions.ts';
import type { WorkStore } from '../work.store.ts';
import type { WorksTables } from '../works.migrations.ts';

/** What came of having a tool do something. */
export interface Acted {
  /** Of the work, with what was done. */
  revision: number;
  changed: boolean;
  /** What would have changed the words of a person waits for one. */
  suggested: boolean;
  /** Ids of the records that were added. */
  added: string[];
  /** Id of the change, which the person takes back as one of their own; absent where nothing was done. */
  change?: string;
}

/** What a tool comes to when it looks at a work: operations, and whose words they are. */
export interface Looked extends Contribution {
  /** The person who told it. @default the one who has it done */
  person?: string | undefined;
}

/** Something that a tool does to a work. */
export interface ToolAct {
  kind: WorkKind;
  /** Name of the action or procedure: the reason of its change. */
  name: string;
  /** The person who has it done. */
  person: string;
  look(work: Lookup): Promise<Looked>;
  /**
   * Id of its change, under which the same is done once, whatever the rules did since for the same reason.
   *
   * @default a new one
   */
  change?: string;
  /** Part of the transaction of its change, where there is one. */
  beside?(trx: Kysely<WorksTables>, acted: Pick<Acted, 'suggested'>): Promise<void>;
  /** So often it looks anew because somebody changed meanwhile what it looked at. @default 5 */
  attempts?: number;
}

export interface ActingDependencies {
  store: WorkStore;
  suggestions: Pick<Suggestions, 'keep' | 'add' | 'find'>;
}

/** Id of what waits for a person beside a change: accepted, it is a change of its own. */
const waitingOf = (change: string) => `${change}-asked`;

/**
 * Has a tool do something to a work: nothing where its rules find nothing to do. What would change the words of a person is
 * suggested to them.
 *
 * @throws CallError notFound; conflict when others change all the while what it looks at
 */
export async function act({ store, suggestions }: ActingDependencies, id: string, asked: ToolAct): Promise<Acted> {
  const { kind, name, look, change = randomUUID(), attempts = 5 } = asked;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const opened = await store.open(id);
    if (!opened) throw new CallError('notFound');
    const known = asked.change === undefined ? undefined : await store.revisionOf(id, asked.change);
    if (known !== undefined) {
      const suggested = (await suggestions.find(id, waitingOf(change))) !== undefined;
      return { revision: known, changed: true, suggested, added: [], change };
    }
    const { revision } = opened.work;
    const state = createWorkState(kind, opened.records);
    const { operations, origin, person = asked.person } = await look(state);
    const { done, suggested } = partedByPerson(state, operations, origin);
    const edit = { id: change, operations: done, reason: name };
    const waiting = { id: waitingOf(change), operations: suggested, reason: name, origin, person };
    // What is done and what waits for a person are one: neither stands without the other.
    const editor = {
      author: { person },
      writing: { origin },
      async beside(trx: Kysely<WorksTables>) {
        if (suggested.length > 0) await suggestions.keep(trx, id, waiting);
        await asked.beside?.(trx, { suggested: suggested.length > 0 });
      },
    };
    // Under an id of its own it is one step of many that are done for the same reason.
    const grounds = asked.change === undefined ? { revision, reason: name } : undefined;
    const results = done.length === 0 ? undefined : await store.edit(kind, id, [edit], editor, grounds);
    const [result] = results ?? [];
    // Somebody had it do the same meanwhile, or changed what it looked at: it looks at what is there now.
    if (done.length > 0 && (!result || 'refused' in result)) continue;
    if (suggested.length > 0 && done.length === 0) await suggestions.add(id, waiting);
    return {
      revision: result && 'revision' in result ? result.revision : revision,
      changed: done.length > 0,
      suggested: suggested.length > 0,
      added: done.flatMap((operation) => (operation.op === 'add' ? [operation.id] : [])),
      ...(done.length > 0 && { change }),
    };
  }
  throw new CallError('conflict');
}

/** What rules or a model may do at once of what they ask, and what waits for a person since it would change what one wrote. */
function partedByPerson(
  state: WorkState,
  asked: readonly Operation[],
  origin: Origin,
): { done: readonly Operation[]; suggested: readonly Operation[] } {
  const done: Operation[] = [];
  const suggested: Operation[] = [];
  for (const operation of asked) {
    try {
      transact(state, [operation], { origin });
      done.push(operation);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      // What cannot be done for another reason is told when all of it is tried.
      (error.reason === 'writtenByPerson' ? suggested : done).push(operation);
    }
  }
  return { done, suggested };
}
