import { useMessages } from '@assay/i18n';
import {
  AnswerActions,
  type AnswerActionsSource,
  CopyPassage,
  SeekPanel,
  type SeekSource,
} from '@assay/widgets/seek-panel';
import { useCallback } from 'react';
import { DetailHeader, type FrameHeader } from '../detail/DetailHeader.tsx';
import { ReadOnlyNotice } from '../detail/ReadOnlyNotice.tsx';
import { seekMessages } from './messages.ts';

export interface SeekProps {
  seekId: string;
  source: SeekSource;
  /** What is done with an answer. */
  uses: AnswerActionsSource;
  /** A guest with a share link reads; a member with access asks on where the page is editable. */
  isGuest: boolean;
  /** Somebody whose role reads pages and asks nothing. */
  isViewer: boolean;
  Header: FrameHeader;
  onBack(): void;
  onSignIn(): void;
  /** The page may not be read, or does not exist. */
  onRefused(status: number): void;
}

/** The seek result, and its read-only form for guests with a link. */
export function Seek({ seekId, source, uses, isGuest, isViewer, Header, onBack, onSignIn, onRefused }: SeekProps) {
  const t = useMessages(seekMessages);
  const onTitle = useCallback(
    (title: string) => {
      document.title = t('documentTitle', { title });
    },
    [t],
  );
  return (
    <>
      <DetailHeader Header={Header} label={t(isGuest ? 'shared' : 'label')} backLabel={t('back')} onBack={onBack} />
      <SeekPanel
        key={seekId}
        seekId={seekId}
        source={source}
        isReadOnly={isGuest || isViewer}
        Header={Header}
        answerActions={
          <AnswerActions source={uses} canMark={!isGuest} {...(source.versions ? { versions: source.versions } : {})} />
        }
        passageActions={(questionId, passage) => (
          <CopyPassage source={uses} questionId={questionId} passage={passage} />
        )}
        onTitle={onTitle}
        onRefused={onRefused}
        {...(isGuest
          ? {
              readOnlyNotice: (
                <ReadOnlyNotice
                  title={t('readOnly.title')}
                  hint={t('readOnly.hint')}
                  signInLabel={t('readOnly.signIn')}
                  onSignIn={onSignIn}
                />
              ),
            }
          : {})}
      />
    </>
  );
}
