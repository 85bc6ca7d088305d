import {
  IconButton,
  LayersIcon,
  LogOutIcon,
  Select,
  ShieldIcon,
  type TableColumn,
  Text,
  TrashIcon,
  VisuallyHidden,
} from '@assay/design-system';
import type { Locale } from '@assay/domain';
import type { Formats, Translate } from '@assay/i18n';
import * as styles from './Administration.css.ts';
import type { Administrator } from './Administration.types.ts';
import { type Member, type MemberRole, memberRoles } from './members.source.ts';
import type en from './messages/en.json';
import { packageTitle } from './packageTitle.ts';

interface MemberColumnsOptions {
  t: Translate<typeof en>;
  formats: Formats;
  locale: Locale;
  person: Administrator;
  isBusy: boolean;
  /** Whether the rules of roles let the person change somebody. */
  mayChange(member: Member): boolean;
  onRole(member: Member, role: MemberRole): void;
  onRemove(member: Member): void;
  onEndSessions(member: Member): void;
  onResetFactor(member: Member): void;
  /** Opens the packages of somebody, where they can be granted. */
  onPackages: ((member: Member) => void) | undefined;
}

/** Columns of the people's table. */
export function memberColumns(options: MemberColumnsOptions): TableColumn<Member>[] {
  const { t, formats, locale, person, isBusy, mayChange, onRole, onRemove, onEndSessions, onResetFactor, onPackages } =
    options;
  return [
    {
      id: 'name',
      header: t('members.name'),
      isRowHeader: true,
      cell: (member) => (
        <span className={styles.nameCell}>
          <span>
            {member.name}
            {member.id === person.id && <Text tone="muted"> ({t('members.you')})</Text>}
          </span>
          <span className={styles.contact}>{member.contact}</span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('members.role'),
      cell: (member) =>
        mayChange(member) ? (
          <span className={styles.role}>
            <Select
              size="compact"
              aria-label={t('members.roleOf', { name: member.name })}
              value={member.role}
              disabled={isBusy}
              options={memberRoles
                .filter((role) => role !== 'owner' || person.role === 'owner')
                .map((value) => ({ value, label: t(`roles.${value}`) }))}
              onChange={({ target }) => {
                const role = memberRoles.find((each) => each === target.value);
                if (role) onRole(member, role);
              }}
            />
          </span>
        ) : (
          t(`roles.${member.role}`)
        ),
    },
    {
      id: 'packages',
      header: t('members.packages'),
      isOptional: true,
      isMuted: true,
      cell: ({ packages }) =>
        packages.length === 0 ? t('members.none') : formats.list(packages.map((name) => packageTitle(name, locale))),
    },
    {
      id: 'lastLogin',
      header: t('members.lastLogin'),
      isOptional: true,
      cell: ({ lastLogin }) => (
        <span className={styles.moment}>
          {lastLogin === undefined ? t('members.never') : formats.dateTime(lastLogin)}
        </span>
      ),
    },
    {
      id: 'factor',
      header: t('members.factor'),
      isOptional: true,
      isMuted: true,
      cell: ({ factors }) =>
        factors.length === 0 ? t('members.noFactor') : formats.list(factors.map((factor) => t(`members.${factor}`))),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('members.actions')}</VisuallyHidden>,
      cell: (member) => (
        <span className={styles.actions}>
          {onPackages && (
            <IconButton
              icon={LayersIcon}
              label={t('packages.edit', { name: member.name })}
              onClick={() => onPackages(member)}
            />
          )}
          {member.factors.length > 0 &&
            (person.role === 'owner' || member.role !== 'owner') &&
            member.id !== person.id && (
              <IconButton
                icon={ShieldIcon}
                label={t('members.resetFactor', { name: member.name })}
                onClick={() => onResetFactor(member)}
              />
            )}
          {(person.role === 'owner' || member.role !== 'owner') && member.id !== person.id && (
            <IconButton
              icon={LogOutIcon}
              label={t('members.endSessions', { name: member.name })}
              onClick={() => onEndSessions(member)}
            />
          )}
          {mayChange(member) && member.id !== person.id && (
            <IconButton
              icon={TrashIcon}
              label={t('members.remove', { name: member.name })}
              onClick={() => onRemove(member)}
            />
          )}
        </span>
      ),
    },
  ];
}
