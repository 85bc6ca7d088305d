import { Button, Inline, RetryIcon, Skeleton, Stack, Tag, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruledList, stacked } from '../detail/ruled.css.ts';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { PasskeyNaming } from './PasskeyNaming.tsx';
import { PasskeyRemoval } from './PasskeyRemoval.tsx';
import type { Passkey, PasskeysSource } from './passkeys.source.ts';
import * as styles from './Security.css.ts';
import type { SecurityProps } from './Security.types.ts';
import { usePasskeyWords } from './usePasskeyWords.ts';

const queryKey = ['account', 'passkeys'];

export interface PasskeysProps extends Pick<SecurityProps, 'notify'> {
  source: PasskeysSource;
}

/** Passkeys of the account: added, named and removed. */
export function Passkeys({ source, notify }: PasskeysProps) {
  const t = useMessages(accountMessages);
  const wordsOf = usePasskeyWords();
  const queries = useQueryClient();
  const list = useQuery({ queryKey, queryFn: ({ signal }) => source.passkeys(signal) });
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [naming, setNaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const renew = () => queries.invalidateQueries({ queryKey });
  const called = ({ name, provider }: Passkey) => name ?? provider ?? t('passkeys.unnamed');

  async function add() {
    if (isAdding) return;
    setFailure(undefined);
    setAdding(true);
    try {
      await source.addPasskey();
      notify({ title: t('passkeys.added'), tone: 'positive' });
      await renew();
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setAdding(false);
    }
  }

  if (list.isPending)
    return (
      <div role="status" aria-label={t('passkeys.loading')}>
        <Skeleton height={88} />
      </div>
    );
  if (list.isError)
    return (
      <Stack gap={4}>
        <Failed>{list.error.message}</Failed>
        <Inline>
          <Button size="compact" icon={RetryIcon} onClick={() => void list.refetch()}>
            {t('passkeys.retry')}
          </Button>
        </Inline>
      </Stack>
    );
  const { passkeys, limit } = list.data;
  return (
    <Stack gap={4}>
      {passkeys.length === 0 && <Text as="p">{t('passkeys.none')}</Text>}
      {passkeys.length > 0 && (
        <ul className={ruledList} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              name={called(passkey)}
              onRename={() => setNaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      {failure !== undefined && <Failed>{failure}</Failed>}
      {source.canUsePasskeys ? (
        <Inline>
          <Button
            isBusy={isAdding}
            busyLabel={t('passkeys.adding')}
            {...(passkeys.length >= limit ? { disabledReason: t('passkeys.full', { limit }) } : {})}
            onClick={() => void add()}
          >
            {t('passkeys.add')}
          </Button>
        </Inline>
      ) : (
        <Text as="p" size="caption" tone="muted">
          {t('passkeys.unsupported')}
        </Text>
      )}
      {naming && (
        <PasskeyNaming
          name={naming.name ?? ''}
          onSave={async (name) => {
            await source.renamePasskey(naming.id, name);
            await renew();
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
      {removing && (
        <PasskeyRemoval
          name={called(removing)}
          onRemove={async () => {
            await source.removePasskey(removing.id);
            notify({ title: t('passkeys.removed'), tone: 'positive' });
            await Promise.all([renew(), queries.invalidateQueries({ queryKey: ['account', 'sessions'] })]);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Stack>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  name: string;
  onRename(): void;
  onRemove(): void;
}

function PasskeyRow({ passkey, name, onRename, onRemove }: PasskeyRowProps) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const { provider, isSynced, addedAt, usedAt } = passkey;
  const notes = [
    ...(provider === undefined || provider === name ? [] : [provider]),
    t('passkeys.since', { date: formats.date(addedAt) }),
    usedAt === undefined ? t('passkeys.unused') : t('passkeys.used', { at: formats.ago(usedAt) }),
  ];
  return (
    <li className={styles.passkey}>
      <span className={stacked}>
        <span className={styles.passkeyName}>
          {name} <Tag>{t(isSynced ? 'passkeys.synced' : 'passkeys.oneDevice')}</Tag>
        </span>
        <Text size="caption" tone="muted">
          {notes.join(' · ')}
        </Text>
      </span>
      <Inline gap={1}>
        <Button size="compact" variant="quiet" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button size="compact" variant="quiet" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </Inline>
    </li>
  );
}
