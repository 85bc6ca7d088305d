import { Dialog, Heading, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import * as styles from './account.css.ts';
import type { AccountSource } from './account.source.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { accountMessages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

export interface SignInProps {
  source: AccountSource;
  /** What the button for the organisation's own sign-in says. */
  singleSignOn?: string | undefined;
  onSignedIn(): void;
}

/** Sign-in as a page, in place of one that only members see; the address stays and is opened afterwards. */
export function SignInPage({ source, singleSignOn, onSignedIn }: SignInProps) {
  const t = useMessages(accountMessages);
  return (
    <div className={styles.page}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <SignInForm source={source} singleSignOn={singleSignOn} onSignedIn={onSignedIn} />
      <DemoAccounts source={source} onSignedIn={onSignedIn} />
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
export function SignInDialog({ isOpen, hasQuestion, onClose, source, singleSignOn, onSignedIn }: SignInDialogProps) {
  const t = useMessages(accountMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <Text tone="muted">{t(hasQuestion ? 'keep' : 'lead')}</Text>
        <SignInForm source={source} singleSignOn={singleSignOn} onSignedIn={onSignedIn} />
        <DemoAccounts source={source} onSignedIn={onSignedIn} />
      </Stack>
    </Dialog>
  );
}
