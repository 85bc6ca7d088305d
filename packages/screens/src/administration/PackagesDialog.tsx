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
import { type PackageName, packageLabels, packageNames, packages } from '@assay/domain';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ruledList } from '../detail/ruled.css.ts';
import * as styles from './Administration.css.ts';
import type { Notify } from './Administration.types.ts';
import type { HeldPackage } from './administration.source.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { administrationMessages } from './messages.ts';
import { packageTitle } from './packageTitle.ts';

const boughtPackages = packageNames.filter((name) => packages[name].kind === 'commercial');

/** Somebody who holds packages, or everybody of an organisation. */
export interface PackageHolder {
  /** Tells holders apart. */
  key: string;
  name: string;
  /** Everybody holds what was bought, never a trial or a free edition. */
  isEverybody: boolean;
  held(signal: AbortSignal): Promise<readonly HeldPackage[]>;
  grant(name: PackageName, endsAt: string | null): Promise<void>;
  withdraw(name: string): Promise<void>;
}

export interface PackagesDialogProps {
  notify: Notify;
  holder: PackageHolder | undefined;
  onClose: () => void;
}

/** The packages that somebody holds: to withdraw them, and to grant further ones. */
export function PackagesDialog({ notify, holder, onClose }: PackagesDialogProps) {
  const t = useMessages(administrationMessages);
  return (
    <Dialog
      isOpen={holder !== undefined}
      onClose={onClose}
      title={t('packages.edit', { name: holder?.name ?? '' })}
      closeLabel={t('packages.close')}
    >
      {holder && <PackagesOf key={holder.key} notify={notify} holder={holder} />}
    </Dialog>
  );
}

function PackagesOf({ notify, holder }: { notify: Notify; holder: PackageHolder }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const held = useQuery({
    queryKey: ['administration', 'packages', holder.key],
    queryFn: ({ signal }) => holder.held(signal),
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
      await Promise.all([
        held.refetch(),
        ...['members', 'tenants'].map((list) => queries.invalidateQueries({ queryKey: ['administration', list] })),
      ]);
      setBusy(false);
    }
  }

  const [openedAt] = useState(() => Date.now());
  const spanOf = (endsAt: string | null) => {
    if (endsAt === null) return t('packages.forever');
    const date = formats.date(endsAt);
    return Date.parse(endsAt) > openedAt ? t('packages.until', { date }) : t('packages.ended', { date });
  };

  /** What a person holds with everybody is withdrawn from everybody. */
  const isOthers = (each: HeldPackage) => each.for_everybody && !holder.isEverybody;

  return (
    <div className={styles.part}>
      {held.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={88} />
        </div>
      )}
      {held.isError && (
        <LoadFailure error={held.error} isStale={held.data !== undefined} onRetry={() => void held.refetch()} />
      )}
      {held.data?.length === 0 && <Text as="p">{t('packages.none')}</Text>}
      {held.data && held.data.length > 0 && (
        <ul className={ruledList}>
          {held.data.map((each) => {
            const name = packageTitle(each.package, locale);
            return (
              <li key={`${each.package} ${each.for_everybody}`} className={styles.row}>
                <span className={styles.nameCell}>
                  <span>{name}</span>
                  <span className={styles.contact}>
                    {[isOthers(each) && t('packages.everybodys'), spanOf(each.ends_at)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {!isOthers(each) && (
                  <IconButton
                    icon={TrashIcon}
                    label={t('packages.withdraw', { name })}
                    isDisabled={isBusy}
                    onClick={() =>
                      void attempt(
                        () => holder.withdraw(each.package),
                        t('packages.withdrawn', { name }),
                        t('packages.notWithdrawn'),
                      )
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <GrantForm
        isBusy={isBusy}
        offered={holder.isEverybody ? boughtPackages : packageNames}
        onGrant={(name, endsAt) =>
          attempt(
            () => holder.grant(name, endsAt),
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
  offered: readonly PackageName[];
  onGrant: (name: PackageName, endsAt: string | null) => Promise<boolean>;
}

function GrantForm({ isBusy, offered, onGrant }: GrantFormProps) {
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
          options={offered.map((value) => ({ value, label: packageLabels[value][locale] }))}
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
