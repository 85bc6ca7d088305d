import {
  ArrowLeftIcon,
  Banner,
  Button,
  IconButton,
  Inline,
  RedoIcon,
  RetryIcon,
  Skeleton,
  Text,
  UndoIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { titleOf } from '@assay/works';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { FrameHeader } from '../detail/DetailHeader.tsx';
import { usePageCommands } from '../detail/usePageCommands.ts';
import { workShortcuts } from '../detail/work-shortcuts.ts';
import { LostEdits } from './LostEdits.tsx';
import { worksMessages } from './messages.ts';
import { useWorkSession, WorkContext } from './WorkContext.ts';
import { WorkTitle } from './WorkTitle.tsx';
import type { WorkOpening } from './work-opening.ts';
import * as styles from './works.css.ts';

export interface WorkFrameProps {
  opening: WorkOpening;
  /** Name of the tool. */
  tool: string;
  /** A guest with a link, or somebody whose role reads. */
  isReadOnly: boolean;
  Header: FrameHeader;
  onBack(): void;
  /** The work itself. */
  children: ReactNode;
}

/** What every work stands in: its title, whether it is saved, the way back through what one did. */
export function WorkFrame({ opening, Header, onBack, ...rest }: WorkFrameProps) {
  const t = useMessages(worksMessages);
  const state = useSyncExternalStore(opening.subscribe, opening.snapshot);
  const back = <IconButton icon={ArrowLeftIcon} label={t('back')} onClick={onBack} />;
  if (state.status === 'open') {
    return (
      <WorkContext value={state.session}>
        <OpenWork Header={Header} back={back} {...rest} />
      </WorkContext>
    );
  }
  return (
    <>
      <Header start={back} />
      <div className={styles.body} aria-busy={state.status === 'opening'} aria-label={t('loading')}>
        {state.status === 'opening' ? (
          <Skeleton lines={6} />
        ) : (
          <Banner
            tone="critical"
            title={t('failed')}
            actions={
              <Button size="compact" icon={RetryIcon} onClick={() => opening.retry()}>
                {t('retry')}
              </Button>
            }
          >
            {state.message}
          </Banner>
        )}
      </div>
    </>
  );
}

function OpenWork({
  Header,
  back,
  tool,
  isReadOnly,
  children,
}: Pick<WorkFrameProps, 'Header' | 'tool' | 'isReadOnly' | 'children'> & { back: ReactNode }) {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  usePageCommands(
    isReadOnly
      ? []
      : [
          {
            id: 'undo',
            label: t('undo'),
            icon: UndoIcon,
            presses: workShortcuts.undo,
            isIdle: !snapshot.canUndo,
            onSelect: () => session.undo(),
          },
          {
            id: 'redo',
            label: t('redo'),
            icon: RedoIcon,
            presses: workShortcuts.redo,
            isIdle: !snapshot.canRedo,
            onSelect: () => session.redo(),
          },
        ],
  );
  return (
    <>
      <Header
        start={
          <>
            {back}
            <WorkTitle tool={tool} isReadOnly={isReadOnly} />
          </>
        }
        end={
          isReadOnly ? (
            <Text size="caption" tone="muted">
              {t('readOnly')}
            </Text>
          ) : (
            <Inline>
              <Text size="caption" tone="muted" role="status" className={styles.saved}>
                {t(`saved.${snapshot.saved}`)}
              </Text>
              <IconButton
                icon={UndoIcon}
                label={t('undo')}
                isDisabled={!snapshot.canUndo}
                onClick={() => session.undo()}
              />
              <IconButton
                icon={RedoIcon}
                label={t('redo')}
                isDisabled={!snapshot.canRedo}
                onClick={() => session.redo()}
              />
            </Inline>
          )
        }
      />
      <div className={styles.body}>
        <VisuallyHidden>
          <h1>{titleOf(session.state)}</h1>
        </VisuallyHidden>
        <LostEdits />
        {children}
      </div>
    </>
  );
}
