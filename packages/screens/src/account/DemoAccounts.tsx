import { Heading, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useState } from 'react';
import * as styles from './account.css.ts';
import type { DemoAccount } from './account.types.ts';
import type { EntranceSource } from './entrance.types.ts';
import { accountMessages } from './messages.ts';

export interface DemoAccountsProps {
  source: EntranceSource;
  /** Of its heading, below that of the page or dialog. */
  level: 2 | 3;
  onSignedIn(): void;
}

/** The accounts of a development install, each a way in; nothing on any other. */
export function DemoAccounts({ source, level, onSignedIn }: DemoAccountsProps) {
  const t = useMessages(accountMessages);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    // Without the list there is still the form.
    source.demoAccounts(controller.signal).then(setAccounts, () => undefined);
    return () => controller.abort();
  }, [source]);
  if (accounts.length === 0) return null;

  async function enter(account: DemoAccount) {
    setBusy(account.account);
    setFailure(undefined);
    try {
      await source.signInWithPassword(account.account, account.password);
      onSignedIn();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Stack as="section" gap={2} className={styles.demo} aria-label={t('demo.title')}>
      <Heading level={level}>{t('demo.title')}</Heading>
      <Text size="caption" tone="muted">
        {t('demo.hint')}
      </Text>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.account}>
            <button
              type="button"
              className={styles.account}
              aria-busy={busy === account.account || undefined}
              onClick={() => void enter(account)}
            >
              <span className={styles.accountName}>{account.name}</span>
              <span className={styles.accountNote}>
                {[t(`role.${account.role}`), t(`edition.${account.edition}`)].join(' · ')}
              </span>
              <span className={styles.accountMail}>{account.account}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure !== undefined && (
          <Text size="caption" tone="critical">
            {failure}
          </Text>
        )}
      </div>
    </Stack>
  );
}
