import type { Selectable } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope, TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { ReadingRight } from '../../ground/streams/reading-rights.ts';
import type { LibraryReader } from '../../knowledge/evidence/evidence.types.ts';
import type { AccessRight } from '../sharing/item-access.ts';
import type { Reader } from '../sharing/item-rights.ts';
import type { WorkStore } from './work.store.ts';
import type { WorkRow } from './works.migrations.ts';

/** Who may read a work, by the rule that stands in sharing. */
export interface WorkAccess {
  rightTo(scope: TenantScope, work: string): Promise<AccessRight | undefined>;
  readingRight(reader: Reader, work: Selectable<WorkRow>): ReadingRight;
  /** What is known of documents, as the tenant of a work sees them. */
  details: LibraryReader['details'];
  /** Text of a document's version, as the tenant of a work sees it. */
  text: LibraryReader['text'];
}

/** @throws CallError notFound, also where there is such a work and it is not the caller's to read */
export async function readableWork(
  store: WorkStore,
  { rightTo }: WorkAccess,
  scope: TenantScope,
  id: string,
): Promise<Selectable<WorkRow>> {
  const [work, right] = await Promise.all([store.find(id), rightTo(scope, id)]);
  if (!work || !right) throw new CallError('notFound');
  return work;
}

/**
 * A link lets in to read; who edits has an account where the work lies.
 *
 * @throws CallError notFound, or forbidden to whoever may only read it
 */
export async function editableWork(
  store: WorkStore,
  { rightTo }: WorkAccess,
  scope: MemberScope,
  id: string,
): Promise<Selectable<WorkRow>> {
  const [work, right] = await Promise.all([store.find(id), rightTo(scope, id)]);
  if (!work || !right) throw new CallError('notFound');
  if (right === 'link') throw new CallError('forbidden');
  return work;
}
