import { Button, LockIcon, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { DemandedFactorSource } from './demanded-factor.source.ts';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

export interface PasskeyOfDemandProps {
  factor: Pick<DemandedFactorSource, 'addPasskey' | 'proveWithPasskey'>;
  /** The person has one and is to use it; otherwise they may make one. */
  hasPasskey: boolean;
  onDone(): void;
}

/** A passkey that meets the demand of an organisation: used where there is one, else made in place of an app. */
export function PasskeyOfDemand({ factor, hasPasskey, onDone }: PasskeyOfDemandProps) {
  const t = useMessages(accountMessages);
  const { failure, isBusy, run } = useAttempt();
  const work = hasPasskey ? factor.proveWithPasskey : factor.addPasskey;
  return (
    <Stack gap={4}>
      <Text as="p">{t(hasPasskey ? 'demand.passkeyUse' : 'demand.passkeyAdd')}</Text>
      {failure && <Failed>{failure.message}</Failed>}
      <div>
        <Button
          icon={LockIcon}
          variant={hasPasskey ? 'primary' : 'secondary'}
          isBusy={isBusy}
          busyLabel={t('passkey.asking')}
          onClick={() => void run(work).then((isDone) => isDone && onDone())}
        >
          {t(hasPasskey ? 'passkey.use' : 'passkeys.add')}
        </Button>
      </div>
    </Stack>
  );
}
