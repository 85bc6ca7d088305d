import type { IncomingMessage } from 'node:http';
import { fallbackLocale, historyPath, isHistorySource, type Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import { type Kysely, sql } from 'kysely';
import type { ServiceContext } from '../../../ground/application/service.types.ts';
import type { Mail, Mailer } from '../../../ground/egress/mail.types.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import type { JobsArea } from '../../../ground/jobs/jobs.area.ts';
import type { RateLimiter } from '../../../ground/operations/rate-limiter.ts';
import type { TenantScope } from '../../../ground/scope/tenant-scope.ts';
import { addressIn } from '../../../people/mail/link-mails.ts';
import { accountName } from '../author-names.ts';
import type { KnownTools } from '../known-tools.ts';
import type { WorksTables } from '../works.migrations.ts';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

const kind = 'work-mention';
/** Mails that one person causes; whoever calls more fills no mailbox, and is read in the product. */
const mailed = { limit: 60, seconds: 3600 };
/** Signs of a comment that a mail holds. */
const longest = 600;

const words = createWords({ en, cn, jp, tw });

interface Mailing {
  work: string;
  comment: string;
  person: string;
}

/** A mailing as it waits, with the address of the product as whoever wrote the comment reached it. */
interface WaitingMailing extends Mailing {
  site: string;
}

export interface MentionPost {
  /** Those of some people to whom a mail goes out that somebody causes, and the address it leads to; undefined for nobody. */
  mailable(
    scope: TenantScope,
    people: readonly string[],
    incoming: Pick<IncomingMessage, 'headers'>,
  ): Promise<{ people: readonly string[]; site: string } | undefined>;
  /** Has people told of a comment that calls them; part of the transaction that writes it. */
  tell(trx: Kysely<WorksTables>, tenant: string, site: string, mailings: readonly Mailing[]): Promise<void>;
  /** After that transaction. */
  wake(): void;
}

interface MentionPostPorts {
  jobs: Pick<JobsArea, 'queue' | 'handle'>;
  limiter: Pick<RateLimiter, 'hit'>;
  mailer: Mailer | undefined;
  known: Pick<KnownTools, 'historyOf'>;
  /** Whether somebody may still read a work. */
  mayRead(work: string, person: string): Promise<boolean>;
}

/** A mail that says who mentions its reader, in what work, in which words, and where that stands. */
function mentionMail(
  { name, title, text, link }: Record<'name' | 'title' | 'text' | 'link', string>,
  locale: Locale,
  to: string,
): Mail {
  const t = words(locale);
  const said = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const quoted = said.replaceAll(/^/gm, '> ');
  return { to, subject: t('subject'), text: [t('lead', { name, title }), quoted, link].join('\n\n') };
}

/** Mail to people whom a comment mentions: one job for each, which asks again whether they may read it and have not yet. */
export function createMentionPost(
  { database, log, settings }: Pick<ServiceContext, 'database' | 'log' | 'settings'>,
  { jobs, limiter, mailer, known, mayRead }: MentionPostPorts,
): MentionPost {
  const db = database.tables<WorksTables>();

  jobs.handle({
    kind,
    concurrency: 2,
    async run({ payload }) {
      const { work, comment, person, site } = payload as WaitingMailing;
      const { rows } = await sql<{
        kind: string;
        title: string;
        text: string;
        name: string;
        email: string | null;
        locale: Locale | null;
      }>`
        select w.kind, w.title, c.text, reader.locale, ${accountName} as name,
          case when reader.email_verified_at is not null and not reader.is_demo then reader.email end as email
        from work_mention m join work w on w.id = m.work_id
          join work_comment c on c.work_id = m.work_id and c.id = m.comment_id
          join user_account reader on reader.id = m.user_id
          left join user_account account on account.id = c.user_id
        where m.work_id = ${work} and m.comment_id = ${comment} and m.user_id = ${person}
          and m.seen_at is null and w.removed_at is null
      `.execute(db);
      const [row] = rows;
      const source = row && known.historyOf(row.kind);
      if (!row || row.email === null || !isHistorySource(source) || !(await mayRead(work, person))) return;
      const { name, title, text } = row;
      const link = `${site}${historyPath(source, work)}#comments`;
      await mailer?.(mentionMail({ name, title, text, link }, row.locale ?? fallbackLocale, row.email));
    },
  });

  return {
    async mailable(scope, people, incoming) {
      // Without an address of its own, a production installation has no link to send.
      const hasAddress = settings.ASSAY_PUBLIC_URL !== undefined || settings.NODE_ENV !== 'production';
      if (!mailer || !hasAddress || scope.role === 'guest') return undefined;
      const within: string[] = [];
      try {
        for (const person of people) {
          await limiter.hit(`${kind}:${scope.userId}`, mailed.limit, mailed.seconds);
          within.push(person);
        }
      } catch (error) {
        // What is over the limit, or could not be counted, is told in the product alone.
        if (!(error instanceof CallError && error.error === 'tooMany')) log.error('mentions-not-mailed', error);
      }
      return within.length === 0 ? undefined : { people: within, site: addressIn(settings, incoming) };
    },
    async tell(trx, tenant, site, mailings) {
      for (const mailing of mailings) await jobs.queue.enqueue(trx, kind, { ...mailing, site }, { tenant });
    },
    wake: () => jobs.queue.wake(kind),
  };
}
