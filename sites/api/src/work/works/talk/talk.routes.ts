import * as worksTalkCalls from '@assay/contract/calls/works-talk';
import { includesShareRole } from '@assay/domain';
import type { Edit, Operation } from '@assay/works';
import { type Binding, bind } from '../../../ground/http/binding.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import type { TenantScope } from '../../../ground/scope/tenant-scope.ts';
import type { RunQuestionStore } from '../acting/run-questions.store.ts';
import { withFalseQuotes } from '../checked-quotes.ts';
import type { KnownTools } from '../known-tools.ts';
import { withoutIds } from '../link-view.ts';
import type { WorkStore } from '../work.store.ts';
import { type AccessibleWork, showsPast, type WorkAccess, type WorkReaders, workFor } from '../work-access.ts';
import { originOf, refusalOf } from '../works.routes.ts';
import { type Comments, personOf } from './comments.ts';
import type { MentionPost } from './mention-post.ts';
import type { Mentions } from './mentions.ts';
import type { Suggestions } from './suggestions.ts';

interface TalkRoutes {
  store: WorkStore;
  known: KnownTools;
  access: WorkAccess;
  comments: Comments;
  mentions: Mentions;
  questions: Pick<RunQuestionStore, 'waiting'>;
  post: MentionPost;
  readers: WorkReaders;
  suggestions: Suggestions;
}

/** Mentions, and questions, that are told at once. */
const mostTold = 20;

type Listed = Awaited<ReturnType<Suggestions['list']>>[number];
type Suggestion = NonNullable<Awaited<ReturnType<Suggestions['find']>>>;

/** Whether an operation puts steps, or a whole document, into a field. */
const isOnProse = (operation: Operation) =>
  operation.op === 'write' || (operation.op === 'set' && isDocument(operation.value));
const isDocument = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** Who came in by a link from elsewhere reads the work, and learns nothing of the people of its organisation. */
const isOfItsOrganisation = (work: AccessibleWork, scope: TenantScope) =>
  scope.role !== 'guest' && scope.role !== 'widget' && scope.tenantId === work.tenant_id;

/** What is still talked about. */
function unresolved<C extends { id: string; thread: string | null; resolved_at: unknown }>(all: readonly C[]): C[] {
  const resolved = new Set(all.filter(({ resolved_at: at }) => at !== null).map(({ id }) => id));
  return all.filter(({ id, thread }) => !resolved.has(thread ?? id));
}

