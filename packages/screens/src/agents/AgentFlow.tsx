import { Banner, ButtonLink } from '@assay/design-system';
import { type AgentCode, isAgentCode } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { AgentChat, type AgentSource, NewAgentChat, type WrittenReply } from '@assay/widgets/agent-chat';
import { useCallback, useEffect, useMemo } from 'react';
import { DetailHeader, type FrameHeader } from '../detail/DetailHeader.tsx';
import { ReadOnlyNotice } from '../detail/ReadOnlyNotice.tsx';
import * as styles from './AgentFlow.css.ts';
import { GoOn } from './GoOn.tsx';
import { agentsMessages } from './messages.ts';

export interface AgentFlowProps {
  /** Id of a job, or the code of an agent under which a new one begins. */
  jobId: string;
  source: AgentSource;
  /** What stands in the box of a new job. */
  question?: string;
  /** A guest with a share link reads. */
  isGuest: boolean;
  /** Somebody whose role reads jobs and begins none. */
  isViewer: boolean;
  /** Where the same is begun as a work; absent where it cannot be. */
  workHref?: string;
  /** What is begun here leaves no history. */
  isIncognito: boolean;
  Header: FrameHeader;
  onBack(): void;
  onSignIn(): void;
  onBegun(jobId: string): void;
  onChoose(code: AgentCode): void;
  /** Makes a work of a reply of the job and leads there; absent for whoever makes none. */
  onGoOn?: (reply: string) => Promise<void>;
  /** The job may not be read, or does not exist. */
  onRefused(status: number): void;
}

/** The page of an agent's job: a new one, an own one, or one that somebody shared. */
export function AgentFlow({
  jobId,
  source,
  question,
  isGuest,
  isViewer,
  workHref,
  isIncognito,
  Header,
  onBack,
  onSignIn,
  onBegun,
  onChoose,
  onGoOn,
  onRefused,
}: AgentFlowProps) {
  const t = useMessages(agentsMessages);
  const isNew = isAgentCode(jobId);
  const notice = isGuest ? (
    <ReadOnlyNotice
      title={t('readOnly.title')}
      hint={t('readOnly.hint')}
      signInLabel={t('readOnly.signIn')}
      onSignIn={onSignIn}
    />
  ) : (
    isViewer && (
      <Banner announce="off" title={t('viewer.title')}>
        {t('viewer.text')}
      </Banner>
    )
  );
  const onTitle = useCallback(
    (title: string) => {
      document.title = t('documentTitle', { title });
    },
    [t],
  );
  const replyAction = useMemo(
    () =>
      onGoOn &&
      (({ id, keeps }: WrittenReply) => keeps !== undefined && <GoOn kind={keeps} onGoOn={() => onGoOn(id)} />),
    [onGoOn],
  );
  useEffect(() => {
    if (isNew) document.title = t('newTitle');
  }, [isNew, t]);
  return (
    <>
      <DetailHeader
        Header={Header}
        label={t(isGuest ? 'shared' : isIncognito ? 'incognito' : 'label')}
        backLabel={t('back')}
        onBack={onBack}
      />
      <div className={styles.screen}>
        {isNew && workHref !== undefined && (
          <Banner
            announce="off"
            title={t('work.title')}
            className={styles.work}
            actions={
              <ButtonLink size="compact" href={workHref}>
                {t('work.begin')}
              </ButtonLink>
            }
          >
            {t('work.text')}
          </Banner>
        )}
        {isNew ? (
          <NewAgentChat
            code={jobId}
            source={source}
            onBegun={onBegun}
            onChoose={onChoose}
            {...(question === undefined ? {} : { question })}
            {...(isViewer && notice ? { readOnlyNotice: notice } : {})}
          />
        ) : (
          <AgentChat
            key={jobId}
            jobId={jobId}
            source={source}
            isReadOnly={isGuest || isViewer}
            Header={Header}
            onTitle={onTitle}
            {...(replyAction && { replyAction })}
            onRefused={onRefused}
            {...(notice ? { readOnlyNotice: notice } : {})}
          />
        )}
      </div>
    </>
  );
}
