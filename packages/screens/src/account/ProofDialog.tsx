import {
  Banner,
  Button,
  ButtonLink,
  Dialog,
  Field,
  LockIcon,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { OwnCode } from './OwnCode.tsx';
import {
  type AskedProof,
  type GivenProof,
  noProof,
  type OwnProofSource,
  WrongCodeError,
  WrongPasswordError,
} from './own-proof.source.ts';
import { codeProblem } from './sign-in.rules.ts';
import { singleSignOnAddress } from './single-sign-on.ts';
import { usePasskeyWords } from './usePasskeyWords.ts';

export interface ProofDialogProps {
  source: OwnProofSource;
  /** The person has shown that it is them: what waits goes on. */
  onProved(): void;
  onClose(): void;
}

type Problems = Partial<Record<keyof GivenProof | 'other', string>>;

/** Asks once, over whatever is open, whether it is still the person who signed in; what was refused waits for it. */
export function ProofDialog({ source, onProved, onClose }: ProofDialogProps) {
  const t = useMessages(accountMessages);
  const form = useId();
  const [asked, setAsked] = useState<AskedProof>();
  const [given, setGiven] = useState(noProof);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState<'passkey' | 'form'>();
  const messageOf = usePasskeyWords();
  const fields = useRef<HTMLFormElement>(null);
  const change = (part: Partial<GivenProof>) => {
    setGiven((held) => ({ ...held, ...part }));
    setProblems({});
  };

  useEffect(() => {
    let isGone = false;
    source.asked().then(
      (found) => !isGone && setAsked(found),
      (error: unknown) => !isGone && setProblems({ other: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  useEffect(() => {
    // The dialog opened before it was known what to ask for.
    if (asked) fields.current?.querySelector<HTMLElement>(asked.hasPasskey ? 'button' : 'input')?.focus();
  }, [asked]);

  const canProve = asked !== undefined && asked.needs !== 'sign_in';

  function missing({ needs, needsFactor }: AskedProof): Problems {
    return {
      ...(needs === 'password' && given.password === '' ? { password: t('error.password') } : {}),
      ...((needs === 'code' || needs === 'mail') && codeProblem(given.code) ? { code: t('error.code') } : {}),
      ...(needsFactor && given.factorCode.trim().length < 6 ? { factorCode: t('secondStep.missing') } : {}),
    };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canProve || isBusy) return;
    const found = missing(asked);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy('form');
    try {
      await source.prove({ ...given, factorCode: given.factorCode.trim() });
      onProved();
    } catch (error) {
      setProblems(refused(error, asked));
    } finally {
      setBusy(undefined);
    }
  }

  async function proveWithPasskey() {
    if (isBusy) return;
    setProblems({});
    setBusy('passkey');
    try {
      await source.proveWithPasskey();
      onProved();
    } catch (error) {
      setProblems({ other: messageOf(error) });
    } finally {
      setBusy(undefined);
    }
  }

  function refused(error: unknown, { needs, needsFactor }: AskedProof): Problems {
    if (error instanceof WrongPasswordError) return { password: t('security.wrong') };
    if (!(error instanceof WrongCodeError)) return { other: messageOf(error) };
    // Which of two codes was wrong is not told.
    if (needs !== 'password' && needsFactor) return { other: error.message };
    return needs === 'password' ? { factorCode: t('factor.wrong') } : { code: error.message };
  }

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={t('proof.title')}
      closeLabel={t('proof.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('proof.cancel')}</Button>
          {canProve && (
            <Button
              type="submit"
              form={form}
              variant="primary"
              isBusy={isBusy === 'form'}
              busyLabel={t('proof.submitting')}
            >
              {t('proof.submit')}
            </Button>
          )}
        </>
      }
    >
      <form ref={fields} id={form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('proof.title')}>
        <Stack gap={4}>
          <Text as="p" tone="muted">
            {t('proof.lead')}
          </Text>
          {problems.other !== undefined && <Failed>{problems.other}</Failed>}
          {!asked && problems.other === undefined && (
            <div role="status" aria-label={t('proof.loading')}>
              <Skeleton height={64} />
            </div>
          )}
          {asked?.hasPasskey && (
            <Button
              isBlock
              icon={LockIcon}
              variant={canProve ? 'secondary' : 'primary'}
              isBusy={isBusy === 'passkey'}
              busyLabel={t('passkey.asking')}
              onClick={() => void proveWithPasskey()}
            >
              {t('passkey.use')}
            </Button>
          )}
          {asked?.hasPasskey && canProve && (
            <Text as="p" tone="muted">
              {t('passkey.or')}
            </Text>
          )}
          {asked?.needs === 'password' && (
            <Field label={t('security.current')} error={problems.password} isRequired>
              <PasswordInput
                showLabel={t('showPassword')}
                hideLabel={t('hidePassword')}
                name="current"
                autoComplete="current-password"
                value={given.password}
                onChange={({ target }) => change({ password: target.value })}
              />
            </Field>
          )}
          {(asked?.needs === 'code' || asked?.needs === 'mail') && (
            <OwnCode
              source={source}
              to={asked.needs === 'code' ? 'phone' : 'mail'}
              place={asked.sentTo ?? ''}
              code={given.code}
              problem={problems.code}
              onChange={(code) => change({ code })}
            />
          )}
          {canProve && asked.needsFactor && (
            <Field label={t('proof.factor')} hint={t('secondStep.hint')} error={problems.factorCode} isRequired>
              <TextInput
                name="factor"
                autoComplete="one-time-code"
                value={given.factorCode}
                onChange={({ target }) => change({ factorCode: target.value })}
              />
            </Field>
          )}
          {asked?.needs === 'sign_in' && !asked.hasPasskey && (
            <Banner
              tone="caution"
              title={t('proof.staleTitle')}
              announce="off"
              actions={
                <ButtonLink size="compact" href={singleSignOnAddress({ isAnew: true })}>
                  {t('proof.anew')}
                </ButtonLink>
              }
            >
              {t('proof.staleText')}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
