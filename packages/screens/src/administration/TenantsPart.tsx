import { EmptyState, IconButton, LayersIcon, Link, UsersIcon, VisuallyHidden } from '@assay/design-system';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps, AdministrationProps } from './Administration.types.ts';
import type { Tenants } from './administration.source.ts';
import { FoundTable } from './FoundTable.tsx';
import { administrationMessages } from './messages.ts';
import { PackagesDialog } from './PackagesDialog.tsx';
import { heldPackages } from './packageTitle.ts';
import { TenantPeoplePart } from './TenantPeoplePart.tsx';
import { useFound } from './useFound.ts';

type Tenant = Tenants['tenants'][number];

export interface TenantsPartProps extends AdministrationPartProps, Pick<AdministrationProps, 'hrefOf' | 'onTitle'> {
  /** The organisation whose people are on show. */
  opened: string | undefined;
  /** With every package given to everybody there is nothing to grant. */
  hasAllPackages: boolean;
}

/** Every organisation of the installation, for its operator: who is in it, and what they hold. */
export function TenantsPart({ source, notify, hasAllPackages, opened, hrefOf, onTitle }: TenantsPartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const found = useFound(['tenants'], source.tenants);
  /** The organisation that was looked at last: the way back ends at its row. */
  const [left, setLeft] = useState<string>();
  const [granting, setGranting] = useState<Tenant>();
  if (opened !== undefined && opened !== left) setLeft(opened);

  if (opened !== undefined)
    return (
      <TenantPeoplePart
        key={opened}
        source={source}
        notify={notify}
        tenant={opened}
        hasAllPackages={hasAllPackages}
        backTo={hrefOf('tenants')}
        onTitle={onTitle}
      />
    );

  return (
    <>
      <FoundTable
        title={t('tenants.title')}
        lead={() => t(hasAllPackages ? 'packages.all' : 'tenants.lead')}
        found={found}
        findLabel={t('tenants.find')}
        findHint={t('tenants.findHint')}
        rowsOf={({ tenants, total }) => ({ rows: tenants, total })}
        rowKey={({ tenant_id: id }) => id}
        empty={
          <EmptyState icon={UsersIcon} title={t('tenants.empty')} level={3}>
            {t('tenants.emptyText')}
          </EmptyState>
        }
        columns={[
          {
            id: 'name',
            header: t('tenants.name'),
            isRowHeader: true,
            cell: ({ tenant_id: id, name }) => (
              <Link variant="plain" href={hrefOf('tenants', id)} {...(id === left ? { ref: focusOnArrival } : {})}>
                {name}
              </Link>
            ),
          },
          { id: 'members', header: t('tenants.members'), cell: ({ members }) => formats.number(members) },
          {
            id: 'packages',
            header: t('tenants.packages'),
            isMuted: true,
            cell: ({ packages }) => heldPackages(packages, { t, formats, locale }),
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
              </span>
            ),
          },
        ]}
      />
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
  );
}

/** Takes the focus once, when it comes onto the page. */
function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
