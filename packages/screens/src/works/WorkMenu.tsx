import {
  ConfirmDialog,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  FileTextIcon,
  HistoryIcon,
  IconButton,
  Menu,
  type MenuItem,
  PenLineIcon,
  RedoIcon,
  ShareIcon,
  saveFile,
  TrashIcon,
  UndoIcon,
} from '@assay/design-system';
import { type WorkFormat, workFormats } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { titleOf } from '@assay/works';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageCommands } from '../detail/usePageCommands.ts';
import type { KeepingSource } from './keeping.source.ts';
import { menuCommands } from './menu-commands.ts';
import { worksMessages } from './messages.ts';
import { useWorkPanel } from './panel/WorkPanelContext.ts';
import { useWorkSession } from './WorkContext.ts';

export interface WorkMenuProps {
  keeping: KeepingSource;
  /** A guest, or a reader of another organisation, makes no copies. */
  mayCopy: boolean;
  onShare(): void;
  onPrint(): void;
  /** A copy was made. */
  onCopied(id: string): void;
  /** The work was put into the trash. */
  onRemoved(): void;
  /** @param message why something was not done */
  onFailed(message: string): void;
}

/** Of its lines, those that the frame offers with keys of their own. */
const haveKeys: ReadonlySet<string> = new Set(['menu-undo', 'menu-redo', 'menu-print']);

/** What is done with a work as a whole. */
export function WorkMenu({ keeping, mayCopy, onShare, onPrint, onCopied, onRemoved, onFailed }: WorkMenuProps) {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const { open, key } = useWorkPanel();
  const cache = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);

  async function duplicate() {
    try {
      onCopied(await keeping.duplicate(t('menu.copyOf', { title: titleOf(session.state) }).slice(0, 200)));
    } catch (error) {
      onFailed(error instanceof Error ? error.message : String(error));
    }
  }

  async function save(format: WorkFormat) {
    try {
      await session.sent();
      // A title that ends as a sentence does is a name without that.
      saveFile(await keeping.export(format), `${titleOf(session.state).replace(/[.\u3002\u2026\s]+$/u, '')}.${format}`);
    } catch (error) {
      onFailed(error instanceof Error ? error.message : String(error));
    }
  }

  /** Nothing more is asked of a work that is in the trash. */
  async function remove() {
    await cache.cancelQueries({ queryKey: ['work', key] });
    await keeping.remove();
    session.close();
  }

  const items: MenuItem[] = [
    {
      id: 'export',
      label: t('menu.export'),
      icon: DownloadIcon,
      items: [
        workFormats.map((format) => ({ id: format, label: t(`menu.${format}`), onSelect: () => void save(format) })),
      ],
    },
    ...(session.showsPast
      ? [{ id: 'history', label: t('menu.versions'), icon: HistoryIcon, onSelect: () => open('history') }]
      : []),
    { id: 'print', label: t('menu.print'), icon: FileTextIcon, onSelect: onPrint },
    ...(mayCopy
      ? [{ id: 'duplicate', label: t('menu.duplicate'), icon: CopyIcon, onSelect: () => void duplicate() }]
      : []),
  ];
  const groups: MenuItem[][] = [items];
  const mayShare = session.isOwner && !session.isIncognito;
  if (mayShare) items.unshift({ id: 'share', label: t('share.open'), icon: ShareIcon, onSelect: onShare });
  if (session.role === 'edit')
    groups.unshift([
      {
        id: 'undo',
        label: t('undo'),
        icon: UndoIcon,
        isDisabled: !snapshot.canUndo,
        onSelect: () => session.undo(),
      },
      {
        id: 'redo',
        label: t('redo'),
        icon: RedoIcon,
        isDisabled: !snapshot.canRedo,
        onSelect: () => session.redo(),
      },
      {
        id: 'suggest',
        label: t('menu.suggest'),
        icon: PenLineIcon,
        isChecked: snapshot.mode === 'suggest',
        onCheck: (isChecked) => session.setMode(isChecked ? 'suggest' : 'edit'),
      },
    ]);
  if (session.isOwner)
    groups.push([
      { id: 'remove', label: t('menu.remove'), icon: TrashIcon, isDanger: true, onSelect: () => setRemoving(true) },
    ]);
  usePageCommands(
    menuCommands(groups, (group, item) => t('menu.within', { group, item })).filter(({ id }) => !haveKeys.has(id)),
  );
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisIcon} label={t('menu.label')} />} groups={groups} />
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('menu.removeTitle', { title: titleOf(session.state) })}
        words={{ confirm: t('menu.remove'), cancel: t('history.cancel'), failed: t('menu.notRemoved') }}
        onConfirm={remove}
        onClose={(isDone) => {
          setRemoving(false);
          if (isDone) onRemoved();
        }}
      >
        {t('menu.removeText')}
      </ConfirmDialog>
    </>
  );
}
