import { LoadMore, Table } from '@assay/design-system';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { MembersPartProps } from './Administration.types.ts';
import { MemberQuestion } from './MemberQuestion.tsx';
import { memberColumns } from './member-columns.tsx';
import { type Member, type MemberRole, membersKey } from './members.source.ts';
import { administrationMessages } from './messages.ts';
import { PackagesDialog } from './PackagesDialog.tsx';
import { useFirstRows } from './useFirstRows.ts';
import { useMemberReason } from './useMemberReason.ts';
import { useSaving } from './useSaving.ts';

export interface MemberTableProps extends MembersPartProps {
  rows: readonly Member[];
}

/** People with their roles; what the rules forbid is not offered. */
export function MemberTable({ rows, members, person, notify, source, organisation }: MemberTableProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState<Member>();
  const [resetting, setResetting] = useState<Member>();
  const [signingOut, setSigningOut] = useState<Member>();
  const [granting, setGranting] = useState<Member>();
  const { locale } = useTranslator();
  const reasonOf = useMemberReason();
  const { isBusy, save } = useSaving(notify, membersKey);
  const { shown, isLong, more } = useFirstRows(rows);
  const owners = rows.filter(({ role }) => role === 'owner').length;
  const mayChange = (member: Member) =>
    (person.role === 'owner' || member.role !== 'owner') && !(member.role === 'owner' && owners === 1);

  const changeRole = (member: Member, role: MemberRole) =>
    void save(() => members.changeRole(member.id, role), {
      saved: t('members.changed', { name: member.name, role: t(`roles.${role}`) }),
      notSaved: t('members.notChanged'),
      reasonOf,
    });

  async function tell(work: Promise<void>, title: string) {
    try {
      await work;
      notify({ title, tone: 'positive' });
    } finally {
      await queries.invalidateQueries({ queryKey: membersKey });
    }
  }

  return (
    <>
      <div className={styles.scroll}>
        <Table
          label={t('members.title', { tenant: person.tenant })}
          rows={shown}
          rowKey={({ id }) => id}
          columns={memberColumns({
            t,
            formats,
            locale,
            person,
            isBusy,
            mayChange,
            onRole: changeRole,
            onRemove: setRemoving,
            onEndSessions: setSigningOut,
            onResetFactor: setResetting,
            // With every package given to everybody there is nothing to grant.
            onPackages: organisation.runs_installation && !organisation.all_packages ? setGranting : undefined,
          })}
        />
      </div>
      {isLong && <LoadMore shown={shown.length} total={rows.length} onMore={more} />}
      <PackagesDialog
        notify={notify}
        holder={
          granting && {
            key: granting.id,
            name: granting.name,
            isEverybody: false,
            held: (signal) => source.packagesOf(granting.id, signal),
            grant: (name, endsAt) => source.grant(granting.id, name, endsAt),
            withdraw: (name) => source.withdraw(granting.id, name),
          }
        }
        onClose={() => setGranting(undefined)}
      />
      <MemberQuestion
        member={removing}
        words={{ title: 'removeTitle', text: 'removeText', confirm: 'removeConfirm', failed: 'notRemoved' }}
        onConfirm={({ id, name }) => tell(members.remove(id), t('members.removed', { name }))}
        onClose={() => setRemoving(undefined)}
      />
      <MemberQuestion
        member={resetting}
        words={{
          title: 'resetFactorTitle',
          text: 'resetFactorText',
          confirm: 'resetFactorConfirm',
          failed: 'factorNotReset',
        }}
        onConfirm={({ id, name }) => tell(members.resetFactor(id), t('members.factorReset', { name }))}
        onClose={() => setResetting(undefined)}
      />
      <MemberQuestion
        member={signingOut}
        words={{
          title: 'endSessionsTitle',
          text: 'endSessionsText',
          confirm: 'endSessionsConfirm',
          failed: 'sessionsNotEnded',
        }}
        onConfirm={({ id, name }) => tell(members.endSessions(id), t('members.sessionsEnded', { name }))}
        onClose={() => setSigningOut(undefined)}
      />
    </>
  );
}
