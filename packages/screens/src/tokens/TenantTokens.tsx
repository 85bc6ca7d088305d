import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  LockIcon,
  PlusIcon,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  TrashIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { stacked } from '../detail/ruled.css.ts';
import { tokensMessages } from './messages.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';
import { TokensFrame } from './TokensFrame.tsx';
import * as styles from './tokens.css.ts';
import type { TenantToken, TenantTokensSource } from './tokens.source.ts';
import { useTokenWords } from './useTokenWords.ts';

export interface TenantTokensProps {
  source: TenantTokensSource;
  /** Of the administrator. */
  role: 'owner' | 'admin';
  notify(message: { title: string; tone: 'positive' | 'critical' }): void;
}

type Opened = { as: 'new' } | { as: 'another' | 'revoke'; token: TenantToken };

/** Every token of the organisation, of people and of services; tokens of services are made here. */
export function TenantTokens({ source, role, notify }: TenantTokensProps) {
  const t = useMessages(tokensMessages);
  const query = useQuery({
    queryKey: ['administration', 'tokens'],
    queryFn: ({ signal }) => source.list(signal),
  });
  const [opened, setOpened] = useState<Opened>();
  const createButton = useRef<HTMLButtonElement>(null);

  function leave(isRevoked: boolean) {
    flushSync(() => setOpened(undefined));
    if (!isRevoked) return;
    notify({ title: t('revoked'), tone: 'positive' });
    createButton.current?.focus();
  }

  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title3">
        {t('tenantTitle')}
      </Heading>
      <Text as="p" tone="muted" hasMeasure>
        {t('tenantLead')}
      </Text>
      <div>
        <Button ref={createButton} variant="primary" icon={PlusIcon} onClick={() => setOpened({ as: 'new' })}>
          {t('createService')}
        </Button>
      </div>
      <TokensFrame query={query} height={180}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <EmptyState icon={LockIcon} level={3} title={t('tenantEmpty')}>
              {t('tenantEmptyText')}
            </EmptyState>
          ) : (
            <TokenTable rows={tokens} role={role} onOpen={setOpened} />
          )
        }
      </TokensFrame>
      {(opened?.as === 'new' || opened?.as === 'another') && query.data && (
        <TokenDialog
          title={opened.as === 'new' ? t('createService') : t('anotherOf', { name: opened.token.owner.name })}
          lead={opened.as === 'new' ? t('serviceLead') : t('anotherLead')}
          name={opened.as === 'new' ? undefined : opened.token.owner.name}
          kind={opened.as === 'new' ? 'service' : 'sameService'}
          role={role}
          longestDays={query.data.longestDays}
          create={async (draft) => {
            const service = opened.as === 'new' ? undefined : opened.token.owner.user_id;
            const secret = await source.createService({ ...draft, service });
            await query.refetch();
            return secret;
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.as === 'revoke' && (
        <RevokeDialog
          name={opened.token.name}
          revoke={async () => {
            await source.revoke(opened.token.token_id);
            await query.refetch();
          }}
          onClose={leave}
        />
      )}
    </Stack>
  );
}

interface TokenTableProps {
  rows: readonly TenantToken[];
  role: 'owner' | 'admin';
  onOpen: (opened: Opened) => void;
}

function TokenTable({ rows, role, onOpen }: TokenTableProps) {
  const t = useMessages(tokensMessages);
  const words = useTokenWords();
  const columns: TableColumn<TenantToken>[] = [
    {
      id: 'name',
      header: t('token'),
      isRowHeader: true,
      cell: ({ name, ends_with: end, kind }) => (
        <span className={stacked}>
          <span className={styles.name}>
            {name} <span className={styles.end}>…{end}</span>
          </span>
          <span>
            <Tag tone={kind === 'service' ? 'info' : 'neutral'}>{t(`kinds.${kind}`)}</Tag>
          </span>
        </span>
      ),
    },
    {
      id: 'owner',
      header: t('owner'),
      cell: ({ owner, made_by: maker }) => (
        <span className={stacked}>
          <span className={styles.name}>{owner.name}</span>
          <Text size="caption" tone="muted">
            {[t(`roles.${owner.role}`), maker !== null && t('madeBy', { name: maker })].filter(Boolean).join(' · ')}
          </Text>
        </span>
      ),
    },
    { id: 'scopes', header: t('scopes'), cell: (token) => words.scopes(token) },
    {
      id: 'life',
      header: t('ends'),
      cell: (token) => (
        <span className={stacked}>
          <span>{words.ends(token)}</span>
          <Text size="caption" tone="muted">
            {words.used(token)}
          </Text>
        </span>
      ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      cell: (token) => (
        <span className={styles.actions}>
          {token.kind === 'service' && (
            <IconButton
              icon={PlusIcon}
              label={t('anotherOf', { name: token.owner.name })}
              onClick={() => onOpen({ as: 'another', token })}
            />
          )}
          {(role === 'owner' || token.owner.role !== 'owner') && (
            <IconButton
              icon={TrashIcon}
              label={t('revokeOf', { name: token.name })}
              onClick={() => onOpen({ as: 'revoke', token })}
            />
          )}
        </span>
      ),
    },
  ];
  return <Table label={t('tenantTitle')} columns={columns} rows={rows} rowKey={({ token_id: id }) => id} isStacking />;
}
