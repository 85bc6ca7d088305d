import { type Locale, type RetentionKind, searchDays, sessionLimits, tokenDays } from '@assay/domain';
import { createFormats } from '@assay/i18n/formats';
import type { Mail } from '../../ground/egress/mail.types.ts';
import { mailWords } from './mail-words.ts';
import { quotedName } from './quoted-name.ts';

/** Something about a tenant that its owners should know of; null stands for what holds everywhere. */
export type TenantChange =
  | { kind: 'session_limits'; idleMinutes: number | null; ageHours: number | null }
  | { kind: 'token_life'; days: number | null; ended: number; shortened: number }
  | ({ kind: 'retention' } & Readonly<Record<RetentionKind, number | null>>)
  | { kind: 'origin_proved' | 'origin_withdrawn'; origin: string }
  /** The proof is gone; until when it may come back, in UTC. */
  | { kind: 'origin_missing'; origin: string; until: string }
  | { kind: 'origin_lost'; origin: string; days: number };

/** Who made a change: somebody by name, the operator, or nobody. */
export type ChangedBy = { name: string } | 'operator' | 'itself';

export interface OwnerNotice {
  change: TenantChange;
  tenant: string;
  by: ChangedBy;
  /** UTC. */
  at: string;
}

const minutesOfHour = 60;
const minutesOfDay = 1440;

const clock = (at: string) => at.slice(0, 16).replace('T', ' ');

/** What is said of a change, in words of its reader. */
function valuesOf(change: TenantChange, locale: Locale): Record<string, string> {
  const t = mailWords(locale);
  const { duration } = createFormats(locale);
  const kept = (days: number | null) => (days === null ? t('owners.forEver') : duration(days * minutesOfDay));
  switch (change.kind) {
    case 'session_limits':
      return {
        idle: duration(change.idleMinutes ?? sessionLimits.idle.most),
        age: duration((change.ageHours ?? sessionLimits.age.most) * minutesOfHour),
      };
    case 'token_life':
      return {
        duration: duration((change.days ?? tokenDays.longest) * minutesOfDay),
        ended: String(change.ended),
        shortened: String(change.shortened),
      };
    case 'retention':
      return {
        questions: kept(change.questions),
        chats: kept(change.chats),
        works: kept(change.works),
        searches: kept(change.searches ?? searchDays),
      };
    case 'origin_missing':
      return { origin: change.origin, until: clock(change.until) };
    case 'origin_lost':
      return { origin: change.origin, duration: duration(change.days * minutesOfDay) };
    default:
      return { origin: change.origin };
  }
}

/** A mail that tells an owner what changed in their organisation, by whom and when; it carries no link to be trusted. */
export function ownerMail({ change, by, at, ...notice }: OwnerNotice, locale: Locale, to: string): Mail {
  const t = mailWords(locale);
  const tenant = quotedName(notice.tenant);
  const values = { tenant, ...valuesOf(change, locale) };
  const when = { at: clock(at) };
  const who =
    by === 'operator'
      ? t('owners.byOperator', when)
      : by === 'itself'
        ? t('owners.byItself', when)
        : t('owners.byPerson', { name: quotedName(by.name), ...when });
  const text = [t(`owners.${change.kind}.text`, values), who, t('owners.advice', { tenant })].join('\n\n');
  return { to, subject: t(`owners.${change.kind}.subject`, values), text };
}
