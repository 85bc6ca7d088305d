import { Button, Field, PasswordInput, Stack, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { accountMessages } from './messages.ts';
import { emailProblem, passwordProblem, type SignInProblem } from './sign-in.rules.ts';
import type { SignInMethodProps } from './sign-in-form.types.ts';

/** Email and password. A failed check moves the focus to the first field that needs it. */
export function PasswordForm({ source, isBusy, signIn }: SignInMethodProps) {
  const t = useMessages(accountMessages);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ email?: SignInProblem; password?: SignInProblem }>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = { email: emailProblem(email), password: passwordProblem(password) };
    setProblems({
      ...(found.email ? { email: found.email } : {}),
      ...(found.password ? { password: found.password } : {}),
    });
    if (found.email || found.password) {
      form.current?.querySelector<HTMLInputElement>(`[name="${found.email ? 'email' : 'password'}"]`)?.focus();
      return;
    }
    void signIn(() => source.signInWithPassword(email.trim(), password));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('method.password')}>
      <Stack gap={4}>
        <Field label={t('email')} error={problems.email && t(`error.${problems.email}`)} isRequired>
          <TextInput
            name="email"
            type="email"
            autoComplete="username webauthn"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={t('password')} error={problems.password && t(`error.${problems.password}`)} isRequired>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" isBlock isBusy={isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
