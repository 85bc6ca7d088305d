import { Button, Heading, LoadMore, Skeleton, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ruledList } from '../detail/ruled.css.ts';
import * as styles from './Administration.css.ts';
import type { MembersPartProps } from './Administration.types.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { administrationMessages } from './messages.ts';
import { useFirstRows } from './useFirstRows.ts';

/** Invitations nobody has taken yet. */
export function OpenInvitations({ members, notify }: Pick<MembersPartProps, 'members' | 'notify'>) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const queryKey = ['administration', 'invitations'];
  const open = useQuery({ queryKey, queryFn: ({ signal }) => members.invitations(signal) });
  const { shown, isLong, more } = useFirstRows(open.data ?? []);

  async function revoke(id: string) {
    try {
      await members.revoke(id);
      notify({ title: t('open.revoked'), tone: 'positive' });
    } catch (error) {
      notify({
        title: t('open.notRevoked'),
        description: error instanceof Error ? error.message : '',
        tone: 'critical',
      });
    }
    await queries.invalidateQueries({ queryKey });
  }

  return (
    <section className={styles.part}>
      <Heading level={3} size="section">
        {t('open.title')}
      </Heading>
      {open.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={44} />
        </div>
      )}
      {open.isError && (
        <LoadFailure error={open.error} isStale={open.data !== undefined} onRetry={() => void open.refetch()} />
      )}
      {open.data?.length === 0 && (
        <Text as="p" tone="muted">
          {t('open.empty')}
        </Text>
      )}
      {open.data && open.data.length > 0 && (
        <ul className={ruledList}>
          {shown.map(({ id, email, role, invitedBy, expiresAt }) => (
            <li key={id} className={styles.row}>
              <span className={styles.nameCell}>
                <span>{email ?? t('open.anybody')}</span>
                <span className={styles.contact}>
                  {[
                    t(`roles.${role}`),
                    t('open.by', { name: invitedBy }),
                    t('open.until', { date: formats.date(expiresAt) }),
                  ].join(' · ')}
                </span>
              </span>
              <Button size="compact" variant="quiet" onClick={() => void revoke(id)}>
                {t('open.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isLong && <LoadMore shown={shown.length} total={open.data?.length ?? 0} onMore={more} />}
    </section>
  );
}
