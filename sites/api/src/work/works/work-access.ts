import { includesShareRole, type ShareRole } from '@assay/domain';
import type { Selectable } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import { includesRole, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { ReadingRight, ReadingRights } from '../../ground/streams/reading-rights.ts';
import type { LibraryReader } from '../../knowledge/evidence/evidence.types.ts';
import type { HeldAccess } from '../sharing/item-access.ts';
import type { Reader } from '../sharing/item-rights.ts';
import type { Colleague } from '../sharing/person-grants.ts';
import type { WorkStore } from './work.store.ts';
import type { WorkRow } from './works.migrations.ts';

/** Who may read a work, by the rule that stands in sharing. */
export interface WorkAccess {
  accessTo(scope: TenantScope, work: string): Promise<HeldAccess | undefined>;
  readingRight(reader: Reader, work: Selectable<WorkRow>): ReadingRight;
  /** By what somebody has a tool do something to it over a while, whether they are still here or not. */
  actingRight(by: Omit<Reader, 'sessionId'>, work: Selectable<WorkRow>): ReadingRight;
  rights: Pick<ReadingRights, 'hold' | 'whileHeld'>;
  /** What is known of documents, as the tenant of a work sees them. */
  details: LibraryReader['details'];
  /** Text of a document's version, as the tenant of a work sees it. */
  text: LibraryReader['text'];
}

/** Who of the organisation of a work may read it. */
export interface WorkReaders {
  find(work: Selectable<WorkRow>, asked: { words: string; except: string }): Promise<Colleague[]>;
  among(
    work: Pick<Selectable<WorkRow>, 'id' | 'tenant_id' | 'owner_id'>,
    people: readonly string[],
  ): Promise<Colleague[]>;
}

/** A work that somebody may do something with. */
export type AccessibleWork = Selectable<WorkRow> & { access: HeldAccess };

/**
 * A work for whoever may do so much with it.
 *
 * @throws CallError notFound, also where there is such a work and the caller has no right to it; forbidden to whoever may
 *   read it and not do that
 */
export async function workFor(
  store: WorkStore,
  { accessTo }: Pick<WorkAccess, 'accessTo'>,
  scope: TenantScope,
  id: string,
  needed: ShareRole,
): Promise<AccessibleWork> {
  // The right first: to whoever has none, a work says nothing of itself, and nothing is done to it.
  const held = await accessTo(scope, id);
  const access = held && { ...held, role: roleHere(scope, held.role) };
  const work = access && (await store.find(id));
  if (!work) throw new CallError('notFound');
  if (!includesShareRole(access.role, needed)) throw new CallError('forbidden');
  return { ...work, access };
}

/** What a right to a work comes to for somebody: who only reads in their organisation, or has no account, changes nothing. */
function roleHere(scope: TenantScope, role: ShareRole): ShareRole {
  const mayChange = scope.role !== 'guest' && includesRole(scope.role, 'member');
  return role === 'edit' && !mayChange ? 'comment' : role;
}

/**
 * A work for whoever may read how it was: a link opens it as it is, since what was taken out may have been for a reason.
 *
 * @throws CallError notFound, as `workFor`; forbidden to whoever came by a link alone
 */
export async function workWithPast(
  store: WorkStore,
  access: Pick<WorkAccess, 'accessTo'>,
  scope: TenantScope,
  id: string,
): Promise<AccessibleWork> {
  const work = await workFor(store, access, scope, id, 'read');
  if (!showsPast(work)) throw new CallError('forbidden');
  return work;
}

export const showsPast = ({ access }: AccessibleWork): boolean => access.by !== 'link';
