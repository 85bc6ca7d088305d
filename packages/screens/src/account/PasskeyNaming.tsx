import { Button, Dialog, Field, Stack, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useId, useState } from 'react';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

export interface PasskeyNamingProps {
  /** Empty while it has none of its own. */
  name: string;
  onSave(name: string): Promise<void>;
  onClose(): void;
}

/** Names a passkey, so that its person tells it from others. */
export function PasskeyNaming({ name, onSave, onClose }: PasskeyNamingProps) {
  const t = useMessages(accountMessages);
  const form = useId();
  const [typed, setTyped] = useState(name);
  const { isBusy, failure, run } = useAttempt();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && (await run(() => onSave(typed.trim())))) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('passkeys.renameTitle')}
      closeLabel={t('passkeys.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('passkeys.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy} busyLabel={t('passkeys.saving')}>
            {t('passkeys.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('passkeys.renameTitle')}>
        <Stack gap={4}>
          {failure && <Failed>{failure.message}</Failed>}
          <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')}>
            <TextInput
              name="passkey"
              autoComplete="off"
              maxLength={64}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
