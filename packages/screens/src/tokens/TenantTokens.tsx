import {
  Button,
  ConfirmDialog,
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
import { ServiceList } from './ServiceList.tsx';
import { TokenDialog } from './TokenDialog.tsx';
import { TokensFrame } from './TokensFrame.tsx';
import * as styles from './tokens.css.ts';
import type { Service, TenantToken, TenantTokensSource } from './tokens.source.ts';
import { useTokenWords } from './useTokenWords.ts';

export interface TenantTokensProps {
  source: TenantTokensSource;
  /** Of the administrator. */
  role: 'owner' | 'admin';
  notify(message: { title: string; tone: 'positive' | 'critical' }): void;
}

type Opened = { as: 'new' } | { as: 'another' | 'remove'; service: Service } | { as: 'revoke'; token: TenantToken };

/** Every token of the organisation, of people and of services; tokens of services are made here. */
export function TenantTokens({ source, role, notify }: TenantTokensProps) {
  const t = useMessages(tokensMessages);
  const query = useQuery({
    queryKey: ['administration', 'tokens'],
    queryFn: ({ signal }) => source.list(signal),
  });
  const [opened, setOpened] = useState<Opened>();
  const createButton = useRef<HTMLButtonElement>(null);

  /** The button that asked is gone with its row. */
  function leave(done: string | undefined) {
    flushSync(() => setOpened(undefined));
    if (done === undefined) return;
    notify({ title: done, tone: 'positive' });
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
        {({ tokens, services }) => (
          <>
            {tokens.length === 0 ? (
              <EmptyState icon={LockIcon} level={3} title={t('tenantEmpty')}>
                {t('tenantEmptyText')}
              </EmptyState>
            ) : (
              <TokenTable rows={tokens} role={role} onRevoke={(token) => setOpened({ as: 'revoke', token })} />
            )}
            {services.length > 0 && (
              <ServiceList
                services={services}
                tokens={tokens}
                onAnother={(service) => setOpened({ as: 'another', service })}
                onRemove={(service) => setOpened({ as: 'remove', service })}
              />
            )}
          </>
        )}
      </TokensFrame>
      {(opened?.as === 'new' || opened?.as === 'another') && query.data && (
        <TokenDialog
          title={opened.as === 'new' ? t('createService') : t('anotherOf', { name: opened.service.name })}
          lead={opened.as === 'new' ? t('serviceLead') : t('anotherLead')}
          name={opened.as === 'new' ? undefined : opened.service.name}
          kind={opened.as === 'new' ? 'service' : 'sameService'}
          role={role}
          longestDays={query.data.longestDays}
          create={async (draft) => {
            const service = opened.as === 'new' ? undefined : opened.service.user_id;
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
          onClose={(isRevoked) => leave(isRevoked ? t('revoked') : undefined)}
        />
      )}
      {opened?.as === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('removeTitle', { name: opened.service.name })}
          words={{ confirm: t('removeConfirm'), busy: t('removing'), cancel: t('cancel'), failed: t('notRemoved') }}
          onConfirm={async () => {
            await source.removeService(opened.service.user_id);
            await query.refetch();
          }}
          onClose={(isRemoved) => leave(isRemoved ? t('removed', { name: opened.service.name }) : undefined)}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface TokenTableProps {
  rows: readonly TenantToken[];
  role: 'owner' | 'admin';
  onRevoke: (token: TenantToken) => void;
}

function TokenTable({ rows, role, onRevoke }: TokenTableProps) {
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
      header: t('endDay'),
      cell: (token) => (
        <span className={styles.life}>
          <span>{words.endDay(token)}</span>
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
          {(role === 'owner' || token.owner.role !== 'owner') && (
            <IconButton icon={TrashIcon} label={t('revokeOf', { name: token.name })} onClick={() => onRevoke(token)} />
          )}
        </span>
      ),
    },
  ];
  return <Table label={t('tenantTitle')} columns={columns} rows={rows} rowKey={({ token_id: id }) => id} isStacking />;
}
