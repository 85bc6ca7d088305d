import { Heading, Switch, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Organisation, OwnFactorMissingError } from './administration.source.ts';
import { administrationMessages } from './messages.ts';

/** Whether everybody of the organisation needs a second factor; counts at once, also for who is signed in. */
export function FactorDemandSwitch({
  source,
  notify,
  organisation,
}: AdministrationPartProps & { organisation: Organisation }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { name: tenant, demands_factor: isDemanded, members_without_factor: count } = organisation;

  async function save(demanded: boolean) {
    setBusy(true);
    try {
      await source.saveFactorDemand(demanded);
      notify({ title: t(demanded ? 'demand.on' : 'demand.off'), tone: 'positive' });
    } catch (error) {
      const description =
        error instanceof OwnFactorMissingError
          ? t('demand.ownFirst')
          : error instanceof Error
            ? error.message
            : String(error);
      notify({ title: t('demand.notSaved'), description, tone: 'critical' });
    } finally {
      await queries.invalidateQueries({ queryKey: ['administration', 'organisation'] });
      setBusy(false);
    }
  }

  return (
    <section className={styles.part} aria-label={t('demand.title')}>
      <Heading level={2} size="title3">
        {t('demand.title')}
      </Heading>
      <Text as="p" tone="muted" hasMeasure>
        {t('demand.lead')}
      </Text>
      <Switch
        checked={isDemanded}
        isBusy={isBusy}
        hint={
          count === 0 ? t('demand.hintNone', { tenant }) : t('demand.hint', { people: formats.number(count), tenant })
        }
        onChange={(isOn) => void save(isOn)}
      >
        {t('demand.switch')}
      </Switch>
    </section>
  );
}
