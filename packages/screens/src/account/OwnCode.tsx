import { Button, Field, Inline, Stack, Text, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { accountMessages } from './messages.ts';
import type { OwnCodePlace, OwnProofSource } from './own-proof.source.ts';
import { digitsOf } from './sign-in.rules.ts';
import { useCountdown } from './useCountdown.ts';

export interface OwnCodeProps {
  source: Pick<OwnProofSource, 'sendOwnCode'>;
  to: OwnCodePlace;
  /** Phone, masked, or address that the code goes to. */
  place: string;
  code: string;
  problem: string | undefined;
  onChange(code: string): void;
}

/** A code to the own phone or address, and the field for it. */
export function OwnCode({ source, to, place, code, problem, onChange }: OwnCodeProps) {
  const t = useMessages(accountMessages);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isFailure: boolean }>();
  const [resendAt, setResendAt] = useState<number>();
  const wait = useCountdown(resendAt);

  async function send() {
    setBusy(true);
    try {
      const { developmentCode, resendAfter } = await source.sendOwnCode(to);
      setResendAt(Date.now() + resendAfter * 1000);
      const text =
        developmentCode === undefined ? t('proof.sent', { place }) : t('proof.development', { code: developmentCode });
      setSaid({ text, isFailure: false });
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : t('error.send'), isFailure: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={2}>
      <Field label={t('proof.code', { place })} hint={t('codeHint')} error={problem} isRequired>
        <TextInput
          name="own-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => onChange(digitsOf(target.value, 6))}
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
          {wait > 0 ? t('resendIn', { seconds: wait }) : t('proof.send', { place })}
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
