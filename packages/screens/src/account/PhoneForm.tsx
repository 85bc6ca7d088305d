import { Button, Field, Inline, Stack, Text, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import * as styles from './account.css.ts';
import type { EntranceSource } from './entrance.types.ts';
import { accountMessages } from './messages.ts';
import { codeProblem, digitsOf, maskedPhone, phoneProblem, type SignInProblem } from './sign-in.rules.ts';
import { useCountdown } from './useCountdown.ts';

type Sending =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'sent'; phone: string; developmentCode?: string }
  | { kind: 'failed'; message: string };

export interface PhoneFormProps {
  source: Pick<EntranceSource, 'sendCode' | 'signInWithCode'>;
  isBusy: boolean;
  /** Runs what the code is for, and reports its failure. */
  signIn(work: () => Promise<void>): Promise<void>;
  /** What the code is for. @default to sign in */
  words?: { label: string; submit: string; submitting: string };
  /** Further fields, before what is submitted. */
  children?: ReactNode;
}

/** Phone number and the code sent to it. */
export function PhoneForm({ source, isBusy, signIn, words, children }: PhoneFormProps) {
  const t = useMessages(accountMessages);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<{ phone?: SignInProblem; code?: SignInProblem }>({});
  const [sending, setSending] = useState<Sending>({ kind: 'none' });
  const [resendAt, setResendAt] = useState<number>();
  const wait = useCountdown(resendAt);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function send() {
    const problem = phoneProblem(phone);
    setProblems(problem ? { phone: problem } : {});
    if (problem) {
      focus('phone');
      return;
    }
    setSending({ kind: 'busy' });
    try {
      const { developmentCode, resendAfter } = await source.sendCode(phone);
      setResendAt(Date.now() + resendAfter * 1000);
      setSending({ kind: 'sent', phone, ...(developmentCode === undefined ? {} : { developmentCode }) });
      focus('code');
    } catch (error) {
      setSending({ kind: 'failed', message: error instanceof Error ? error.message : t('error.send') });
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = { phone: phoneProblem(phone), code: codeProblem(code) };
    setProblems({ ...(found.phone ? { phone: found.phone } : {}), ...(found.code ? { code: found.code } : {}) });
    if (found.phone || found.code) focus(found.phone ? 'phone' : 'code');
    else void signIn(() => source.signInWithCode(phone, code));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words?.label ?? t('method.phone')}>
      <Stack gap={4}>
        <Field
          label={t('phone')}
          hint={t('phoneHint')}
          error={
            problems.phone ? t(`error.${problems.phone}`) : sending.kind === 'failed' ? sending.message : undefined
          }
          isRequired
        >
          <TextInput
            name="phone"
            inputMode="numeric"
            autoComplete="tel-national"
            value={phone}
            onChange={(event) => setPhone(digitsOf(event.target.value, 11))}
          />
        </Field>
        <Field label={t('code')} hint={t('codeHint')} error={problems.code && t(`error.${problems.code}`)} isRequired>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(digitsOf(event.target.value, 6))}
          />
        </Field>
        <Inline gap={3}>
          <Button
            size="compact"
            isBusy={sending.kind === 'busy'}
            busyLabel={t('sending')}
            {...(wait > 0 ? { disabledReason: t('resendIn', { seconds: wait }) } : {})}
            onClick={() => void send()}
          >
            {wait > 0 ? t('resendIn', { seconds: wait }) : t(resendAt === undefined ? 'sendCode' : 'resend')}
          </Button>
        </Inline>
        <div role="status">
          {sending.kind === 'sent' && (
            <Text as="p" size="dense" tone="muted">
              {sending.developmentCode === undefined
                ? t('codeSent', { phone: maskedPhone(sending.phone) })
                : t('developmentCode', { code: sending.developmentCode })}
            </Text>
          )}
        </div>
        {children}
        <Button
          type="submit"
          variant={words ? 'secondary' : 'primary'}
          isBlock={!words}
          className={words && styles.own}
          isBusy={isBusy}
          busyLabel={words?.submitting ?? t('submitting')}
        >
          {words?.submit ?? t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
