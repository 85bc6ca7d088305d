import { ArrowLeftIcon, Banner, Button, IconButton, Text } from '@assay/design-system';
import { type AgentCode, isAgentCode } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { AgentChat, type AgentSource, NewAgentChat } from '@assay/widgets/agent-chat';
import { type ReactNode, useCallback, useEffect } from 'react';
import * as styles from './AgentFlow.css.ts';
import { agentsMessages } from './messages.ts';

export interface AgentFlowProps {
  /** Id of a job, or the code of an agent under which a new one begins. */
  jobId: string;
  source: AgentSource;
  /** What stands in the box of a new job. */
  question?: string;
  /** A guest with a share link reads. */
  isGuest: boolean;
  /** Puts content into the frame's header. */
  Header: (props: { start?: ReactNode; end?: ReactNode }) => ReactNode;
  onBack(): void;
  onSignIn(): void;
  onBegun(jobId: string): void;
  onChoose(code: AgentCode): void;
  /** The job may not be read, or does not exist. */
  onRefused(status: number): void;
}

/** The page of an agent's job: a new one, an own one, or one that somebody shared. */
export function AgentFlow({
  jobId,
  source,
  question,
  isGuest,
  Header,
  onBack,
  onSignIn,
  onBegun,
  onChoose,
  onRefused,
}: AgentFlowProps) {
  const t = useMessages(agentsMessages);
  const isNew = isAgentCode(jobId);
  const onTitle = useCallback(
    (title: string) => {
      document.title = t('documentTitle', { title });
    },
    [t],
  );
  useEffect(() => {
    if (isNew) document.title = t('newTitle');
  }, [isNew, t]);
  return (
    <>
      <Header
        start={
          <>
            <IconButton icon={ArrowLeftIcon} label={t('back')} onClick={onBack} />
            <Text size="caption" tone="muted" isTruncated className={styles.place}>
              {t(isGuest ? 'shared' : 'label')}
            </Text>
          </>
        }
      />
      <div className={styles.screen}>
        {isNew ? (
          <NewAgentChat
            code={jobId}
            source={source}
            onBegun={onBegun}
            onChoose={onChoose}
            {...(question === undefined ? {} : { question })}
          />
        ) : (
          <AgentChat
            key={jobId}
            jobId={jobId}
            source={source}
            isReadOnly={isGuest}
            Header={Header}
            onTitle={onTitle}
            onRefused={onRefused}
            {...(isGuest
              ? {
                  readOnlyNotice: (
                    <Banner
                      announce="off"
                      title={t('readOnly.title')}
                      actions={
                        <Button size="compact" onClick={onSignIn}>
                          {t('readOnly.signIn')}
                        </Button>
                      }
                    >
                      {t('readOnly.hint')}
                    </Banner>
                  ),
                }
              : {})}
          />
        )}
      </div>
    </>
  );
}
