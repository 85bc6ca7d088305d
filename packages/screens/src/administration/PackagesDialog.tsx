import {
  Button,
  DateInput,
  Dialog,
  Field,
  Heading,
  IconButton,
  Select,
  Skeleton,
  Text,
  TrashIcon,
} from '@assay/design-system';
import { type PackageName, packageLabels, packageNames } from '@assay/domain';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { Member } from './members.source.ts';
import { administrationMessages } from './messages.ts';
import { packageTitle } from './packageTitle.ts';

export interface PackagesDialogProps extends AdministrationPartProps {
  member: Member | undefined;
  onClose: () => void;
}

/** The packages that one person holds: to withdraw them, and to grant further ones. */
export function PackagesDialog({ source, notify, member, onClose }: PackagesDialogProps) {
  const t = useMessages(administrationMessages);
  return (
    <Dialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={t('packages.edit', { name: member?.name ?? '' })}
      closeLabel={t('packages.close')}
    >
      {member && <PackagesOf key={member.id} source={source} notify={notify} member={member} />}
    </Dialog>
  );
}

function PackagesOf({ source, notify, member }: AdministrationPartProps & { member: Member }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const held = useQuery({
    queryKey: ['administration', 'packages', member.id],
    queryFn: ({ signal }) => source.packagesOf(member.id, signal),
  });

  /** True when it was done; the lists are fetched anew in any case. */
  async function attempt(work: () => Promise<void>, done: string, failed: string): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      notify({ title: done, tone: 'positive' });
      return true;
    } catch (error) {
      notify({ title: failed, description: error instanceof Error ? error.message : '', tone: 'critical' });
      return false;
    } finally {
      await Promise.all([held.refetch(), queries.invalidateQueries({ queryKey: ['administration', 'members'] })]);
      setBusy(false);
    }
  }

  const [openedAt] = useState(() => Date.now());
  const spanOf = (endsAt: string | null) => {
    if (endsAt === null) return t('packages.forever');
    const date = formats.date(endsAt);
    return Date.parse(endsAt) > openedAt ? t('packages.until', { date }) : t('packages.ended', { date });
  };

  return (
    <div className={styles.part}>
      {held.isPending && <Skeleton height={88} />}
      {held.isError && <LoadFailure error={held.error} onRetry={() => void held.refetch()} />}
      {held.data?.length === 0 && <Text as="p">{t('packages.none')}</Text>}
      {held.data && held.data.length > 0 && (
        <ul className={styles.rows}>
          {held.data.map((each) => {
            const name = packageTitle(each.package, locale);
            return (
              <li key={each.package} className={styles.row}>
                <span className={styles.nameCell}>
                  <span>{name}</span>
                  <span className={styles.contact}>{spanOf(each.ends_at)}</span>
                </span>
                <IconButton
                  icon={TrashIcon}
                  label={t('packages.withdraw', { name })}
                  isDisabled={isBusy}
                  onClick={() =>
                    void attempt(
                      () => source.withdraw(member.id, each.package),
                      t('packages.withdrawn', { name }),
                      t('packages.notWithdrawn'),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      <GrantForm
        isBusy={isBusy}
        onGrant={(name, endsAt) =>
          attempt(
            () => source.grant(member.id, name, endsAt),
            t('packages.granted', { name: packageTitle(name, locale) }),
            t('packages.notGranted'),
          )
        }
      />
    </div>
  );
}

interface GrantFormProps {
  isBusy: boolean;
  onGrant: (name: PackageName, endsAt: string | null) => Promise<boolean>;
}

function GrantForm({ isBusy, onGrant }: GrantFormProps) {
  const t = useMessages(administrationMessages);
  const { locale } = useTranslator();
  const [name, setName] = useState<PackageName>();
  const [lastDay, setLastDay] = useState<string>();
  const [isWrongDay, setWrongDay] = useState(false);
  const [isChecked, setChecked] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name === undefined || isWrongDay || isBusy) return;
    // The last day counts whole, where the administrator is.
    const endsAt = lastDay === undefined ? null : new Date(`${lastDay}T23:59:59`).toISOString();
    if (!(await onGrant(name, endsAt))) return;
    setName(undefined);
    setLastDay(undefined);
    setChecked(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Heading level={3}>{t('packages.grantTitle')}</Heading>
      <Field label={t('packages.choose')} error={isChecked && name === undefined ? t('packages.missing') : undefined}>
        <Select
          value={name ?? ''}
          placeholder={t('packages.placeholder')}
          options={packageNames.map((value) => ({ value, label: packageLabels[value][locale] }))}
          onChange={({ target }) => setName(packageNames.find((each) => each === target.value))}
        />
      </Field>
      <Field
        label={t('packages.ends')}
        hint={t('packages.endsHint')}
        error={isChecked && isWrongDay ? t('packages.endsForm') : undefined}
      >
        <DateInput
          value={lastDay}
          min={today()}
          onChange={(value, problem) => {
            setLastDay(value);
            setWrongDay(problem !== undefined);
          }}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('packages.granting')}>
          {t('packages.grant')}
        </Button>
      </div>
    </form>
  );
}

/** The present day where the administrator is. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
