import {
  Banner,
  Button,
  ErrorState,
  Inline,
  ReadingLayout,
  RefreshIcon,
  RetryIcon,
  Skeleton,
  Stack,
  StopIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { evidenceMessages } from '../evidence/messages.ts';
import { runMessages } from '../run/messages.ts';
import { RunNotices } from '../run/RunNotices.tsx';
import { ShareButton } from '../share-dialog/ShareButton.tsx';
import { useShareLinks } from '../share-dialog/useShareLinks.ts';
import { AnswerAnnouncer } from './AnswerAnnouncer.tsx';
import { EarlierWording } from './EarlierWording.tsx';
import { FollowUp } from './FollowUp.tsx';
import { seekPanelMessages } from './messages.ts';
import { PanelOutline } from './PanelOutline.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { QuestionScope } from './QuestionScope.tsx';
import * as styles from './SeekPanel.css.ts';
import type { SeekPanelProps } from './SeekPanel.types.ts';
import {
  isRestoring,
  nearPassagesOf,
  passagesOf,
  type QuestionState,
  questionStatusOf,
  titleOf,
} from './seek-panel.machine.ts';
import { threaded } from './threads.ts';
import { useSeekPanel } from './useSeekPanel.ts';
import { loadFigures } from './values/StatedValues.tsx';

const loadEvidence = () => import('../evidence/EvidencePanel.tsx');
const EvidencePanel = lazy(() => loadEvidence().then((module) => ({ default: module.EvidencePanel })));
const ShareDialog = lazy(() =>
  import('../share-dialog/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

/** A page of questions and their cited answers, live while they are written. */
export function SeekPanel({
  seekId,
  source,
  isReadOnly = false,
  Header = AboveAnswer,
  readOnlyNotice,
  answerActions,
  passageActions,
  onTitle,
  onRefused,
}: SeekPanelProps) {
  const t = useMessages(seekPanelMessages, evidenceMessages, runMessages);
  const { state, problem, actions } = useSeekPanel(seekId, source);
  const [isSharing, setSharing] = useState(false);
  const [wasShared, setWasShared] = useState(false);
  const current = state.questions.at(-1);
  const first = state.questions[0];
  const page = state.page.status === 'ready' ? state.page.page : undefined;
  const title = first && titleOf(first);
  const refused = state.page.status === 'failed' ? state.page.failure.status : undefined;

  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
  // At hand before the first citation is pressed, and not before the page can be read.
  const isReady = page !== undefined;
  useEffect(() => {
    if (isReady) void Promise.all([loadFigures(), loadEvidence()]).catch(() => undefined);
  }, [isReady]);
  useEffect(() => {
    if (refused !== undefined && [401, 403, 404].includes(refused)) onRefused?.(refused);
  }, [refused, onRefused]);

  const citing = state.evidence?.questionId;
  const loadDocument = useMemo(() => {
    const { document, passages } = source;
    if (document || !passages || citing === undefined) return document;
    return (id: string, version: number, signal: AbortSignal) => passages(citing, id, version, signal);
  }, [source, citing]);
  const shareLinks = useShareLinks(source.sharing, seekId);
  const end = useRef<HTMLDivElement>(null);
  const askHere = useCallback(
    async (input: string) => {
      const isTaken = await actions.ask(input, current?.question.filters ?? {});
      if (isTaken) requestAnimationFrame(() => end.current?.scrollIntoView?.({ block: 'end' }));
      return isTaken;
    },
    [actions, current?.question.filters],
  );

  if (state.page.status === 'failed') {
    return (
      <ReadingLayout head={null}>
        <ErrorState
          level={1}
          title={t('problem.page')}
          actions={
            <Button icon={RetryIcon} onClick={actions.reload}>
              {t('problem.reload')}
            </Button>
          }
        >
          {state.page.failure.message}
        </ErrorState>
      </ReadingLayout>
    );
  }
  if (!page || !first || !current || state.questions.some(isRestoring)) {
    return (
      <ReadingLayout head={<Skeleton lines={1} size="title2" width="70%" />}>
        <Stack gap={4} role="status" aria-label={t('title.loading')}>
          <Skeleton lines={1} size="caption" width="40%" />
          <Skeleton lines={6} size="prose" />
        </Stack>
      </ReadingLayout>
    );
  }

  const canAct = page.editable && !isReadOnly;
  const running = state.questions.find((held) => questionStatusOf(held) !== 'done');
  const evidence = state.evidence;
  const cited = evidence && state.questions.find((held) => held.question.question_id === evidence.questionId);
  const threads = threaded(state.questions);
  const view = { canAct, page, actions, askHere, activeKey: evidence, onlyUnsupported: state.onlyUnsupported };
  const [opening, ...rest] = threads;
  const body = <QuestionBody source={source} actions={answerActions} />;
  const citedPassage = cited && passagesOf(cited).find(({ key }) => key === evidence?.key);
  return (
    <>
      <Header
        end={
          <>
            {canAct &&
              (running ? (
                <Button
                  size="compact"
                  icon={StopIcon}
                  isBusy={running.isStopping}
                  busyLabel={t('actions.stopping')}
                  onClick={() => actions.stop(running.question.question_id)}
                >
                  {t('actions.stop')}
                </Button>
              ) : (
                <Button
                  size="compact"
                  icon={RefreshIcon}
                  onClick={() =>
                    actions.regenerate(
                      current.question.question_id,
                      current.question.modules.map((module) => module.module_name).filter((name) => name !== 'TITLE'),
                    )
                  }
                >
                  {t('actions.regenerate')}
                </Button>
              ))}
            {page.editable && !page.incognito && shareLinks && (
              <ShareButton
                label={t('actions.share')}
                onPress={() => {
                  setWasShared(true);
                  setSharing(true);
                }}
              />
            )}
          </>
        }
      />
      <ReadingLayout
        head={
          <>
            <RunNotices run={running ?? current} onReconnect={actions.reconnect} className={styles.notices}>
              {readOnlyNotice}
            </RunNotices>
            {opening && (
              <QuestionScope held={opening.held} {...view}>
                <QuestionHead
                  level={1}
                  {...(canAct ? { onRewrite: (input) => actions.rewrite(opening.held.question, input) } : {})}
                />
              </QuestionScope>
            )}
          </>
        }
        outline={
          <div data-screen-only="">
            <PanelOutline held={current} canAct={canAct} actions={actions} />
          </div>
        }
        hasNotes
        {...(canAct
          ? {
              foot: (
                <Stack gap={2}>
                  {/* At the box, which stays in sight: the head of the page may be far away. */}
                  {problem && (
                    <Banner
                      tone="critical"
                      announce="assertive"
                      title={t(`problem.${problem.of}`, { message: problem.message })}
                      onClose={actions.dismissProblem}
                      closeLabel={t('problem.close')}
                    />
                  )}
                  <FollowUp seekId={seekId} onAsk={askHere} />
                </Stack>
              ),
            }
          : {})}
        {...(cited && evidence
          ? {
              drawer: (
                <Suspense>
                  <EvidencePanel
                    passages={passagesShown(cited, evidence.key)}
                    sources={cited.stream.sources}
                    passageKey={evidence.key}
                    load={loadDocument}
                    foot={citedPassage && evidence && passageActions?.(evidence.questionId, citedPassage.evidence)}
                    onMove={(key) => actions.openEvidence(evidence.questionId, key)}
                    onClose={actions.closeEvidence}
                  />
                </Suspense>
              ),
            }
          : {})}
      >
        {opening && (
          <div className={styles.question}>
            {opening.earlier.map((held) => (
              <EarlierWording key={held.question.question_id} held={held}>
                <QuestionScope held={held} {...view}>
                  {body}
                </QuestionScope>
              </EarlierWording>
            ))}
            <h2 className={styles.heardOnly}>{t('module.SUMMARY')}</h2>
            <QuestionScope held={opening.held} {...view}>
              {body}
            </QuestionScope>
          </div>
        )}
        {rest.map(({ held, earlier }) => (
          <section key={held.question.question_id} className={styles.question} aria-label={t('title.thread')}>
            {earlier.map((former) => (
              <EarlierWording key={former.question.question_id} held={former}>
                <QuestionScope held={former} {...view}>
                  {body}
                </QuestionScope>
              </EarlierWording>
            ))}
            <QuestionScope held={held} {...view}>
              <QuestionHead
                level={2}
                {...(canAct ? { onRewrite: (input) => actions.rewrite(held.question, input) } : {})}
              />
              {body}
            </QuestionScope>
          </section>
        ))}
        <div ref={end} />
      </ReadingLayout>
      <AnswerAnnouncer held={current} />
      {wasShared && shareLinks && (
        <Suspense>
          <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} links={shareLinks} t={t} />
        </Suspense>
      )}
    </>
  );
}

/** The passages that the drawer walks through: those cited, or those near in meaning when one of them is open. */
function passagesShown(held: QuestionState, key: string) {
  const cited = passagesOf(held);
  return cited.some((passage) => passage.key === key) ? cited : nearPassagesOf(held);
}

function AboveAnswer({ end }: { end: ReactNode }) {
  return <Inline>{end}</Inline>;
}
