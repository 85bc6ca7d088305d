import { Button, Field, Inline, Skeleton, Stack, Text, TextInput } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Failed } from './Failed.tsx';
import { WrongFactorCodeError } from './factor.source.ts';
import { accountMessages } from './messages.ts';
import { OwnProof } from './OwnProof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './Security.css.ts';
import type { SecurityProps } from './Security.types.ts';
import { codeProblem, digitsOf } from './sign-in.rules.ts';
import { useOwnProof } from './useOwnProof.ts';

/** Fetched when somebody turns the factor on. */
const QrCode = lazy(() => import('./QrCode.tsx').then((module) => ({ default: module.QrCode })));

const queryKey = ['account', 'factor'];
type FactorProps = Pick<SecurityProps, 'source' | 'notify'>;

/** A code of an authenticator app besides the first proof: turned on, and off again. */
export function SecondFactor(props: FactorProps) {
  const t = useMessages(accountMessages);
  const queries = useQueryClient();
  const state = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await props.source.factor(signal)) ?? null,
  });
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = () => queries.invalidateQueries({ queryKey });

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (state.isError) return <Failed>{state.error.message}</Failed>;
  if (state.data === undefined) {
    return (
      <div role="status" aria-label={t('proof.loading')}>
        <Skeleton height={64} />
      </div>
    );
  }
  if (state.data) return <TurningOff {...props} {...state.data} onDone={renew} />;
  return (
    <TurningOn
      {...props}
      onCodes={(made) => {
        setCodes(made);
        void renew();
      }}
    />
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function TurningOn({ source, onCodes }: FactorProps & { onCodes(codes: readonly string[]): void }) {
  const t = useMessages(accountMessages);
  const proof = useOwnProof(source);
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
      else if (begun || !proof.took(error)) setProblem({ other: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  function begin(event: FormEvent) {
    event.preventDefault();
    if (!proof.check()) return;
    void attempt(async () => {
      setBegun(await source.beginFactor(proof.given));
      await proof.renew();
    });
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
          <OwnProof source={source} proof={proof} />
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

interface TurningOffProps extends FactorProps {
  since: string;
  codesLeft: number;
  onDone(): Promise<void>;
}

function TurningOff({ source, notify, since, codesLeft, onDone }: TurningOffProps) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const proof = useOwnProof(source);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ code?: string; other?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isShort = code.trim().length < 6;
    setProblem(isShort ? { code: t('secondStep.missing') } : {});
    if (!proof.check() || isShort || isBusy) return;
    setBusy(true);
    try {
      await source.turnOffFactor(proof.given, code.trim());
      notify({ title: t('factor.offDone'), tone: 'positive' });
      await proof.renew();
      await onDone();
    } catch (error) {
      if (error instanceof WrongFactorCodeError) setProblem({ code: t('factor.wrong') });
      else if (!proof.took(error)) setProblem({ other: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('factor.title')}>
      <Stack gap={4}>
        <Text as="p">{t('factor.since', { date: formats.date(since), codes: formats.number(codesLeft) })}</Text>
        {problem.other !== undefined && <Failed>{problem.other}</Failed>}
        <OwnProof source={source} proof={proof} />
        <Field label={t('secondStep.code')} hint={t('secondStep.hint')} error={problem.code} isRequired>
          <TextInput
            name="factor"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="danger" isBusy={isBusy} busyLabel={t('security.binding')}>
            {t('factor.turnOff')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
