import { Banner, Button, ButtonLink, Inline, LockIcon, SegmentedControl, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useRef, useState } from 'react';
import * as styles from './account.css.ts';
import { SecondStepError } from './entrance.source.ts';
import type { EntranceSource } from './entrance.types.ts';
import { MailLinkForm } from './MailLinkForm.tsx';
import { accountMessages } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { PhoneResetForm } from './PhoneResetForm.tsx';
import { SecondStep } from './SecondStep.tsx';
import { singleSignOnAddress } from './single-sign-on.ts';
import { usePasskeyOffer } from './usePasskeyOffer.ts';
import { usePasskeyWords } from './usePasskeyWords.ts';

export interface SignInFormProps {
  source: EntranceSource;
  /** What the button for the organisation's own sign-in says. */
  singleSignOn?: string | undefined;
  /** Whether somebody without an invitation may make an account. @default true */
  isRegistrationOpen?: boolean | undefined;
  onSignedIn(): void;
}

/** The ways in: passkey, password or phone code. What was typed stays when the way changes or the service refuses. */
export function SignInForm({ source, singleSignOn, isRegistrationOpen = true, onSignedIn }: SignInFormProps) {
  const t = useMessages(accountMessages);
  const [method, setMethod] = useState<'password' | 'phone'>('password');
  const [other, setOther] = useState<'register' | 'forgot' | 'forgotPhone'>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wordsOf = usePasskeyWords();

  async function signIn(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      onSignedIn();
    } catch (error) {
      if (error instanceof SecondStepError) setNeedsCode(true);
      else setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function signInWithPasskey() {
    setAsking(true);
    await signIn(source.signInWithPasskey);
    setAsking(false);
  }

  usePasskeyOffer(source, {
    isOpen: method === 'password' && !needsCode && other === undefined && !isAsking,
    onSignedIn,
    onRefused: (error) => setFailure(wordsOf(error)),
  });

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog puts the focus on its first button when it opens, which is after this effect.
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('input[name]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  if (needsCode) return <SecondStep source={source} onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />;
  if (other === 'forgotPhone')
    return <PhoneResetForm source={source} onSignedIn={onSignedIn} onBack={() => setOther(undefined)} />;
  if (other)
    return (
      <Stack gap={2}>
        <MailLinkForm way={other} source={source} onBack={() => setOther(undefined)} />
        {other === 'forgot' && (
          <Button variant="quiet" onClick={() => setOther('forgotPhone')}>
            {t('forgot.byPhone')}
          </Button>
        )}
      </Stack>
    );
  const form = { source, isBusy, signIn };
  return (
    <Stack gap={4}>
      <span>
        <SegmentedControl
          label={t('method.label')}
          value={method}
          onChange={(next) => {
            setMethod(next);
            setFailure(undefined);
          }}
          segments={[
            { value: 'password', label: t('method.password') },
            { value: 'phone', label: t('method.phone') },
          ]}
        />
      </span>
      {source.canUsePasskeys && (
        <Button
          isBlock
          icon={LockIcon}
          isBusy={isAsking}
          busyLabel={t('passkey.asking')}
          onClick={() => void signInWithPasskey()}
        >
          {t('passkey.signIn')}
        </Button>
      )}
      {singleSignOn !== undefined && (
        <ButtonLink isBlock href={singleSignOnAddress()}>
          {singleSignOn}
        </ButtonLink>
      )}
      {failure !== undefined && (
        <Banner tone="critical" title={t('error.title')} announce="assertive">
          {failure}
        </Banner>
      )}
      <div ref={box} hidden={method !== 'password'}>
        <PasswordForm {...form} />
      </div>
      <div hidden={method !== 'phone'}>
        <PhoneForm {...form} />
      </div>
      <Inline gap={2} className={styles.ways}>
        {isRegistrationOpen && (
          <Button variant="quiet" size="compact" onClick={() => setOther('register')}>
            {t('registerLink')}
          </Button>
        )}
        <Button variant="quiet" size="compact" onClick={() => setOther('forgot')}>
          {t('forgotLink')}
        </Button>
      </Inline>
    </Stack>
  );
}
