import { Button, Inline, PlusIcon, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ruledList, stacked } from '../detail/ruled.css.ts';
import { tokensMessages } from './messages.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { TokenDialog, type TokenDialogProps } from './TokenDialog.tsx';
import { TokensFrame } from './TokensFrame.tsx';
import * as styles from './tokens.css.ts';
import type { AccessToken, TokensSource } from './tokens.source.ts';
import { useTokenWords } from './useTokenWords.ts';

export interface PersonalTokensProps {
  source: TokensSource;
  /** Of the person in this organisation. */
  role: TokenDialogProps['role'];
  notify(message: { title: string; tone: 'positive' | 'critical' }): void;
}

/** Tokens with which programs act for the person: what there are, another one, and their end. */
export function PersonalTokens({ source, role, notify }: PersonalTokensProps) {
  const t = useMessages(tokensMessages);
  const list = useQuery({ queryKey: ['account', 'tokens'], queryFn: ({ signal }) => source.list(signal) });
  const [opened, setOpened] = useState<'new' | AccessToken>();
  const createButton = useRef<HTMLButtonElement>(null);

  /** The button that asked is gone with its row. */
  function leave(isRevoked: boolean) {
    flushSync(() => setOpened(undefined));
    if (!isRevoked) return;
    notify({ title: t('revoked'), tone: 'positive' });
    createButton.current?.focus();
  }

  return (
    <Stack gap={4}>
      <TokensFrame query={list} height={88}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <Text as="p" tone="muted">
              {t('empty')}
            </Text>
          ) : (
            <ul className={ruledList} aria-label={t('title')}>
              {tokens.map((token) => (
                <TokenRow key={token.token_id} token={token} onRevoke={() => setOpened(token)} />
              ))}
            </ul>
          )
        }
      </TokensFrame>
      {list.data && (
        <Inline>
          <Button ref={createButton} icon={PlusIcon} onClick={() => setOpened('new')}>
            {t('create')}
          </Button>
        </Inline>
      )}
      {opened === 'new' && list.data && (
        <TokenDialog
          title={t('create')}
          kind="personal"
          role={role}
          longestDays={list.data.longestDays}
          create={async ({ name, scopes, days }) => {
            const secret = await source.create({ name, scopes, days });
            await list.refetch();
            return secret;
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened !== undefined && opened !== 'new' && (
        <RevokeDialog
          name={opened.name}
          revoke={async () => {
            await source.revoke(opened.token_id);
            await list.refetch();
          }}
          onClose={leave}
        />
      )}
    </Stack>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const t = useMessages(tokensMessages);
  const words = useTokenWords();
  return (
    <li className={styles.row}>
      <span className={stacked}>
        <span className={styles.name}>
          {token.name} <span className={styles.end}>…{token.ends_with}</span>
        </span>
        <Text size="caption" tone="muted">
          {[words.scopes(token), words.ends(token), words.used(token)].join(' · ')}
        </Text>
      </span>
      <Button size="compact" variant="quiet" aria-label={t('revokeOf', { name: token.name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}
