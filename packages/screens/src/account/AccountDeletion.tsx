import { Button, Dialog, Field, Inline, Stack, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import type { SecurityProps } from './Security.types.ts';
import { LastOwnerError } from './security.source.ts';

/** Ends the account after its name has been typed. */
export function AccountDeletion({ source, person, onDeleted }: SecurityProps) {
  const t = useMessages(accountMessages);
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<{ name?: string; other?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    const differs = name.trim() !== person.name;
    setProblem(differs ? { name: t('security.nameDiffers') } : {});
    if (differs || isBusy) return;
    setBusy(true);
    try {
      await source.deleteAccount(name.trim());
      onDeleted();
    } catch (error) {
      if (error instanceof LastOwnerError) setProblem({ other: t('security.lastOwner') });
      else setProblem({ other: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Inline>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('security.delete')}
        </Button>
      </Inline>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('security.deleteAsk')}
        closeLabel={t('security.cancel')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('security.cancel')}</Button>
            <Button variant="danger" isBusy={isBusy} busyLabel={t('security.deleting')} onClick={() => void remove()}>
              {t('security.delete')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {problem.other !== undefined && <Failed>{problem.other}</Failed>}
          <Field label={t('security.deleteName', { name: person.name })} error={problem.name}>
            <TextInput autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
        </Stack>
      </Dialog>
    </>
  );
}
