import {
  CircleHelpIcon,
  type Command,
  type CommandGroup,
  HistoryIcon,
  HomeIcon,
  type IconDrawing,
  KeyboardIcon,
  LanguagesIcon,
  LayersIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PlusIcon,
  ScaleIcon,
  SunIcon,
  type ThemeChoice,
  UserIcon,
  UsersIcon,
  WorkflowIcon,
} from '@assay/design-system';
import {
  type AccountMenuEntry,
  bcp47,
  homePath,
  homepageTypes,
  isIncognito,
  localeNames,
  locales,
  type NavigationEntry,
  newWork,
  pathTo,
  staysIncognito,
  visibleAccountMenu,
  visibleNavigation,
} from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { frameMessages, navigationIcons } from '@assay/screens/frame';
import { latinWords, type PaletteSource, paletteMessages } from '@assay/screens/palette';
import { shortcuts } from '@assay/screens/shortcuts';
import { toolIntroductions } from '@assay/tools/introductions';
import { useQuery } from '@tanstack/react-query';
import type { OverlayProps } from './overlay.types.ts';
import { useSite } from './site-context.ts';
import { usePreferences } from './usePreferences.ts';

const themes = { auto: MonitorIcon, light: SunIcon, dark: MoonIcon } as const satisfies Partial<
  Record<ThemeChoice, IconDrawing>
>;

const accountIcons: Record<AccountMenuEntry['name'], IconDrawing> = {
  profile: UserIcon,
  history: HistoryIcon,
  plans: LayersIcon,
  usage: ScaleIcon,
};

/** Other words of the places that have some. */
const wordsOfPlace = ['home', 'incognito', 'library', 'materials'] as const;
const hasWords = (name: NavigationEntry['name']): name is (typeof wordsOfPlace)[number] =>
  wordsOfPlace.some((each) => each === name);

/** What the site offers by itself: what begins, where one goes, what is done; by the rules of the navigation. */
export function usePaletteGroups(
  source: Pick<PaletteSource, 'agents'>,
  { onOpen, onHelp, onSignOut, onTenant }: OverlayProps,
): readonly CommandGroup[] {
  const { session, go, askToSignIn } = useSite();
  const preferences = usePreferences();
  const t = useMessages(paletteMessages);
  const frame = useMessages(frameMessages);
  const translator = useTranslator();
  const account = session?.account;
  const agents = useQuery({
    queryKey: ['palette', 'agents'],
    queryFn: ({ signal }) => source.agents(signal),
    retry: false,
  });
  /** What a place or an action is found by besides its name. */
  const wordsFor = (name: keyof typeof latinWords) => `${latinWords[name]} ${t(`keywords.${name}`)}`;
  const unavailable = account?.role === 'viewer' ? t('viewer') : undefined;

  const starts: Command[] = [
    ...Object.entries(toolIntroductions).flatMap(([kind, { messages, start, addressOf }]) =>
      start === undefined
        ? []
        : [
            {
              id: `start ${kind}`,
              label: t('newWork', { tool: translator.translate(messages.area, 'tool') }),
              description: translator.translate(start.area, 'begin.title'),
              keywords: `${kind} ${wordsFor('new')}`,
              icon: PlusIcon,
              unavailable,
              onSelect: () => go(staysIncognito(addressOf(newWork), isIncognito(location.search))),
            },
          ],
    ),
    ...(agents.data ?? []).map(({ code, name, description }) => ({
      id: `start ${code}`,
      label: name,
      description,
      keywords: wordsFor('agent'),
      icon: WorkflowIcon,
      unavailable,
      onSelect: () => go(pathTo('agentFlow', { agent_job_id: code })),
    })),
  ];

  const places: Command[] = [
    ...visibleNavigation(account?.permissions ?? []).map(({ name, link }) => ({
      id: `go ${name}`,
      label: frame(`nav.${name}`),
      ...(hasWords(name) ? { keywords: wordsFor(name) } : {}),
      icon: navigationIcons[name],
      onSelect: () => go(link),
    })),
    ...(account
      ? [
          ...visibleAccountMenu().map(({ name, route }) => ({
            id: `go ${name}`,
            label: frame(`account.${name}`),
            keywords: wordsFor(name),
            icon: accountIcons[name],
            onSelect: () => go(pathTo(route as 'history')),
          })),
          ...homepageTypes.map((type) => ({
            id: `go ${type}`,
            label: t('homePage', { home: frame(`homes.names.${type}`) }),
            keywords: `${type} ${wordsFor('home')}`,
            icon: HomeIcon,
            onSelect: () => go(homePath(type)),
          })),
        ]
      : []),
  ];

  const tenants = (account?.tenants ?? []).filter(({ id }) => id !== account?.tenantId);
  const acts: Command[] = [
    {
      id: 'do keys',
      label: t('keys'),
      keywords: wordsFor('keys'),
      icon: KeyboardIcon,
      keys: shortcuts.keys[0],
      onSelect: () => onOpen('keys'),
    },
    {
      id: 'do help',
      label: frame('account.help'),
      keywords: wordsFor('help'),
      icon: CircleHelpIcon,
      onSelect: onHelp,
    },
    ...(Object.keys(themes) as (keyof typeof themes)[])
      .filter((theme) => theme !== preferences.theme)
      .map((theme) => ({
        id: `do theme ${theme}`,
        label: t('theme', { theme: frame(`account.themes.${theme}`) }),
        keywords: wordsFor('theme'),
        icon: themes[theme],
        onSelect: () => preferences.onTheme(theme),
      })),
    ...locales
      .filter((locale) => locale !== preferences.locale)
      .map((locale) => ({
        id: `do language ${locale}`,
        label: t('language', { language: localeNames[locale] }),
        keywords: `${bcp47[locale]} ${wordsFor('language')}`,
        icon: LanguagesIcon,
        onSelect: () => preferences.onLocale(locale),
      })),
    ...tenants.map(({ id, name }) => ({
      id: `do tenant ${id}`,
      label: t('tenant', { tenant: name }),
      keywords: wordsFor('tenant'),
      icon: UsersIcon,
      onSelect: () => onTenant(id),
    })),
    account
      ? {
          id: 'do sign-out',
          label: frame('account.signOut'),
          keywords: wordsFor('signOut'),
          icon: LogOutIcon,
          onSelect: onSignOut,
        }
      : {
          id: 'do sign-in',
          label: frame('account.signIn'),
          keywords: wordsFor('signIn'),
          icon: UserIcon,
          onSelect: () => askToSignIn(),
        },
  ];

  const start = { label: t('groups.start'), commands: starts };
  const rest = [
    { label: t('groups.go'), commands: places },
    { label: t('groups.do'), commands: acts },
  ];
  // What somebody can do stands before what their role does not.
  return unavailable === undefined ? [start, ...rest] : [...rest, start];
}
