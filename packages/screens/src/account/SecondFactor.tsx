import { Button, Field, Skeleton, Stack, Text, TextInput } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FactorSetUp } from './FactorSetUp.tsx';
import { Failed } from './Failed.tsx';
import { WrongFactorCodeError } from './factor.source.ts';
import { accountMessages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecurityProps } from './Security.types.ts';

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
    <FactorSetUp
      {...props}
      onCodes={(made) => {
        setCodes(made);
        void renew();
      }}
    />
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface TurningOffProps extends FactorProps {
  since: string;
  codesLeft: number;
  isDemanded: boolean;
  onDone(): Promise<void>;
}

function TurningOff({ source, notify, since, codesLeft, isDemanded, onDone }: TurningOffProps) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ code?: string; other?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isShort = code.trim().length < 6;
    setProblem(isShort ? { code: t('secondStep.missing') } : {});
    if (isShort || isBusy) return;
    setBusy(true);
    try {
      await source.turnOffFactor(code.trim());
      notify({ title: t('factor.offDone'), tone: 'positive' });
      await onDone();
    } catch (error) {
      if (error instanceof WrongFactorCodeError) setProblem({ code: t('factor.wrong') });
      else setProblem({ other: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('factor.title')}>
      <Stack gap={4}>
        <Text as="p">{t('factor.since', { date: formats.date(since), codes: formats.number(codesLeft) })}</Text>
        {isDemanded && (
          <Text as="p" tone="muted">
            {t('factor.demanded')}
          </Text>
        )}
        {problem.other !== undefined && <Failed>{problem.other}</Failed>}
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
