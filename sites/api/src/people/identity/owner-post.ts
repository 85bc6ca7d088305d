import { fallbackLocale } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { type ChangedBy, type OwnerNotice, ownerMail, type TenantChange } from '../mail/owner-mails.ts';
import { createAccountStore } from './account.store.ts';

/** Something that was changed about a tenant. */
export interface ToldChange {
  tenantId: string;
  change: TenantChange;
  /** Id of the person who did it; the operator, or nobody. */
  by: { userId: string } | Exclude<ChangedBy, { name: string }>;
}

export interface OwnerPost {
  /** Tells every owner of a tenant by mail, where there is mail and they have proved an address. */
  tell(told: ToldChange): Promise<void>;
  /** The same as part of a transaction that sees everything, which fails with it: nothing ends by itself untold. */
  tellWithin(transaction: Kysely<unknown>, told: ToldChange): Promise<void>;
}

const kind = 'owner-notice';
/** Changes by people of which owners of a tenant are told; whoever makes more is known by then, and fills no mailbox. */
const told = { limit: 20, seconds: 3600 };

interface OwnerMailing extends OwnerNotice {
  /** Of the owner. */
  userId: string;
}

/** Mail to the owners of a tenant about what administrators, the operator or time change in it: one job for each owner. */
export function createOwnerPost(
  { database, log }: Pick<ServiceContext, 'database' | 'log'>,
  {
    jobs,
    limiter,
    mailer,
  }: { jobs: Pick<JobsArea, 'queue' | 'handle'>; limiter: Pick<RateLimiter, 'hit'>; mailer: Mailer | undefined },
): OwnerPost {
  const db = database.tables<unknown>();
  const store = createAccountStore(database.tables());

  jobs.handle({
    kind,
    concurrency: 4,
    async run({ payload }) {
      const { userId, ...notice } = payload as OwnerMailing;
      const account = await store.addressOf(userId);
      if (!account || account.email === null || account.email_verified_at === null || account.is_demo) return;
      await mailer?.(ownerMail(notice, account.locale ?? fallbackLocale, account.email));
    },
  });

  async function enqueue(executor: Kysely<unknown>, { tenantId, change, by }: ToldChange): Promise<void> {
    const actor = typeof by === 'object' ? by.userId : null;
    const { rows } = await sql<{ userId: string; tenant: string; name: string | null }>`
      select m.user_id as "userId", t.name as tenant, (select full_name from user_account where id = ${actor}) as name
      from tenant_member m join tenant t on t.id = m.tenant_id where t.id = ${tenantId} and m.role = 'owner'
    `.execute(executor);
    const at = new Date().toISOString();
    for (const { userId, tenant, name } of rows) {
      const mailing: OwnerMailing = {
        userId,
        tenant,
        change,
        at,
        by: typeof by === 'object' ? { name: name ?? '' } : by,
      };
      await jobs.queue.enqueue(executor, kind, mailing);
    }
  }

  return {
    async tell(change) {
      if (!mailer) return;
      // What was done stands whether or not it can be told.
      try {
        await limiter.hit(`${kind}:${change.tenantId}`, told.limit, told.seconds);
        await seeingEverything(() => enqueue(db, change));
        jobs.queue.wake(kind);
      } catch (error) {
        log.error('notice-not-queued', error);
      }
    },
    async tellWithin(transaction, change) {
      if (mailer) await enqueue(transaction, change);
    },
  };
}
