import { Button, Field, PasswordInput, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import type { SecurityProps } from './Security.types.ts';
import { newPasswordProblem } from './sign-in.rules.ts';

type Problem = { fresh?: string; other?: string };

/** A new password for the account. */
export function PasswordChange({
  source,
  notify,
  onPassword,
}: Pick<SecurityProps, 'source' | 'notify' | 'onPassword'>) {
  const t = useMessages(accountMessages);
  const [fresh, setFresh] = useState('');
  const [problem, setProblem] = useState<Problem>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const short = newPasswordProblem(fresh);
    setProblem(short ? { fresh: t(`error.${short}`) } : {});
    if (short || isBusy) return;
    setBusy(true);
    try {
      await source.changePassword(fresh);
      setFresh('');
      onPassword();
      notify({ title: t('security.saved'), tone: 'positive' });
    } catch (error) {
      setProblem({ other: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  }

  const shown = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('security.title')}>
      <Stack gap={4}>
        {problem.other !== undefined && <Failed>{problem.other}</Failed>}
        <Field label={t('security.fresh')} hint={t('passwordHint')} error={problem.fresh} isRequired>
          <PasswordInput
            {...shown}
            autoComplete="new-password"
            value={fresh}
            onChange={({ target }) => setFresh(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={t('security.saving')}>
            {t('security.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
