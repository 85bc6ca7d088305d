import type { Locale } from '@assay/domain';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { linkMail } from '../mail/link-mails.ts';
import { type Notice, noticeMail } from '../mail/notice-mails.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { issueLink, type LinkPurpose } from './one-time-links.ts';
import { hashToken } from './sessions.ts';

/** Mails that one address is sent in an hour. */
const mails = { limit: 5, seconds: 3600 };

/** A mail with a link that somebody asked for, whoever the address belongs to. */
export interface AskedMail {
  purpose: LinkPurpose;
  /** In lower case. */
  email: string;
  locale: Locale;
  /** Address of the product. */
  site: string;
  details: Record<string, string>;
  names?: { tenant: string; inviter: string };
}

/** Something happened to an account that its person should know of. */
export interface ToldNotice {
  userId: string;
  /** For whoever has none set. */
  locale: Locale;
  notice: Notice;
}

export interface AccountPost {
  /**
   * Has a link mailed. What the reply does is the same for every address; who it belongs to is looked up in a job
   * afterwards, so that neither the answer nor its time tells whether there is an account.
   *
   * @param asked the request it is mailed for: a development installation shows the link to browsers of its machine.
   *
   * @throws CallError unavailable without mail, tooMany
   */
  ask(
    mail: AskedMail,
    asked: Parameters<typeof isFromThisMachine>[0],
  ): Promise<{ sent: true; development_link?: string }>;
  /** Tells a person by mail, where there is mail and they have proved an address. */
  tell(notice: ToldNotice): Promise<void>;
}

const kinds = { ask: 'account-link', tell: 'account-notice' } as const;
const pathOf = { register: 'confirm', password: 'reset', join: 'invitation' } as const satisfies Record<
  LinkPurpose,
  string
>;

/** Mail about accounts: written by jobs, never while somebody waits for a reply. */
export function createAccountPost(
  { settings, database, log }: Pick<ServiceContext, 'settings' | 'database' | 'log'>,
  {
    jobs,
    limiter,
    mailer,
  }: { jobs: Pick<JobsArea, 'queue' | 'handle'>; limiter: RateLimiter; mailer: Mailer | undefined },
): AccountPost {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  /** Nothing leaves the machine and the link is shown: a development installation without a mail server. */
  const isSink = settings.NODE_ENV !== 'production' && settings.SMTP_URL === undefined;

  async function writeLink({ purpose, email, locale, site, details, names }: AskedMail): Promise<string | undefined> {
    const known = await store.byEmail(email);
    if (purpose === 'password' && (!known || known.is_demo)) return undefined;
    if (purpose === 'register' && known && (known.is_demo || known.email_verified_at !== null)) {
      await mailer?.(linkMail('known', locale, email, `${site}/home`));
      return undefined;
    }
    const link = `${site}/home#${pathOf[purpose]}=${await issueLink(db, { purpose, email, details })}`;
    await mailer?.(linkMail(purpose === 'join' ? 'invitation' : purpose, locale, email, link, names));
    return link;
  }

  async function writeNotice({ userId, locale, notice }: ToldNotice): Promise<void> {
    const account = await store.addressOf(userId);
    if (!account || account.email === null || account.email_verified_at === null || account.is_demo) return;
    await mailer?.(noticeMail(notice, account.locale ?? locale, account.email));
  }

  jobs.handle({
    kind: kinds.ask,
    concurrency: 4,
    run: async ({ payload }) => void (await writeLink(payload as AskedMail)),
  });
  jobs.handle({ kind: kinds.tell, concurrency: 4, run: ({ payload }) => writeNotice(payload as ToldNotice) });

  return {
    async ask(mail, asked) {
      if (!mailer) throw new CallError('unavailable');
      await limiter.hit(`mail:${hashToken(mail.email)}`, mails.limit, mails.seconds);
      await limiter.hit('mail:everybody', settings.ASSAY_ASKED_MAILS_AN_HOUR, 3600);
      if (isSink) {
        const link = await writeLink(mail);
        return { sent: true, ...(link === undefined || !isFromThisMachine(asked) ? {} : { development_link: link }) };
      }
      await jobs.queue.enqueue(db, kinds.ask, mail);
      jobs.queue.wake(kinds.ask);
      return { sent: true };
    },
    async tell(notice) {
      if (!mailer) return;
      // What was done stands whether or not it can be told.
      try {
        if (isSink) return await writeNotice(notice);
        await jobs.queue.enqueue(db, kinds.tell, notice);
        jobs.queue.wake(kinds.tell);
      } catch (error) {
        log.error('notice-not-queued', error);
      }
    },
  };
}
