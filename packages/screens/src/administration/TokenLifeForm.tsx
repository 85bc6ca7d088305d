import { Button, ConfirmDialog, Heading, Text } from '@assay/design-system';
import { tokenDays } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Organisation, organisationKey } from './administration.source.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { administrationMessages } from './messages.ts';
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

  function submit(event: FormEvent) {
    event.preventDefault();
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
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {t('tokenLife.title')}
      </Heading>
      <Text as="p" tone="muted" hasMeasure>
        {t('tokenLife.lead')}
      </Text>
      <form className={styles.form} noValidate onSubmit={submit} aria-label={t('tokenLife.title')}>
        <DurationSelect
          label={t('tokenLife.days')}
          value={days}
          unit={minutesOfDay}
          choices={choices}
          none={t('tokenLife.usual', { duration: lengthOf(null) })}
          onChange={setDays}
        />
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={t('tokenLife.saving')}>
            {t('tokenLife.save')}
          </Button>
        </div>
      </form>
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
    </section>
  );
}
