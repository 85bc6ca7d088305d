import { Button, Inline, RetryIcon, Skeleton, Stack, Tag, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruledList, stacked } from '../detail/ruled.css.ts';
import { deviceWords } from './device-words.ts';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import * as styles from './Security.css.ts';
import type { SecurityProps } from './Security.types.ts';
import type { AccountSession } from './security.source.ts';

const queryKey = ['account', 'sessions'];

/** Where the account is signed in; another session is ended alone, or all others at once. */
export function Sessions({ source, notify }: Pick<SecurityProps, 'source' | 'notify'>) {
  const t = useMessages(accountMessages);
  const queries = useQueryClient();
  const list = useQuery({ queryKey, queryFn: ({ signal }) => source.sessions(signal) });
  const [ending, setEnding] = useState<string>();

  async function end(which: string, work: () => Promise<void>, done: string) {
    if (ending !== undefined) return;
    setEnding(which);
    try {
      await work();
      notify({ title: done, tone: 'positive' });
    } catch (error) {
      const description = error instanceof Error ? error.message : '';
      notify({ title: t('sessions.notEnded'), description, tone: 'critical' });
    }
    await queries.invalidateQueries({ queryKey });
    setEnding(undefined);
  }

  return (
    <Stack gap={4}>
      {list.isPending && (
        <div role="status" aria-label={t('sessions.loading')}>
          <Skeleton height={88} />
        </div>
      )}
      {list.isError && (
        <>
          <Failed>{list.error.message}</Failed>
          <Inline>
            <Button size="compact" icon={RetryIcon} onClick={() => void list.refetch()}>
              {t('sessions.retry')}
            </Button>
          </Inline>
        </>
      )}
      {list.data && (
        <ul className={ruledList}>
          {list.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={ending === session.id}
              onEnd={() => void end(session.id, () => source.endSession(session.id), t('sessions.ended'))}
            />
          ))}
        </ul>
      )}
      {list.data?.some(({ isCurrent }) => !isCurrent) && (
        <Inline>
          <Button
            isBusy={ending === 'others'}
            busyLabel={t('sessions.ending')}
            onClick={() => void end('others', source.endOtherSessions, t('sessions.othersEnded'))}
          >
            {t('sessions.endOthers')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface SessionRowProps {
  session: AccountSession;
  isBusy: boolean;
  onEnd(): void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const device = deviceWords(t, session);
  const { beganAt, usedAt, isCurrent } = session;
  return (
    <li className={styles.session}>
      <span className={stacked}>
        <span>
          {device} {isCurrent && <Tag tone="positive">{t('sessions.current')}</Tag>}
        </span>
        <Text size="caption" tone="muted">
          {t('sessions.began', { at: formats.dateTime(beganAt) })}
          {!isCurrent && ` · ${t('sessions.used', { at: formats.ago(usedAt) })}`}
        </Text>
      </span>
      {!isCurrent && (
        <Button
          size="compact"
          variant="quiet"
          isBusy={isBusy}
          aria-label={t('sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
