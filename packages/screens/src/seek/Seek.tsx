import { ArrowLeftIcon, Banner, Button, IconButton, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { SeekPanel, type SeekSource } from '@assay/widgets/seek-panel';
import { type ReactNode, useCallback } from 'react';
import { seekMessages } from './messages.ts';
import * as styles from './Seek.css.ts';

export interface SeekProps {
  seekId: string;
  source: SeekSource;
  /** A guest with a share link reads; a member with access asks on where the page is editable. */
  isGuest: boolean;
  /** Puts content into the frame's header. */
  Header: (props: { start?: ReactNode; end?: ReactNode }) => ReactNode;
  onBack(): void;
  onSignIn(): void;
  /** The page may not be read, or does not exist. */
  onRefused(status: number): void;
}

/** The seek result, and its read-only form for guests with a link. */
export function Seek({ seekId, source, isGuest, Header, onBack, onSignIn, onRefused }: SeekProps) {
  const t = useMessages(seekMessages);
  const onTitle = useCallback(
    (title: string) => {
      document.title = t('documentTitle', { title });
    },
    [t],
  );
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
      <SeekPanel
        key={seekId}
        seekId={seekId}
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
    </>
  );
}
