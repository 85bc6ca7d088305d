import {
  type Command,
  type CommandGroup,
  CommandPalette,
  MessageIcon,
  RetryIcon,
  SearchIcon,
} from '@assay/design-system';
import { type FoundKind, findPath } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageCommands } from '../detail/usePageCommands.ts';
import { kindIcons } from './kind-icons.ts';
import { paletteMessages } from './messages.ts';
import type { PaletteProps } from './Palette.types.ts';
import type { Found } from './palette.source.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { useFinds } from './useFinds.ts';

const recentShown = 4;

/** Everything of the product by typing: what can be done on the page, pages, tools, and what a service finds. */
export function Palette({ source, groups, person, isOffline, askAddress, onGo, onClose }: PaletteProps) {
  const t = useMessages(paletteMessages);
  const formats = useFormats();
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const isMember = person !== undefined;
  const finds = useFinds(source, query, isMember && !isOffline);
  const recent = useQuery({
    queryKey: ['palette', 'recent'],
    queryFn: ({ signal }) => source.recent(signal),
    enabled: isMember && !isOffline,
    retry: false,
  });

  const found = (result: Found, kind: FoundKind | undefined): Command => ({
    id: `${kind ?? 'history'} ${result.address}`,
    label: result.title,
    icon: kind === undefined ? MessageIcon : kindIcons[kind],
    ...(result.language === undefined ? {} : { lang: result.language }),
    ...(result.snippet === undefined ? {} : { description: result.snippet }),
    aside: result.at === undefined ? result.detail : formats.ago(result.at),
    onSelect: () => onGo(result.address),
  });

  const offered = groups.map((group) => ({
    ...group,
    commands: group.commands.map((command) => ({
      ...command,
      onSelect() {
        rememberCommand(person ?? 'guest', command.id);
        command.onSelect();
      },
    })),
  }));
  const all = new Map(offered.flatMap(({ commands }) => commands).map((command) => [command.id, command]));
  const used = recentCommands(person ?? 'guest').flatMap((id) => all.get(id) ?? []);
  const shown: CommandGroup[] = [
    {
      label: t('groups.page'),
      commands: pageCommands().map(({ presses, isIdle, ...command }) => ({
        ...command,
        id: `page ${command.id}`,
        ...(presses?.[0] === undefined ? {} : { keys: presses[0] }),
      })),
    },
    ...(typed === ''
      ? [
          { label: t('groups.recent'), commands: used.slice(0, recentShown) },
          {
            label: t('groups.history'),
            commands: (recent.data ?? []).map((result) => found(result, undefined)),
          },
        ]
      : []),
    ...offered,
    ...(typed === ''
      ? []
      : finds.kinds.map(({ kind, count, isCut, results }) => ({
          label: t(`groups.${kind}`),
          count: isCut ? `${formats.number(count)}+` : formats.number(count),
          isFound: true,
          commands: results.map((result) => found(result, kind)),
        }))),
    { label: t('groups.search'), isFound: true, isFallback: true, commands: typed === '' ? [] : searches() },
  ];

  function searches(): Command[] {
    const all = isMember && !isOffline;
    return [
      ...(finds.hasFailed
        ? [{ id: 'retry', label: t('retry'), icon: RetryIcon, staysOpen: true, onSelect: finds.retry }]
        : []),
      ...(all
        ? [{ id: 'all', label: t('all', { query: typed }), icon: SearchIcon, onSelect: () => onGo(findPath(typed)) }]
        : []),
      ...(askAddress && !isOffline
        ? [
            {
              id: 'ask',
              label: t('ask', { query: typed }),
              icon: MessageIcon,
              aside: t('askAside'),
              onSelect: () => onGo(askAddress(typed)),
            },
          ]
        : []),
    ];
  }

  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      groups={shown}
      label={t('label')}
      placeholder={t('placeholder')}
      emptyLabel={t('empty')}
      countLabel={(count) => t('count', { count })}
      onQuery={setQuery}
      isBusy={finds.isBusy}
      notice={isMember && isOffline ? t('offline') : finds.hasFailed && t('failed')}
      hints={{ move: t('hints.move'), run: t('hints.run'), close: t('hints.close') }}
    />
  );
}
