import { Banner, Button, Heading, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useRef, useState } from 'react';
import type { EntranceSource } from './entrance.types.ts';
import { accountMessages } from './messages.ts';
import { noPerson, PersonFields, type PersonProblems } from './PersonFields.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { SecondStep, type SecondStepProps } from './SecondStep.tsx';
import { newPasswordProblem } from './sign-in.rules.ts';
import { useAttempt } from './useAttempt.ts';

export interface PhoneResetFormProps {
  source: Pick<EntranceSource, 'sendResetCode' | 'resetByCode'> & SecondStepProps['source'];
  onSignedIn(): void;
  onBack(): void;
}

/** Sets a new password with a code sent to the phone of the account, and signs in. What was typed stays. */
export function PhoneResetForm({ source, onSignedIn, onBack }: PhoneResetFormProps) {
  const t = useMessages(accountMessages);
  const [person, setPerson] = useState(noPerson);
  const [problems, setProblems] = useState<PersonProblems>({});
  const attempt = useAttempt();
  const box = useRef<HTMLDivElement>(null);

  async function save(work: () => Promise<void>) {
    const problem = newPasswordProblem(person.password);
    setProblems(problem ? { password: problem } : {});
    if (problem) box.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    else if (await attempt.run(work)) onSignedIn();
  }

  if (attempt.needsCode) return <SecondStep source={source} onSignedIn={onSignedIn} onBack={onBack} />;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="title3">
          {t('forgot.title')}
        </Heading>
        <Text as="p" tone="muted">
          {t('forgot.phoneLead')}
        </Text>
      </Stack>
      {attempt.failure && (
        <Banner tone="critical" title={t('link.failedTitle')} announce="assertive">
          {attempt.failure.message}
        </Banner>
      )}
      <div ref={box}>
        <PhoneForm
          source={{
            sendCode: source.sendResetCode,
            signInWithCode: (mobile, code) => source.resetByCode(mobile, code, person.password),
          }}
          isBusy={attempt.isBusy}
          signIn={save}
          words={{ label: t('forgot.title'), submit: t('link.save'), submitting: t('link.saving') }}
        >
          <PersonFields fields={['password']} values={person} problems={problems} onChange={setPerson} />
        </PhoneForm>
      </div>
      <Button variant="quiet" onClick={onBack}>
        {t('backLink')}
      </Button>
    </Stack>
  );
}
