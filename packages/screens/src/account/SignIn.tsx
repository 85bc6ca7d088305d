import { Banner, Dialog, Heading, Skeleton, Stack, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { lazy, Suspense, useState } from 'react';
import * as styles from './account.css.ts';
import type { EndedSession, FactorDemand } from './account.types.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { EntranceSource } from './entrance.types.ts';
import { accountMessages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

/** Few are ever asked. */
const DemandedFactor = lazy(() =>
  import('./DemandedFactor.tsx').then((module) => ({ default: module.DemandedFactor })),
);

export interface SignInProps {
  source: EntranceSource;
  /** What the button for the organisation's own sign-in says. */
  singleSignOn?: string | undefined;
  /** Whether somebody without an invitation may make an account. @default true */
  isRegistrationOpen?: boolean | undefined;
  /** Somebody is signed in, of whom their organisation demands a second factor first. */
  demand?: FactorDemand | undefined;
  /** The limit of their organisation by which the visitor's last session ended. */
  ended?: EndedSession | undefined;
  onSignedIn(): void;
}

/** Sign-in as a page, in place of one that only members see; the address stays and is opened afterwards. */
export function SignInPage(props: SignInProps) {
  const t = useMessages(accountMessages);
  const { title, lead } = useOpening(props);
  return (
    <div className={styles.page}>
      <Stack gap={2}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{lead ?? t('lead')}</Text>
      </Stack>
      <Ways {...props} level={2} />
    </div>
  );
}

export interface SignInDialogProps extends SignInProps {
  isOpen: boolean;
  /** A question waits to be asked after the sign-in. */
  hasQuestion: boolean;
  onClose(): void;
}

/** Sign-in over a page that guests may look at. */
export function SignInDialog({ isOpen, hasQuestion, onClose, ...rest }: SignInDialogProps) {
  const t = useMessages(accountMessages);
  const { title, lead } = useOpening(rest);
  const [isSetUp, setSetUp] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={isSetUp ? rest.onSignedIn : onClose} title={title} closeLabel={t('close')}>
      <Stack gap={4}>
        <Text tone="muted">{lead ?? t(hasQuestion ? 'keep' : 'lead')}</Text>
        <Ways {...rest} level={3} onSetUp={() => setSetUp(true)} />
      </Stack>
    </Dialog>
  );
}

function useOpening({ demand }: Pick<SignInProps, 'demand'>): { title: string; lead: string | undefined } {
  const t = useMessages(accountMessages);
  const tenant = demand?.tenants.find(({ id }) => id === demand.tenantId)?.name ?? '';
  return demand
    ? { title: t('demand.title'), lead: t('demand.lead', { tenant }) }
    : { title: t('title'), lead: undefined };
}

/** The ways in; of somebody who is in already, what is asked of them first. */
function Ways({ demand, ended, level, onSetUp, ...rest }: SignInProps & { level: 2 | 3; onSetUp?: () => void }) {
  if (!demand)
    return (
      <>
        {ended && <Ended ended={ended} />}
        <SignInForm {...rest} />
        <DemoAccounts source={rest.source} level={level} onSignedIn={rest.onSignedIn} />
      </>
    );
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <DemandedFactor {...rest} demand={demand} {...(onSetUp ? { onSetUp } : {})} />
    </Suspense>
  );
}

function Ended({ ended: { limit, minutes } }: { ended: EndedSession }) {
  const t = useMessages(accountMessages);
  return (
    <Banner title={t('ended.title')} announce="off">
      {t(`ended.${limit}`, { duration: useFormats().duration(minutes) })}
    </Banner>
  );
}
