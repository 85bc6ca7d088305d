import { Banner, Button, Field, Stack, Text, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EntranceSource } from './entrance.types.ts';
import { accountMessages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

export interface SecondStepProps {
  source: Pick<EntranceSource, 'signInWithFactor' | 'signInWithPasskey' | 'canUsePasskeys'>;
  onSignedIn(): void;
  /** Begins the sign-in anew; absent where there is nothing to go back to. */
  onBack?: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code; a passkey stands for both steps. */
export function SecondStep({ source, onSignedIn, onBack }: SecondStepProps) {
  const t = useMessages(accountMessages);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { failure, isBusy, run } = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isShort = code.trim().length < 6;
    setMissing(isShort);
    if (isShort) field.current?.focus();
    else if (!isBusy && (await run(() => source.signInWithFactor(code.trim())))) onSignedIn();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('secondStep.title')}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('secondStep.lead')}
        </Text>
        {failure && (
          <Banner tone="critical" title={t('error.title')} announce="assertive">
            {failure.isGone ? t('secondStep.gone') : failure.message}
          </Banner>
        )}
        <Field
          label={t('secondStep.code')}
          hint={t('secondStep.hint')}
          error={missing ? t('secondStep.missing') : undefined}
          isRequired
        >
          <TextInput
            ref={field}
            name="factor"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" isBlock isBusy={isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
        {source.canUsePasskeys && (
          <Button
            isBlock
            isDisabled={isBusy}
            onClick={() => void run(source.signInWithPasskey).then((isIn) => isIn && onSignedIn())}
          >
            {t('passkey.instead')}
          </Button>
        )}
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t('backLink')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
