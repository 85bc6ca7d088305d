import { Button, Combobox, Field, Heading, TextInput } from '@assay/design-system';
import { successMessages } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationProps } from './Administration.types.ts';
import { type Organisation, organisationKey } from './administration.source.ts';
import { FactorDemandSwitch } from './FactorDemandSwitch.tsx';
import { administrationMessages } from './messages.ts';
import { RetentionForm } from './RetentionForm.tsx';
import { SessionLimitsForm } from './SessionLimitsForm.tsx';
import { TokenLifeForm } from './TokenLifeForm.tsx';
import { useSaving } from './useSaving.ts';

const longestName = 100;
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** What is true of the whole organisation: its name, its time zone, what it demands of everybody, what it keeps. */
export function OrganisationPart(props: AdministrationProps & { organisation: Organisation }) {
  return (
    <div className={styles.parts}>
      <OrganisationForm {...props} />
      <FactorDemandSwitch {...props} />
      <SessionLimitsForm {...props} />
      <TokenLifeForm {...props} />
      <RetentionForm {...props} />
    </div>
  );
}

/** Name and time zone of the organisation. What was typed stays when it could not be saved. */
function OrganisationForm({
  source,
  notify,
  onRenamed,
  organisation,
}: AdministrationProps & { organisation: Organisation }) {
  const t = useMessages(administrationMessages);
  const { locale } = useTranslator();
  const [name, setName] = useState(organisation.name);
  const [zone, setZone] = useState(organisation.time_zone);
  const [problem, setProblem] = useState<'missing' | 'tooLong'>();
  const { isBusy, save } = useSaving(notify, organisationKey);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    const found = wanted === '' ? 'missing' : [...wanted].length > longestName ? 'tooLong' : undefined;
    setProblem(found);
    if (found) return;
    const isRenamed = wanted !== organisation.name;
    const isSaved = await save(
      async () => {
        if (isRenamed) await source.rename(wanted);
        if (zone !== organisation.time_zone) await source.saveTimeZone(zone);
      },
      { saved: successMessages.updated[locale], notSaved: t('organisation.notSaved') },
    );
    if (isSaved && isRenamed) onRenamed();
  }

  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {t('organisation.title')}
      </Heading>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={t('organisation.title')}
      >
        <Field label={t('organisation.name')} error={problem && t(`organisation.${problem}`)}>
          <TextInput name="name" value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field
          label={t('organisation.timeZone')}
          hint={t('organisation.timeZoneHint', { zone: organisation.installation_time_zone })}
        >
          <Combobox
            source={zones}
            value={zone === null ? undefined : { value: zone, label: zone.replaceAll('_', ' ') }}
            onChange={(chosen) => setZone(chosen?.value ?? null)}
            clearLabel={t('organisation.clear')}
            words={{ list: t('organisation.zones') }}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('organisation.saving')}>
            {t('organisation.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
