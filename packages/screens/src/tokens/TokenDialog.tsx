import { Banner, Button, CodeBlock, Dialog, Link, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { tokensMessages } from './messages.ts';
import { TokenForm, type TokenFormProps } from './TokenForm.tsx';
import { draftOf, isWhole, type TokenDraft } from './token-draft.rules.ts';
import * as styles from './tokens.css.ts';

export interface TokenDialogProps extends Pick<TokenFormProps, 'role' | 'kind' | 'longestDays'> {
  title: string;
  /** Said above the form. */
  lead?: string | undefined;
  /** Name to begin with. */
  name?: string | undefined;
  /** Makes it and gives the secret. */
  create: (draft: TokenDraft) => Promise<string>;
  onClose: () => void;
}

/** Makes a token, then shows it this once. */
export function TokenDialog({ title, lead, name, role, kind, longestDays, create, onClose }: TokenDialogProps) {
  const t = useMessages(tokensMessages);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState(() => draftOf(kind === 'personal' ? role : 'member', longestDays, name));
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [secret, setSecret] = useState<string>();

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  // The form that was sent has gone.
  useEffect(() => {
    if (secret !== undefined) done.current?.focus();
  }, [secret]);

  async function submit() {
    if (isBusy) return;
    setFailure(undefined);
    if (!isWhole(draft)) {
      setAttempts(attempts + 1);
      return;
    }
    setBusy(true);
    try {
      setSecret(await create({ ...draft, name: draft.name.trim() }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      isPersistent
      className={styles.dialog}
      onClose={onClose}
      title={title}
      closeLabel={t(secret === undefined ? 'cancel' : 'close')}
      actions={
        secret === undefined ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel={t('creating')}>
              {t('createConfirm')}
            </Button>
          </>
        ) : (
          <Button ref={done} variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        )
      }
    >
      {secret === undefined ? (
        <Stack gap={5}>
          {lead !== undefined && (
            <Text as="p" tone="muted">
              {lead}
            </Text>
          )}
          <TokenForm
            id={formId}
            ref={form}
            draft={draft}
            role={role}
            kind={kind}
            longestDays={longestDays}
            isChecked={attempts > 0}
            onChange={setDraft}
            onSubmit={() => void submit()}
          />
          {failure !== undefined && (
            <Banner tone="critical" title={t('notCreated')} announce="assertive">
              {failure}
            </Banner>
          )}
        </Stack>
      ) : (
        <Stack gap={4}>
          <Banner tone="positive" title={t('createdTitle')} announce="polite">
            {t('createdText')}
          </Banner>
          <CodeBlock label={t('token')} code={secret} isWrapped />
          <Text as="p" tone="muted">
            <Link href="/docs/api" externalLabel={t('opensElsewhere')}>
              {t('reference')}
            </Link>
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
