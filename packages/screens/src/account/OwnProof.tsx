import { Banner, Button, Field, Inline, PasswordInput, Skeleton, Stack, Text, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import type { OwnProofSource } from './own-proof.source.ts';
import { digitsOf } from './sign-in.rules.ts';
import { useCountdown } from './useCountdown.ts';
import type { OwnProof as Proof } from './useOwnProof.ts';

export interface OwnProofProps {
  source: OwnProofSource;
  proof: Proof;
}

/** Asks for what shows that it is still the person: password or code; says when only a fresh sign-in would do. */
export function OwnProof({ source, proof: { asked, given, problem, onChange } }: OwnProofProps) {
  const t = useMessages(accountMessages);
  if (asked.isError) return <Failed>{asked.error.message}</Failed>;
  if (!asked.data) {
    return (
      <div role="status" aria-label={t('proof.loading')}>
        <Skeleton height={64} />
      </div>
    );
  }
  const { needs, phone = '' } = asked.data;
  if (needs === 'password') {
    return (
      <Field label={t('security.current')} error={problem} isRequired>
        <PasswordInput
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          name="current"
          autoComplete="current-password"
          value={given.password}
          onChange={({ target }) => onChange({ ...given, password: target.value })}
        />
      </Field>
    );
  }
  if (needs === 'code') return <OwnCode {...{ source, phone, given, problem, onChange }} />;
  if (needs === 'sign_in') {
    return (
      <Banner tone="caution" title={t('proof.staleTitle')}>
        {t('proof.staleText')}
      </Banner>
    );
  }
  return null;
}

interface OwnCodeProps extends Pick<Proof, 'given' | 'problem' | 'onChange'> {
  source: OwnProofSource;
  /** Masked. */
  phone: string;
}

function OwnCode({ source, phone, given, problem, onChange }: OwnCodeProps) {
  const t = useMessages(accountMessages);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isFailure: boolean }>();
  const [resendAt, setResendAt] = useState<number>();
  const wait = useCountdown(resendAt);

  async function send() {
    setBusy(true);
    try {
      const { developmentCode, resendAfter } = await source.sendOwnCode();
      setResendAt(Date.now() + resendAfter * 1000);
      setSaid({
        text:
          developmentCode === undefined ? t('codeSent', { phone }) : t('developmentCode', { code: developmentCode }),
        isFailure: false,
      });
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : t('error.send'), isFailure: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={2}>
      <Field label={t('proof.code', { phone })} hint={t('codeHint')} error={problem} isRequired>
        <TextInput
          name="own-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={given.code}
          onChange={({ target }) => onChange({ ...given, code: digitsOf(target.value, 6) })}
        />
      </Field>
      <Inline gap={3}>
        <Button
          size="compact"
          isBusy={isBusy}
          busyLabel={t('sending')}
          {...(wait > 0 ? { disabledReason: t('resendIn', { seconds: wait }) } : {})}
          onClick={() => void send()}
        >
          {wait > 0 ? t('resendIn', { seconds: wait }) : t('proof.send', { phone })}
        </Button>
      </Inline>
      <div role="status">
        {said && (
          <Text as="p" size="dense" tone={said.isFailure ? 'critical' : 'muted'}>
            {said.text}
          </Text>
        )}
      </div>
    </Stack>
  );
}