/** What people say about works, and what they suggest. */
export function talkBindings({
  store,
  known,
  access,
  comments,
  mentions,
  questions,
  post,
  readers,
  suggestions,
}: TalkRoutes): Binding[] {
  /** Nobody is called to what they cannot read. @throws CallError badRequest */
  async function assertReaders(work: AccessibleWork, people: readonly string[], scope: TenantScope): Promise<void> {
    const found = isOfItsOrganisation(work, scope) ? await readers.among(work, people) : [];
    const strangers = people.filter((id) => !found.some(({ user_id: known }) => known === id));
    if (strangers.length > 0)
      throw new CallError('badRequest', { fields: { mentions: `Not readers of this work: ${strangers.join(', ')}.` } });
  }

  /** Of what waits for somebody what they may read, with where it stands in the history. */
  async function readable<Waiting extends { kind: string; work_id: string }>(
    scope: TenantScope,
    all: readonly Waiting[],
  ) {
    const told = await Promise.all(
      all.map(async ({ kind, ...waiting }) => {
        const source = known.historyOf(kind);
        return source && (await access.accessTo(scope, waiting.work_id)) ? [{ ...waiting, source }] : [];
      }),
    );
    return told.flat().slice(0, mostTold);
  }

  /** Whoever suggested something may withdraw it; else those who edit decide. @throws CallError forbidden */
  function assertMayDecide(work: AccessibleWork, suggestion: Suggestion, person: string, isAccepted: boolean): void {
    const isWithdrawn = !isAccepted && suggestion.user_id === person;
    if (!isWithdrawn && !includesShareRole(work.access.role, 'edit')) throw new CallError('forbidden');
  }

  /** Suggestions for prose as they fit what stands there now, so that they can be drawn in it. */
  async function asOfNow<S extends Listed>(work: AccessibleWork, all: readonly S[]): Promise<S[]> {
    const inProse = all.filter(({ state, operations }) => state === 'open' && operations.some(isOnProse));
    if (inProse.length === 0) return [...all];
    const edits = inProse.map(({ id, operations, origin }) => ({
      id,
      operations,
      writing: { origin, isApproved: true },
    }));
    const now = new Map(
      (await store.asOfNow(known.kindOf(work.kind), work.id, edits)).map(({ id, operations }) => [id, operations]),
    );
    return all.map((one) => ({ ...one, operations: [...(now.get(one.id) ?? one.operations)] }));
  }

  /** Why it is refused, where it cites what does not stand in its source. */
  async function falseQuoteIn(work: AccessibleWork, edit: Edit) {
    const refused = await withFalseQuotes([edit], (document, version) =>
      access.text(work.tenant_id, document, version),
    );
    return refused.get(edit.id);
  }

  return bind(worksTalkCalls, {
    'works.comments': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const all = await comments.list(work.id, scope);
      return { comments: showsPast(work) ? all : unresolved(all).map((one) => withoutIds(one, personOf(scope))) };
    },
    'works.comment': async ({ params, body, scope, incoming }) => {
      const work = await workFor(store, access, scope, params.work_id, 'comment');
      const people = [...new Set(body.mentions)];
      if (people.length > 0) await assertReaders(work, people, scope);
      const called = people.length > 0 ? await post.mailable(scope, people, incoming) : undefined;
      const comment = await comments.write(work.id, { ...body, mentions: people }, scope, async (trx) => {
        const mailings = (called?.people ?? []).map((person) => ({ work: work.id, comment: body.id, person }));
        await post.tell(trx, work.tenant_id, called?.site ?? '', mailings);
      });
      if (called) post.wake();
      return { comment };
    },
    'works.readers': async ({ params, query, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'comment');
      if (!isOfItsOrganisation(work, scope)) throw new CallError('forbidden');
      return { people: await readers.find(work, { words: query.q, except: scope.userId }) };
    },
    'works.mentions': async ({ scope }) => ({
      mentions: await readable(scope, await mentions.unseen(scope)),
      questions: await readable(scope, await questions.waiting(scope)),
    }),
    'works.seeMentions': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      return { seen: await mentions.see(work.id, scope.userId) };
    },
    'works.resolveComment': async ({ params, body, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'comment');
      // What was said in it is read by a link until it is settled, and not again.
      if (!body.resolved && !showsPast(work)) throw new CallError('forbidden');
      const mayResolve = includesShareRole(work.access.role, 'edit');
      await comments.resolve(work.id, params.comment_id, body.resolved, { person: scope.userId, mayResolve });
      return { resolved: body.resolved };
    },
    'works.removeComment': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const isOwner = work.access.by === 'owner';
      await comments.remove(work.id, params.comment_id, { person: scope.userId, isOwner });
      return { removed: true };
    },
    'works.suggestions': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const all = await suggestions.list(work.id);
      const shown = showsPast(work)
        ? all
        : all.filter(({ state }) => state === 'open').map((one) => withoutIds(one, personOf(scope)));
      return { suggestions: await asOfNow(work, shown) };
    },
    'works.suggest': async ({ params, body, scope, writer }) => {
      const work = await workFor(store, access, scope, params.work_id, 'comment');
      const operations = body.operations as readonly Operation[];
      const { id, reason } = body;
      if (await falseQuoteIn(work, { id, operations }))
        throw new CallError('badRequest', { fields: { operations: 'A quotation does not stand in its source.' } });
      return {
        suggestion: await suggestions.add(work.id, {
          id,
          reason,
          operations,
          origin: originOf(writer),
          person: scope.userId,
        }),
      };
    },
    'works.decide': async ({ params, body, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'comment');
      const suggestion = await suggestions.find(work.id, params.suggestion_id);
      if (!suggestion) throw new CallError('notFound');
      assertMayDecide(work, suggestion, scope.userId, body.accepted);
      if (!body.accepted) {
        const isDone = await suggestions.decide(work.id, suggestion.id, 'refused', scope.userId);
        // Refused already, by a call whose reply was lost or by somebody else, is refused.
        if (!isDone && (await suggestions.find(work.id, suggestion.id))?.state !== 'refused')
          throw new CallError('conflict');
        return { state: 'refused' as const };
      }
      if (suggestion.state === 'refused') throw new CallError('conflict');
      // Under the id of the suggestion it is done once, however often and by how many it is accepted.
      const edit = {
        id: suggestion.id,
        operations: JSON.parse(suggestion.operations) as Operation[],
        reason: suggestion.reason ?? 'suggestion',
      };
      // A document that it cites may be gone since.
      const falseQuote = suggestion.state === 'open' ? await falseQuoteIn(work, edit) : undefined;
      if (falseQuote) return { state: 'open' as const, refused: refusalOf(falseQuote) };
      const author = { person: scope.userId };
      const writing = { origin: suggestion.origin, isApproved: true };
      const [result] = (await store.edit(known.kindOf(work.kind), work.id, [edit], { author, writing })) ?? [];
      if (!result) throw new CallError('notFound');
      if ('refused' in result) return { state: 'open' as const, refused: refusalOf(result.refused) };
      await suggestions.decide(work.id, suggestion.id, 'accepted', scope.userId);
      return { state: 'accepted' as const };
    },
  });
}
