import { Button, Field, Inline, Skeleton, Stack, Text, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Failed } from './Failed.tsx';
import { type FactorSetUpSource, WrongFactorCodeError } from './factor.source.ts';
import { accountMessages } from './messages.ts';
import * as styles from './Security.css.ts';
import { codeProblem, digitsOf } from './sign-in.rules.ts';

/** Fetched when somebody turns the factor on. */
const QrCode = lazy(() => import('./QrCode.tsx').then((module) => ({ default: module.QrCode })));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface FactorSetUpProps {
  source: FactorSetUpSource;
  /** It is on; the recovery codes are shown this once. */
  onCodes(codes: readonly string[]): void;
}

/** Turns the second factor on: the secret for an app, and a code of it. */
export function FactorSetUp({ source, onCodes }: FactorSetUpProps) {
  const t = useMessages(accountMessages);
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ code?: string; other?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (begun) field.current?.focus();
  }, [begun]);

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setProblem({});
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof WrongFactorCodeError) setProblem({ code: t('factor.wrong') });
      else setProblem({ other: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  function begin(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => setBegun(await source.beginFactor()));
  }

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (codeProblem(code)) setProblem({ code: t('error.code') });
    else void attempt(async () => onCodes(await source.confirmFactor(code)));
  }

  const failed = problem.other !== undefined && <Failed>{problem.other}</Failed>;
  if (!begun) {
    return (
      <form noValidate onSubmit={begin} aria-label={t('factor.title')}>
        <Stack gap={4}>
          {failed}
          <div>
            <Button type="submit" isBusy={isBusy} busyLabel={t('security.binding')}>
              {t('factor.turnOn')}
            </Button>
          </div>
        </Stack>
      </form>
    );
  }
  return (
    <form noValidate onSubmit={confirm} aria-label={t('factor.title')}>
      <Stack gap={4}>
        {failed}
        <Text as="p">{t('factor.scan')}</Text>
        <Suspense fallback={<Skeleton height={200} />}>
          <QrCode text={begun.uri} label={t('factor.qr')} />
        </Suspense>
        <Text as="p" tone="muted">
          {t('factor.type')}
        </Text>
        <code className={styles.secret}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <Field label={t('factor.code')} hint={t('factor.codeHint')} error={problem.code} isRequired>
          <TextInput
            ref={field}
            name="factor"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(digitsOf(target.value, 6))}
          />
        </Field>
        <Inline gap={3}>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('security.binding')}>
            {t('factor.confirm')}
          </Button>
          <Button onClick={() => setBegun(undefined)}>{t('factor.cancel')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
