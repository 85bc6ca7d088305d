import {
  ArrowLeftIcon,
  Banner,
  Button,
  FileTextIcon,
  IconButton,
  Inline,
  MessageIcon,
  PanelCloseIcon,
  PanelOpenIcon,
  RedoIcon,
  RetryIcon,
  ShareIcon,
  Skeleton,
  Text,
  UndoIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type Check, titleOf } from '@assay/works';
import { lazy, type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import type { FrameHeader } from '../detail/DetailHeader.tsx';
import { usePageCommands } from '../detail/usePageCommands.ts';
import { workShortcuts } from '../detail/work-shortcuts.ts';
import { PassageSourceContext } from './cited/PassageSourceContext.ts';
import { ForeignValues } from './ForeignValues.tsx';
import { PicturesContext } from './figures/PicturesContext.ts';
import { LostEdits } from './LostEdits.tsx';
import { worksMessages } from './messages.ts';
import type { ToolOutline } from './outline/outline.types.ts';
import { useOutlineShown } from './outline/useOutlineShown.ts';
import { type PanelTab, panelTabs, tabsOf, type WorkPanel, WorkPanelContext } from './panel/WorkPanelContext.ts';
import { PresentPeople } from './presence/PresentPeople.tsx';
import { usePrinting } from './print/usePrinting.tsx';
import type { QuestionViews } from './questions/question-views.types.ts';
import { useWorkSession, WorkContext } from './WorkContext.ts';
import { WorkFindingsContext } from './WorkFindings.ts';
import { WorkMenu, type WorkMenuProps } from './WorkMenu.tsx';
import { NarrowTitle, WorkTitle } from './WorkTitle.tsx';
import type { WorkOpening } from './work-opening.ts';
import type { WorkServices } from './work-services.ts';
import * as styles from './works.css.ts';
import type { WorkPlace } from './works.source.ts';

const OutlineView = lazy(() => import('./outline/OutlineView.tsx'));
const PanelView = lazy(() => import('./panel/PanelView.tsx'));
const ToolRuns = lazy(() => import('./runs/ToolRuns.tsx'));
const ShareWork = lazy(() => import('./sharing/ShareWork.tsx'));

export interface WorkFrameProps extends Pick<WorkMenuProps, 'mayCopy' | 'onCopied' | 'onRemoved' | 'onFailed'> {
  opening: WorkOpening;
  services: WorkServices;
  /** Name of the tool. */
  tool: string;
  /** What the rules of the tool object to. */
  check: Check;
  /** What the tool's works are made of. @default their records as they stand below each other */
  outline?: ToolOutline | undefined;
  /** Views of the questions that it asks in kinds of its own. */
  questions?: QuestionViews | undefined;
  /** Whose page it is; undefined for a guest. */
  person: string | undefined;
  Header: FrameHeader;
  onBack(): void;
  /** The work itself. */
  children: ReactNode;
}

/** What every work stands in: its title, whether it is saved, who is here, the way back, and what is said beside it. */
export function WorkFrame({ opening, services, Header, onBack, ...rest }: WorkFrameProps) {
  const t = useMessages(worksMessages);
  const state = useSyncExternalStore(opening.subscribe, opening.snapshot);
  const back = <IconButton icon={ArrowLeftIcon} label={t('back')} onClick={onBack} />;
  const panel = usePanel(services);
  if (state.status === 'open') {
    return (
      <WorkContext value={state.session}>
        <WorkPanelContext value={panel}>
          <PicturesContext value={services.pictures}>
            <PassageSourceContext value={rest.person === undefined ? undefined : services.passages}>
              <OpenWork Header={Header} back={back} services={services} panel={panel} {...rest} />
            </PassageSourceContext>
          </PicturesContext>
        </WorkPanelContext>
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

/** An address may open what stands beside the work, as one that leads to its comments does. */
function asAddressed() {
  const tab = panelTabs.find((each) => `#${each}` === location.hash);
  return tab && { tab, place: undefined };
}

function usePanel({ talk, history, id }: WorkServices): WorkPanel {
  const [shown, setShown] = useState<{ tab: PanelTab; place: WorkPlace | undefined } | undefined>(asAddressed);
  return useMemo(
    () => ({
      tab: shown?.tab,
      place: shown?.place,
      open: (tab, place) => setShown({ tab, place }),
      close: () => setShown(undefined),
      talk,
      history,
      key: id,
    }),
    [shown, talk, history, id],
  );
}

interface OpenWorkProps extends Omit<WorkFrameProps, 'opening' | 'onBack'> {
  back: ReactNode;
  panel: WorkPanel;
}

function OpenWork({
  Header,
  back,
  services,
  panel,
  tool,
  check,
  outline,
  questions,
  person,
  children,
  ...menu
}: OpenWorkProps) {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const [isSharing, setSharing] = useState(false);
  const structure = useOutlineShown(session.state.kind.name, outline?.isClosedAtFirst);
  const mayEdit = session.role === 'edit';
  const { print, paper } = usePrinting(services.keeping, menu.onFailed);
  // Checked anew with each change: what a rule says follows from the records alone.
  // oxlint-disable-next-line react/exhaustive-deps
  const findings = useMemo(() => check(session.state), [check, session, snapshot.content]);
  const news = findings.length > 0;
  usePageCommands([
    ...(mayEdit
      ? [
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
        ]
      : []),
    {
      id: 'print',
      label: t('menu.print'),
      icon: FileTextIcon,
      presses: workShortcuts.print,
      holdsInFields: true,
      onSelect: () => void print(),
    },
    // The history is a line of the menu.
    ...tabsOf(session)
      .filter((tab) => tab !== 'history')
      .map((tab) => ({
        id: `panel-${tab}`,
        label: t(`panel.${tab}`),
        icon: MessageIcon,
        isIdle: panel.tab === tab,
        onSelect: () => panel.open(tab),
      })),
  ]);
  return (
    <>
      <Header
        start={
          <>
            {back}
            <IconButton
              icon={structure.isShown ? PanelCloseIcon : PanelOpenIcon}
              label={t('outline.label')}
              aria-expanded={structure.isShown}
              onClick={() => structure.show(!structure.isShown)}
            />
            <WorkTitle tool={tool} isReadOnly={snapshot.mode !== 'edit'} />
          </>
        }
        end={
          <Inline canWrap={false} gap={1}>
            {snapshot.mode === null ? (
              <Text size="caption" tone="muted" className={styles.saved}>
                {t(session.role === 'comment' ? 'commentOnly' : 'readOnly')}
              </Text>
            ) : (
              <Text size="caption" tone="muted" role="status" className={styles.saved}>
                {t(
                  snapshot.mode === 'suggest' && snapshot.saved === 'saved' ? 'suggesting' : `saved.${snapshot.saved}`,
                )}
              </Text>
            )}
            <PresentPeople />
            {mayEdit && (
              <span className={styles.wide}>
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
              </span>
            )}
            <IconButton
              icon={MessageIcon}
              label={t('panel.label')}
              aria-pressed={panel.tab !== undefined}
              onClick={() => (panel.tab === undefined ? panel.open(news ? 'checks' : 'comments') : panel.close())}
            />
            {session.isOwner && !session.isIncognito && (
              <span className={styles.wide}>
                <IconButton icon={ShareIcon} label={t('share.open')} onClick={() => setSharing(true)} />
              </span>
            )}
            <WorkMenu
              keeping={services.keeping}
              onShare={() => setSharing(true)}
              onPrint={() => void print()}
              {...menu}
            />
          </Inline>
        }
      />
      <WorkFindingsContext value={findings}>
        <div className={styles.beside}>
          {structure.isShown && (
            <Suspense fallback={structure.isBeside && <div className={styles.outlineRoom} />}>
              <OutlineView outline={outline} isBeside={structure.isBeside} onClose={() => structure.show(false)} />
            </Suspense>
          )}
          <div className={styles.body}>
            <VisuallyHidden>
              <h1>{titleOf(session.state)}</h1>
            </VisuallyHidden>
            <NarrowTitle isReadOnly={snapshot.mode !== 'edit'} />
            <LostEdits />
            <ForeignValues />
            {session.isIncognito && (
              <div className={styles.notices}>
                <Banner title={t('incognito.title')}>{t('incognito.work')}</Banner>
              </div>
            )}
            {children}
            {snapshot.surroundings.runs.length > 0 && (
              <Suspense fallback={null}>
                <ToolRuns questions={questions} />
              </Suspense>
            )}
          </div>
          {panel.tab !== undefined && (
            <Suspense fallback={null}>
              <PanelView person={person} />
            </Suspense>
          )}
        </div>
      </WorkFindingsContext>
      {paper}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareWork sharing={services.sharing} workKey={services.id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
