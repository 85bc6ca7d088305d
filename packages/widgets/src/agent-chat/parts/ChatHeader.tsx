import { Button, IconButton, SearchIcon, StopIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ReactNode } from 'react';
import { ShareButton } from '../../share-dialog/ShareButton.tsx';
import * as styles from '../AgentChat.css.ts';
import type { AgentChatProps } from '../AgentChat.types.ts';
import type { ExportFormat } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';
import { ExportMenu } from './ExportMenu.tsx';

export interface ChatHeaderProps {
  Header?: AgentChatProps['Header'];
  /** The agent is at work and the reader may stop it: how far that has come. */
  stop?: { isAsked: boolean; onStop(): void } | undefined;
  isExporting: boolean;
  onFind(): void;
  /** Without it the conversation cannot be taken away as a file. */
  onExport?: ((format: ExportFormat) => void) | undefined;
  /** Without it the job cannot be shared from here. */
  onShare?: (() => void) | undefined;
}

/** What can be done with the whole conversation. */
export function ChatHeader({ Header = AboveMessages, stop, isExporting, onFind, onExport, onShare }: ChatHeaderProps) {
  const t = useMessages(agentChatMessages);
  return (
    <Header
      end={
        <>
          {stop && (
            <Button
              size="compact"
              icon={StopIcon}
              isBusy={stop.isAsked}
              busyLabel={t('actions.stopping')}
              onClick={stop.onStop}
            >
              {t('actions.stop')}
            </Button>
          )}
          <IconButton size="compact" icon={SearchIcon} label={t('find.open')} onClick={onFind} />
          {onExport && (
            <div className={stop ? styles.givesWay : undefined}>
              <ExportMenu isBusy={isExporting} onExport={onExport} />
            </div>
          )}
          {onShare && <ShareButton label={t('actions.share')} onPress={onShare} />}
        </>
      }
    />
  );
}

function AboveMessages({ start, end }: { start?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {start}
      {end}
    </div>
  );
}
