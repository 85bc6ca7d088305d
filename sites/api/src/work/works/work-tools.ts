import { randomUUID } from 'node:crypto';
import type { CountedFeature, Locale } from '@assay/domain';
import {
  type Contribution,
  createWorkState,
  EditRefused,
  type Operation,
  type Origin,
  type Tool,
  type ToolAction,
  type ToolPorts,
  transact,
  type WorkKind,
  type WorkState,
} from '@assay/works';
import type { QueryExecutorProvider } from 'kysely';
import { isUniqueViolation } from '../../ground/database/unique-violation.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import type { Suggestions } from './talk/suggestions.ts';
import type { NewWork, WorkStore } from './work.store.ts';

/** So often a tool looks anew because somebody had it do the same. */
const attempts = 5;

/** What came of having a tool do something. */
interface Acted {
  /** Of the work, with what was done. */
  revision: number;
  changed: boolean;
  /** What would have changed the words of a person waits for one. */
  suggested: boolean;
  /** Ids of the records that were added. */
  added: string[];
}

interface WorkToolsDependencies {
  store: WorkStore;
  tools: readonly Tool[];
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  db: QueryExecutorProvider;
  portsOf(scope: MemberScope, locale: Locale): ToolPorts;
  suggest: Suggestions['add'];
  hasModel: boolean;
}

/** Beginning works by their tools, and having tools do something to them. */
export function createWorkTools({ store, tools, usage, db, portsOf, suggest, hasModel }: WorkToolsDependencies) {
  const byKind = new Map(tools.map((tool) => [tool.kind.name, tool]));

  /** @throws CallError notFound for a kind that this version does not know */
  function toolOf(kind: string): Tool {
    const tool = byKind.get(kind);
    if (!tool) throw new CallError('notFound');
    return tool;
  }

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

  /** What a tool can do here: what a model writes it can where one is connected. */
  const isThere = ({ actions, written = [] }: Tool, action: string) =>
    Object.hasOwn(actions, action) && (hasModel || !written.includes(action));

  return {
    toolOf,
    kindOf: (name: string): WorkKind => toolOf(name).kind,

    actionsOf(kind: string): string[] {
      const tool = toolOf(kind);
      return Object.keys(tool.actions).filter((action) => isThere(tool, action));
    },

    /**
     * Begins a work with what somebody told, counted once; gives its id.
     *
     * @throws CallError of the feature when its quota is spent; notFound for a tool that begins no work with a message
     */
    async begin(
      kind: string,
      message: string,
      { scope, locale, origin }: { scope: MemberScope; locale: Locale; origin: Origin },
    ): Promise<string> {
      const tool = toolOf(kind);
      if (!tool.begin) throw new CallError('notFound');
      const { told, made } = tool.begin(message, portsOf(scope, locale));
      const id = randomUUID();
      const author = { person: scope.userId };
      const work = { id, tenant_id: scope.tenantId, owner_id: scope.userId };
      const spend = tool.counts === undefined ? async () => undefined : await usage.prepare(scope, tool.counts);
      const edits = [
        { edit: { id: randomUUID(), operations: told }, editor: { author, writing: { origin } } },
        { edit: { id: randomUUID(), operations: made }, editor: { author, writing: { origin: 'rules' as const } } },
      ];
      const first = edits.filter(({ edit }) => edit.operations.length > 0);
      await store.create(tool.kind, work, first, (trx) => spend(trx, id));
      return id;
    },

    /**
     * Makes a work of what was written for somebody, one after the other. Gives its id: that of `work`, under which the same
     * is made once, unless that one was put away.
     */
    async make(kind: string, work: NewWork, contributions: readonly Contribution[]): Promise<string> {
      if (await store.find(work.id)) return work.id;
      const author = { person: work.owner_id };
      const edits = contributions.map(({ operations, origin }) => ({
        edit: { id: randomUUID(), operations },
        editor: { author, writing: { origin } },
      }));
      try {
        await store.create(toolOf(kind).kind, work, edits);
        return work.id;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
      // It was made meanwhile, or lies in the trash, from where another one does not bring it back.
      if (await store.find(work.id)) return work.id;
      const id = randomUUID();
      await store.create(toolOf(kind).kind, { ...work, id }, edits);
      return id;
    },

    /** Where works of a kind stand in the history; undefined for a kind that this version does not know. */
    historyOf: (kind: string) => byKind.get(kind)?.history,

    /**
     * Has a tool do something to a work: nothing where its rules find nothing to do. What would change the words of a
     * person is suggested to them.
     *
     * @param given what the act is about, by the names that the tool gives it
     * @throws CallError tooMany while a model writes something else for the person; of the feature that it counts as when
     *   its quota is spent
     */
    async act(
      { id, kind }: { id: string; kind: string },
      action: string,
      scope: MemberScope,
      locale: Locale,
      given: Readonly<Record<string, string>> = {},
    ): Promise<Acted> {
      const tool = toolOf(kind);
      const work = isThere(tool, action) ? tool.actions[action] : undefined;
      if (!work) throw new CallError('notFound');
      const feature = tool.answering?.[action];
      const doIt = () => acted({ id, tool, action, work }, scope, locale, given);
      return counted(scope, feature, doIt, ({ changed, suggested }) => !changed && !suggested);
    },
  };

  async function acted(
    { id, tool, action, work }: { id: string; tool: Tool; action: string; work: ToolAction },
    scope: MemberScope,
    locale: Locale,
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

export type WorkTools = ReturnType<typeof createWorkTools>;
