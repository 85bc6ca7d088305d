import {
  ArrowLeftIcon,
  Button,
  EmptyState,
  IconButton,
  LayersIcon,
  Pagination,
  Table,
  UsersIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import { pageSize, type TenantPeople, type Tenants } from './administration.source.ts';
import { FindForm } from './FindForm.tsx';
import { administrationMessages } from './messages.ts';
import { PackagesDialog } from './PackagesDialog.tsx';
import { PartFrame } from './PartFrame.tsx';
import { packageTitle } from './packageTitle.ts';
import type { TenantsPartProps } from './TenantsPart.tsx';

type Person = TenantPeople['people'][number];

export interface TenantPeoplePartProps extends TenantsPartProps {
  tenant: Tenants['tenants'][number];
  onBack: () => void;
}

/** The people of one organisation, each with the packages that are theirs alone. */
export function TenantPeoplePart({ source, notify, tenant, hasAllPackages, onBack }: TenantPeoplePartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const { tenant_id: id } = tenant;
  const [find, setFind] = useState({ query: '', page: 1 });
  const [granting, setGranting] = useState<Person>();
  const query = useQuery({
    queryKey: ['administration', 'tenants', id, find],
    queryFn: ({ signal }) => source.peopleIn(id, find, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.part}>
      <div>
        <Button variant="quiet" size="compact" icon={ArrowLeftIcon} onClick={onBack}>
          {t('tenants.back')}
        </Button>
      </div>
      <PartFrame
        title={t('members.title', { tenant: tenant.name })}
        query={query}
        controls={
          <FindForm
            label={t('tenants.findPerson')}
            hint={t('tenants.findPersonHint')}
            onFind={(text) => setFind({ query: text, page: 1 })}
          />
        }
      >
        {({ people, total }) => (
          <>
            <div className={styles.scroll}>
              <Table
                label={t('members.title', { tenant: tenant.name })}
                rows={people}
                rowKey={({ user_id: person }) => person}
                empty={<EmptyState icon={UsersIcon} title={t('tenants.emptyPeople')} level={3} />}
                columns={[
                  {
                    id: 'name',
                    header: t('members.name'),
                    isRowHeader: true,
                    cell: (person) => (
                      <span className={styles.nameCell}>
                        <span>{person.full_name}</span>
                        <span className={styles.contact}>{person.email ?? person.mobile_number}</span>
                      </span>
                    ),
                  },
                  { id: 'role', header: t('members.role'), cell: ({ role }) => t(`roles.${role}`) },
                  {
                    id: 'packages',
                    header: t('members.packages'),
                    isMuted: true,
                    cell: ({ packages }) =>
                      packages.length === 0
                        ? t('members.none')
                        : formats.list(packages.map((name) => packageTitle(name, locale))),
                  },
                  {
                    id: 'actions',
                    header: <VisuallyHidden>{t('tenants.actions')}</VisuallyHidden>,
                    cell: (person) =>
                      !hasAllPackages && (
                        <span className={styles.actions}>
                          <IconButton
                            icon={LayersIcon}
                            label={t('packages.edit', { name: person.full_name })}
                            onClick={() => setGranting(person)}
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
          </>
        )}
      </PartFrame>
      <PackagesDialog
        notify={notify}
        holder={
          granting && {
            key: `${id} ${granting.user_id}`,
            name: granting.full_name,
            isEverybody: false,
            held: (signal) => source.packagesIn(id, granting.user_id, signal),
            grant: (name, endsAt) => source.grantIn(id, granting.user_id, name, endsAt),
            withdraw: (name) => source.withdrawIn(id, granting.user_id, name),
          }
        }
        onClose={() => setGranting(undefined)}
      />
    </div>
  );
}
