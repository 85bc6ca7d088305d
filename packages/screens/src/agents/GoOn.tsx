import { Button, FileTextIcon, Text, WaypointsIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { agentsMessages } from './messages.ts';

interface GoOnProps {
  /** The kind of work that the reply becomes. */
  kind: string;
  /** Makes the work and leads there. @throws Error that says why it cannot */
  onGoOn(): Promise<void>;
}

/** Makes a work of a reply, to go on with. */
export function GoOn({ kind, onGoOn }: GoOnProps) {
  const t = useMessages(agentsMessages);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function make() {
    setMaking(true);
    setFailure(undefined);
    try {
      await onGoOn();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('goOn.failed'));
    } finally {
      setMaking(false);
    }
  }
  return (
    <>
      <Button
        size="compact"
        icon={kind === 'triz' ? WaypointsIcon : FileTextIcon}
        isBusy={isMaking}
        busyLabel={t('goOn.making')}
        onClick={() => void make()}
      >
        {t(kind === 'triz' ? 'goOn.triz' : 'goOn.document')}
      </Button>
      <Text size="caption" tone="muted" role="status">
        {failure}
      </Text>
    </>
  );
}
