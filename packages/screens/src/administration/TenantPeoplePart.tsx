import {
  ArrowLeftIcon,
  ButtonLink,
  EmptyState,
  IconButton,
  LayersIcon,
  UsersIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps, AdministrationProps } from './Administration.types.ts';
import type { TenantPeople } from './administration.source.ts';
import { FoundTable } from './FoundTable.tsx';
import { administrationMessages } from './messages.ts';
import { PackagesDialog } from './PackagesDialog.tsx';
import { heldPackages } from './packageTitle.ts';
import { useFound } from './useFound.ts';

type Person = TenantPeople['people'][number];

export interface TenantPeoplePartProps extends AdministrationPartProps, Pick<AdministrationProps, 'onTitle'> {
  /** Id of the organisation. */
  tenant: string;
  hasAllPackages: boolean;
  /** Address of the list that it stands in. */
  backTo: string;
}

/** The people of one organisation, each with the packages that are theirs alone. */
export function TenantPeoplePart({
  source,
  notify,
  tenant: id,
  hasAllPackages,
  backTo,
  onTitle,
}: TenantPeoplePartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const found = useFound(['tenants', id], (find, signal) => source.peopleIn(id, find, signal));
  const [granting, setGranting] = useState<Person>();
  const name = found.query.data?.name;
  useEffect(() => {
    onTitle(name);
    return () => onTitle(undefined);
  }, [name, onTitle]);
  const back = useRef<HTMLAnchorElement>(null);
  // The link that was followed is gone with its list.
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.part}>
      <div>
        <ButtonLink ref={back} variant="quiet" size="compact" icon={ArrowLeftIcon} href={backTo}>
          {t('tenants.back')}
        </ButtonLink>
      </div>
      <FoundTable
        title={name === undefined ? t('tenants.people') : t('members.title', { tenant: name })}
        found={found}
        findLabel={t('tenants.findPerson')}
        findHint={t('tenants.findPersonHint')}
        rowsOf={({ people, total }) => ({ rows: people, total })}
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
            cell: ({ packages }) => heldPackages(packages, { t, formats, locale }),
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
