import { EmptyState, IconButton, LayersIcon, Pagination, Table, UsersIcon, VisuallyHidden } from '@assay/design-system';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { pageSize, type Tenants } from './administration.source.ts';
import { FindForm } from './FindForm.tsx';
import { administrationMessages } from './messages.ts';
import { PackagesDialog } from './PackagesDialog.tsx';
import { PartFrame } from './PartFrame.tsx';
import { packageTitle } from './packageTitle.ts';
import { TenantPeoplePart } from './TenantPeoplePart.tsx';

type Tenant = Tenants['tenants'][number];

export interface TenantsPartProps extends AdministrationPartProps {
  /** With every package given to everybody there is nothing to grant. */
  hasAllPackages: boolean;
}

/** Every organisation of the installation, for its operator: who is in it, and what they hold. */
export function TenantsPart({ source, notify, hasAllPackages }: TenantsPartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const [find, setFind] = useState({ query: '', page: 1 });
  const [opened, setOpened] = useState<Tenant>();
  const [granting, setGranting] = useState<Tenant>();
  const query = useQuery({
    queryKey: ['administration', 'tenants', find],
    queryFn: ({ signal }) => source.tenants(find, signal),
    placeholderData: keepPreviousData,
  });

  if (opened)
    return (
      <TenantPeoplePart
        source={source}
        notify={notify}
        tenant={opened}
        hasAllPackages={hasAllPackages}
        onBack={() => setOpened(undefined)}
      />
    );

  return (
    <PartFrame
      title={t('tenants.title')}
      query={query}
      lead={() => t(hasAllPackages ? 'packages.all' : 'tenants.lead')}
      controls={
        <FindForm
          label={t('tenants.find')}
          hint={t('tenants.findHint')}
          onFind={(text) => setFind({ query: text, page: 1 })}
        />
      }
    >
      {({ tenants, total }) => (
        <>
          <div className={styles.scroll}>
            <Table
              label={t('tenants.title')}
              rows={tenants}
              rowKey={({ tenant_id: id }) => id}
              empty={
                <EmptyState icon={UsersIcon} title={t('tenants.empty')} level={3}>
                  {t('tenants.emptyText')}
                </EmptyState>
              }
              columns={[
                { id: 'name', header: t('tenants.name'), isRowHeader: true, cell: ({ name }) => name },
                { id: 'members', header: t('tenants.members'), cell: ({ members }) => formats.number(members) },
                {
                  id: 'packages',
                  header: t('tenants.packages'),
                  isMuted: true,
                  cell: ({ packages }) =>
                    packages.length === 0
                      ? t('members.none')
                      : formats.list(packages.map((name) => packageTitle(name, locale))),
                },
                {
                  id: 'since',
                  header: t('tenants.since'),
                  isOptional: true,
                  cell: ({ created_at: at }) => formats.date(at),
                },
                {
                  id: 'actions',
                  header: <VisuallyHidden>{t('tenants.actions')}</VisuallyHidden>,
                  cell: (tenant) => (
                    <span className={styles.actions}>
                      {!hasAllPackages && (
                        <IconButton
                          icon={LayersIcon}
                          label={t('packages.edit', { name: t('tenants.everybodyOf', { name: tenant.name }) })}
                          onClick={() => setGranting(tenant)}
                        />
                      )}
                      <IconButton
                        icon={UsersIcon}
                        label={t('tenants.open', { name: tenant.name })}
                        onClick={() => setOpened(tenant)}
                      />
                    </span>
                  ),
                },
              ]}
            />
          </div>
          {total > pageSize && (
            <Pagination
              page={find.page}
              pages={Math.ceil(total / pageSize)}
              onChange={(page) => setFind({ ...find, page })}
            />
          )}
          <PackagesDialog
            notify={notify}
            holder={
              granting && {
                key: granting.tenant_id,
                name: t('tenants.everybodyOf', { name: granting.name }),
                isEverybody: true,
                held: (signal) => source.packagesIn(granting.tenant_id, null, signal),
                grant: (name, endsAt) => source.grantIn(granting.tenant_id, null, name, endsAt),
                withdraw: (name) => source.withdrawIn(granting.tenant_id, null, name),
              }
            }
            onClose={() => setGranting(undefined)}
          />
        </>
      )}
    </PartFrame>
  );
}
