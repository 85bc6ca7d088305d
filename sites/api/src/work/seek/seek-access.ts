import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { isOwner, type MemberScope, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { ReadingRight } from '../../ground/streams/reading-rights.ts';
import type { Reader } from '../sharing/item-rights.ts';
import type { SeekStore } from './seek.store.ts';
import type { PageRow, PageSharing, QuestionRow } from './seek.types.ts';

/** Who may read and who may change a page and its questions; everything in seek asks here. */
export function createSeekAccess(store: SeekStore, sharing: PageSharing) {
  /** A page the caller may read. @throws CallError notFound where there is none, forbidden where it is somebody else's */
  async function readablePage(scope: TenantScope, id: string): Promise<PageRow> {
    // Row-level security would make a page of others one that is not there (A10).
    const page = await seeingEverything(() => store.page(id));
    if (!page) throw new CallError('notFound');
    if (isOwner(scope, page) || (await sharing.canRead(scope, page))) return page;
    throw new CallError('forbidden');
  }

  async function readableQuestion(scope: TenantScope, id: string): Promise<QuestionRow> {
    const question = await seeingEverything(() => store.question(id));
    if (!question) throw new CallError('notFound');
    if (!isOwner(scope, question)) await readablePage(scope, question.page_id);
    return question;
  }

  /** A question of the caller's own. @throws CallError forbidden for somebody who may only read it */
  async function ownQuestion(scope: MemberScope, id: string): Promise<QuestionRow> {
    const question = await readableQuestion(scope, id);
    if (!isOwner(scope, question)) throw new CallError('forbidden');
    return question;
  }

  /** By what right a readable question is followed. */
  const rightTo = (reader: Reader, { page_id: id, tenant_id, owner_id }: QuestionRow): ReadingRight =>
    sharing.rightTo(reader, { id, tenant_id, owner_id });

  return { readablePage, readableQuestion, ownQuestion, rightTo };
}

export type SeekAccess = ReturnType<typeof createSeekAccess>;
