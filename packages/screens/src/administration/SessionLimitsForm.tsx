import { sessionLimits } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Organisation, organisationKey } from './administration.source.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { administrationMessages } from './messages.ts';
import { PolicyForm } from './PolicyForm.tsx';
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

  const submit = () =>
    void save(() => source.saveSessionLimits({ idleMinutes, ageHours }), {
      saved: t('limits.saved'),
      notSaved: t('limits.notSaved'),
    });

  return (
    <PolicyForm
      title={t('limits.title')}
      lead={t('limits.lead')}
      words={{ save: t('limits.save'), saving: t('limits.saving') }}
      isBusy={isBusy}
      onSubmit={submit}
    >
      <DurationSelect
        label={t('limits.idle')}
        hint={t('limits.idleHint')}
        value={idleMinutes}
        choices={idleChoices}
        said={formats.duration}
        none={t('limits.usual', { duration: formats.duration(sessionLimits.idle.most) })}
        onChange={setIdle}
      />
      <DurationSelect
        label={t('limits.age')}
        hint={t('limits.ageHint')}
        value={ageHours}
        choices={ageChoices}
        said={(hours) => formats.duration(hours * minutesOfHour)}
        none={t('limits.usual', { duration: formats.duration(sessionLimits.age.most * minutesOfHour) })}
        onChange={setAge}
      />
    </PolicyForm>
  );
}
