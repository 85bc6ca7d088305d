import { Button, Heading, Text } from '@assay/design-system';
import { sessionLimits } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Organisation, organisationKey } from './administration.source.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { administrationMessages } from './messages.ts';
import { useSaving } from './useSaving.ts';

const minutesOfHour = 60;
const minutesOfDay = 1440;
const idleChoices = [15, 30, 60, 120, 240, 480, 720, minutesOfDay, 7 * minutesOfDay, 14 * minutesOfDay];
const ageChoices = [1, 4, 8, 12, 24, 7 * 24, 14 * 24, 30 * 24, 60 * 24];

/** When sessions that act in the organisation end. What was chosen stays when it could not be saved. */
export function SessionLimitsForm({
  source,
  notify,
  organisation,
}: AdministrationPartProps & { organisation: Organisation }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const [idleMinutes, setIdle] = useState(organisation.session_idle_minutes);
  const [ageHours, setAge] = useState(organisation.session_age_hours);
  const { isBusy, save } = useSaving(notify, organisationKey);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(() => source.saveSessionLimits({ idleMinutes, ageHours }), {
      saved: t('limits.saved'),
      notSaved: t('limits.notSaved'),
    });
  }

  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {t('limits.title')}
      </Heading>
      <Text as="p" tone="muted" hasMeasure>
        {t('limits.lead')}
      </Text>
      <form className={styles.form} noValidate onSubmit={submit} aria-label={t('limits.title')}>
        <DurationSelect
          label={t('limits.idle')}
          hint={t('limits.idleHint')}
          value={idleMinutes}
          unit={1}
          choices={idleChoices}
          none={t('limits.usual', { duration: formats.duration(sessionLimits.idle.most) })}
          onChange={setIdle}
        />
        <DurationSelect
          label={t('limits.age')}
          hint={t('limits.ageHint')}
          value={ageHours}
          unit={minutesOfHour}
          choices={ageChoices}
          none={t('limits.usual', { duration: formats.duration(sessionLimits.age.most * minutesOfHour) })}
          onChange={setAge}
        />
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={t('limits.saving')}>
            {t('limits.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
