import { Button, Inline, Skeleton, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactorDemand } from './account.types.ts';
import type { EntranceSource } from './entrance.types.ts';
import { FactorSetUp } from './FactorSetUp.tsx';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { PasskeyOfDemand } from './PasskeyOfDemand.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useAttempt } from './useAttempt.ts';

export interface DemandedFactorProps {
  source: Pick<EntranceSource, 'demandedFactor' | 'switchTenant' | 'signOut'>;
  demand: FactorDemand;
  /** The factor is on; its recovery codes are on show. */
  onSetUp?: () => void;
  /** The session has become another one: finished, ended, or of another organisation. */
  onSignedIn(): void;
}

/** What an organisation asks of a person before anything else: a second factor; and the ways out. */
export function DemandedFactor(props: DemandedFactorProps) {
  // Nothing that was read here is of use once the person is let in.
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Asked {...props} />
    </QueryClientProvider>
  );
}

function Asked({ source, demand, onSetUp, onSignedIn }: DemandedFactorProps) {
  const t = useMessages(accountMessages);
  const asked = useQuery({
    queryKey: ['account', 'demanded-factor'],
    queryFn: async () => {
      const factor = await source.demandedFactor();
      return { factor, hasPasskey: await factor.hasPasskey() };
    },
  });
  const [codes, setCodes] = useState<readonly string[]>();
  const { failure, isBusy, run } = useAttempt();
  const leave = (work: () => Promise<unknown>) =>
    void run(async () => void (await work())).then((isDone) => isDone && onSignedIn());
  if (codes) return <RecoveryCodes codes={codes} onKept={onSignedIn} />;
  return (
    <Stack gap={5}>
      {asked.isError && <Failed>{asked.error.message}</Failed>}
      {asked.isPending && <Skeleton height={120} />}
      {asked.data?.hasPasskey && <PasskeyOfDemand {...asked.data} onDone={onSignedIn} />}
      {asked.data && !asked.data.hasPasskey && (
        <>
          <FactorSetUp
            source={asked.data.factor}
            onCodes={(made) => {
              setCodes(made);
              onSetUp?.();
            }}
          />
          {asked.data.factor.canUsePasskeys && <PasskeyOfDemand {...asked.data} onDone={onSignedIn} />}
        </>
      )}
      <Stack gap={2}>
        <Text as="p" size="caption" tone="muted">
          {t(asked.data?.hasPasskey ? 'demand.passkeyLost' : 'demand.lost')}
        </Text>
        {failure && <Failed>{failure.message}</Failed>}
        <Inline gap={2}>
          {demand.tenants
            .filter(({ id }) => id !== demand.tenantId)
            .map(({ id, name }) => (
              <Button key={id} size="compact" isBusy={isBusy} onClick={() => leave(() => source.switchTenant(id))}>
                {t('demand.elsewhere', { tenant: name })}
              </Button>
            ))}
          <Button size="compact" isBusy={isBusy} onClick={() => leave(source.signOut)}>
            {t('demand.signOut')}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}
