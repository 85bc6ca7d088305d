import { Heading, Skeleton, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import * as styles from './Administration.css.ts';
import type { MembersPartProps } from './Administration.types.ts';
import { InviteForm } from './InviteForm.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { MemberTable } from './MemberTable.tsx';
import { membersKey } from './members.source.ts';
import { administrationMessages } from './messages.ts';
import { OpenInvitations } from './OpenInvitations.tsx';

/** People of the tenant: who they are, what they may do, and who is invited. */
export function MembersPart(props: MembersPartProps) {
  const t = useMessages(administrationMessages);
  const list = useQuery({
    queryKey: membersKey,
    queryFn: ({ signal }) => props.members.members(signal),
  });
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <Heading level={2} size="title3">
          {t('members.title', { tenant: props.person.tenant })}
        </Heading>
        <Text as="p" tone="muted" hasMeasure>
          {t('members.lead')}
        </Text>
        {props.organisation.all_packages && (
          <Text as="p" hasMeasure>
            {t('packages.all')}
          </Text>
        )}
        {list.isPending && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height={180} />
          </div>
        )}
        {list.isError && (
          <LoadFailure error={list.error} isStale={list.data !== undefined} onRetry={() => void list.refetch()} />
        )}
        {list.data && <MemberTable {...props} rows={list.data} />}
      </section>
      <section className={styles.part}>
        <Heading level={2} size="title3">
          {t('invite.title')}
        </Heading>
        <InviteForm {...props} />
      </section>
      <OpenInvitations {...props} />
    </div>
  );
}
