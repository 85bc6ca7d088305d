import { ConfirmDialog } from '@assay/design-system';
import { tokenDays } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Organisation, organisationKey } from './administration.source.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { administrationMessages } from './messages.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { useSaving } from './useSaving.ts';

const minutesOfDay = 1440;
const choices = [7, 30, 60, 90, 180];

/** For how long tokens of the organisation live. Asks before it gets shorter, since programs stop by it. */
export function TokenLifeForm({
  source,
  notify,
  organisation,
}: AdministrationPartProps & { organisation: Organisation }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const { longest_token_days: saved } = organisation;
  const [days, setDays] = useState(saved);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, save } = useSaving(notify, organisationKey);
  const words = { saved: t('tokenLife.saved'), notSaved: t('tokenLife.notSaved') };
  const lengthOf = (value: number | null) => formats.duration((value ?? tokenDays.longest) * minutesOfDay);

  function submit() {
    if ((days ?? tokenDays.longest) < (saved ?? tokenDays.longest)) setAsking(true);
    else void save(() => source.saveTokenLimit(days), words);
  }

  async function shorten() {
    const { ended, shortened } = await source.saveTokenLimit(days);
    await queries.invalidateQueries({ queryKey: organisationKey });
    const happened = [
      ended > 0 && t('tokenLife.ended', { count: ended }),
      shortened > 0 && t('tokenLife.shortened', { count: shortened }),
    ];
    notify({ title: words.saved, description: happened.filter(Boolean).join(' '), tone: 'positive' });
  }

  return (
    <>
      <PolicyForm
        title={t('tokenLife.title')}
        lead={t('tokenLife.lead')}
        words={{ save: t('tokenLife.save'), saving: t('tokenLife.saving') }}
        isBusy={isBusy}
        onSubmit={submit}
      >
        <DurationSelect
          label={t('tokenLife.days')}
          value={days}
          choices={choices}
          said={lengthOf}
          none={t('tokenLife.usual', { duration: lengthOf(null) })}
          onChange={setDays}
        />
      </PolicyForm>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('tokenLife.askTitle', { duration: lengthOf(days) })}
        words={{
          confirm: t('tokenLife.confirm'),
          busy: t('tokenLife.saving'),
          cancel: t('tokenLife.cancel'),
          failed: words.notSaved,
        }}
        onConfirm={shorten}
        onClose={() => setAsking(false)}
      >
        {t('tokenLife.askText')}
      </ConfirmDialog>
    </>
  );
}
