import {
  HistoryIcon,
  type IconDrawing,
  LayersIcon,
  LogOutIcon,
  Menu,
  type MenuChoice,
  ScaleIcon,
  Text,
  type ThemeChoice,
  UserIcon,
} from '@assay/design-system';
import {
  type AccountMenuEntry,
  bcp47,
  type Locale,
  localeNames,
  locales,
  pathTo,
  visibleAccountMenu,
} from '@assay/domain';
import { useMessages } from '@assay/i18n';
import type { ReactElement } from 'react';
import * as styles from './AccountMenu.css.ts';
import type { AccountMenuProps } from './AccountMenu.types.ts';
import { frameMessages } from './messages.ts';

const themes: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

const icons: Record<AccountMenuEntry['name'], IconDrawing> = {
  profile: UserIcon,
  history: HistoryIcon,
  plans: LayersIcon,
  usage: ScaleIcon,
};

/** What the account's button opens: history, editions, signing out, appearance, language. */
export function AccountPanel({
  visitor,
  preferences,
  isSigningOut,
  onSignOut,
  onTenant,
  trigger,
}: AccountMenuProps & { trigger: ReactElement }) {
  const t = useMessages(frameMessages);
  const theme: MenuChoice<ThemeChoice> = {
    label: t('account.theme'),
    value: preferences.theme,
    options: themes.map((value) => ({ value, label: t(`account.themes.${value}`) })),
    onChange: preferences.onTheme,
  };
  const language: MenuChoice<Locale> = {
    label: t('account.language'),
    value: preferences.locale,
    options: locales.map((value) => ({ value, label: localeNames[value], lang: bcp47[value] })),
    onChange: preferences.onLocale,
  };
  const tenants = visitor?.tenants ?? [];
  const tenant: MenuChoice<string>[] =
    onTenant && visitor?.tenantId !== undefined && tenants.length > 1
      ? [
          {
            label: t('account.tenant'),
            value: visitor.tenantId,
            options: tenants.map(({ id, name }) => ({ value: id, label: name })),
            onChange: onTenant,
          },
        ]
      : [];
  const places = visibleAccountMenu().map((entry) => ({
    id: entry.name,
    label: t(`account.${entry.name}`),
    icon: icons[entry.name],
    href: pathTo(entry.route as 'history'),
  }));
  const signOut = {
    id: 'sign-out',
    label: isSigningOut ? t('account.signingOut') : t('account.signOut'),
    icon: LogOutIcon,
    isDisabled: isSigningOut,
    onSelect: onSignOut,
  };
  return (
    <Menu
      isOpenAtFirst
      trigger={trigger}
      groups={visitor ? [places, [signOut]] : []}
      choices={[...tenant, theme as MenuChoice<string>, language as MenuChoice<string>]}
      head={
        visitor && (
          <div className={styles.person}>
            <Text weight="medium" tone="strong" isTruncated>
              {visitor.name}
            </Text>
            <Text size="caption" tone="muted" isTruncated>
              {[visitor.email, visitor.tenant].filter(Boolean).join(' · ')}
            </Text>
          </div>
        )
      }
    />
  );
}
