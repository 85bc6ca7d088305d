import { LoadMore, Table } from '@assay/design-system';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { MembersPartProps } from './Administration.types.ts';
import { MemberQuestion } from './MemberQuestion.tsx';
import { memberColumns } from './member-columns.tsx';
import { type Member, MemberRefusedError, type MemberRole } from './members.source.ts';
import { administrationMessages } from './messages.ts';
import { PackagesDialog } from './PackagesDialog.tsx';
import { useFirstRows } from './useFirstRows.ts';

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
  const [isBusy, setBusy] = useState(false);
  const { shown, isLong, more } = useFirstRows(rows);
  const owners = rows.filter(({ role }) => role === 'owner').length;
  const mayChange = (member: Member) =>
    (person.role === 'owner' || member.role !== 'owner') && !(member.role === 'owner' && owners === 1);

  async function attempt(
    work: () => Promise<void>,
    done: string,
    failed: 'notChanged' | 'notRemoved' | 'sessionsNotEnded' | 'factorNotReset',
  ) {
    setBusy(true);
    try {
      await work();
      notify({ title: done, tone: 'positive' });
    } catch (error) {
      const description =
        error instanceof MemberRefusedError
          ? t(`members.${error.refusal}`)
          : error instanceof Error
            ? error.message
            : '';
      notify({ title: t(`members.${failed}`), description, tone: 'critical' });
    } finally {
      await queries.invalidateQueries({ queryKey: ['administration', 'members'] });
      setBusy(false);
    }
  }

  const changeRole = (member: Member, role: MemberRole) =>
    void attempt(
      () => members.changeRole(member.id, role),
      t('members.changed', { name: member.name, role: t(`roles.${role}`) }),
      'notChanged',
    );

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
        words={{ title: 'removeTitle', text: 'removeText', confirm: 'removeConfirm' }}
        isBusy={isBusy}
        onConfirm={({ id, name }) => attempt(() => members.remove(id), t('members.removed', { name }), 'notRemoved')}
        onClose={() => setRemoving(undefined)}
      />
      <MemberQuestion
        member={resetting}
        words={{ title: 'resetFactorTitle', text: 'resetFactorText', confirm: 'resetFactorConfirm' }}
        isBusy={isBusy}
        onConfirm={({ id, name }) =>
          attempt(() => members.resetFactor(id), t('members.factorReset', { name }), 'factorNotReset')
        }
        onClose={() => setResetting(undefined)}
      />
      <MemberQuestion
        member={signingOut}
        words={{ title: 'endSessionsTitle', text: 'endSessionsText', confirm: 'endSessionsConfirm' }}
        isBusy={isBusy}
        onConfirm={({ id, name }) =>
          attempt(() => members.endSessions(id), t('members.sessionsEnded', { name }), 'sessionsNotEnded')
        }
        onClose={() => setSigningOut(undefined)}
      />
    </>
  );
}
