import { randomUUID } from 'node:crypto';
import type { CountedFeature, Locale } from '@assay/domain';
import {
  createWorkState,
  EditRefused,
  type Operation,
  type Origin,
  type Tool,
  type ToolAction,
  type ToolPorts,
  transact,
  type WorkState,
} from '@assay/works';
import type { QueryExecutorProvider } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import type { Suggestions } from './talk/suggestions.ts';
import type { WorkStore } from './work.store.ts';

/** So often a tool looks anew because somebody had it do the same. */
const attempts = 5;

/** What came of having a tool do something. */
export interface Acted {
  /** Of the work, with what was done. */
  revision: number;
  changed: boolean;
  /** What would have changed the words of a person waits for one. */
  suggested: boolean;
  /** Ids of the records that were added. */
  added: string[];
}

/** One of the actions of a tool. */
export interface ToolAct {
  tool: Tool;
  action: string;
  work: ToolAction;
}

/** For whom a tool acts, and in which language. */
export interface ActingFor {
  scope: MemberScope;
  locale: Locale;
}

export interface ActingDependencies {
  store: WorkStore;
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  db: QueryExecutorProvider;
  portsOf(scope: MemberScope, locale: Locale): ToolPorts;
  suggest: Suggestions['add'];
}

/** Having tools do something to works. */
export function createActing({ store, usage, db, portsOf, suggest }: ActingDependencies) {
  /** People for whom a model writes now: one has one thing written at a time, since each costs its operator. */
  const writtenFor = new Set<string>();

  /** @throws CallError tooMany while a model writes something else for the person */
  async function alone<T>(person: string, write: () => Promise<T>): Promise<T> {
    if (writtenFor.has(person)) throw new CallError('tooMany');
    writtenFor.add(person);
    try {
      return await write();
    } finally {
      writtenFor.delete(person);
    }
  }

  /**
   * Does what counts as a use, counted before it begins; where it comes to nothing the use is given back.
   *
   * @throws CallError of the feature when its quota is spent
   */
  async function counted<T>(
    scope: MemberScope,
    feature: CountedFeature | undefined,
    attempt: () => Promise<T>,
    isNothing: (result: T) => boolean,
  ): Promise<T> {
    if (feature === undefined) return attempt();
    const use = randomUUID();
    const spend = await usage.prepare(scope, feature);
    await spend(db, use);
    let isKept = false;
    try {
      const result = await attempt();
      isKept = !isNothing(result);
      return result;
    } finally {
      if (!isKept) await usage.giveBack(db, use);
    }
  }

  async function acted(
    id: string,
    { tool, action, work }: ToolAct,
    { scope, locale }: ActingFor,
    given: Readonly<Record<string, string>>,
  ): Promise<Acted> {
    const ports = portsOf(scope, locale);
    const isWritten = tool.written?.includes(action) === true || tool.answering?.[action] !== undefined;
    const origin: Origin = (isWritten ? ports.model?.origin : undefined) ?? 'rules';
    const isByModel = origin !== 'rules';
    const author = { person: scope.userId };
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const opened = await store.open(id);
      if (!opened) throw new CallError('notFound');
      const { revision } = opened.work;
      const state = createWorkState(tool.kind, opened.records);
      const asked = () => work(state, ports, given);
      const operations = isByModel ? await alone(scope.userId, asked) : await asked();
      const { done, suggested } = partedByPerson(state, operations, origin);
      const edit = { id: randomUUID(), operations: done, reason: action };
      const editor = { author, writing: { origin } };
      const results =
        done.length === 0 ? undefined : await store.edit(tool.kind, id, [edit], editor, { revision, reason: action });
      // Somebody had it do the same meanwhile: it looks at what is there now.
      if (results?.length === 0) continue;
      const [result] = results ?? [];
      // Somebody changed meanwhile what the tool looked at; asked again, it looks at what is there now.
      if (done.length > 0 && (!result || 'refused' in result)) throw new CallError('conflict');
      if (suggested.length > 0)
        await suggest(id, {
          id: randomUUID(),
          operations: suggested,
          reason: action,
          origin,
          person: scope.userId,
        });
      return {
        revision: result && 'revision' in result ? result.revision : revision,
        changed: done.length > 0,
        suggested: suggested.length > 0,
        added: done.flatMap((operation) => (operation.op === 'add' ? [operation.id] : [])),
      };
    }
    throw new CallError('conflict');
  }

  return {
    /**
     * Has a tool do something to a work: nothing where its rules find nothing to do. What would change the words of a
     * person is suggested to them.
     *
     * @param given what the act is about, by the names that the tool gives it
     * @throws CallError tooMany while a model writes something else for the person; of the feature that it counts as when
     *   its quota is spent
     */
    act(
      id: string,
      { tool, action, work }: ToolAct,
      by: ActingFor,
      given: Readonly<Record<string, string>>,
    ): Promise<Acted> {
      const doIt = () => acted(id, { tool, action, work }, by, given);
      return counted(by.scope, tool.answering?.[action], doIt, ({ changed, suggested }) => !changed && !suggested);
    },
  };
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
