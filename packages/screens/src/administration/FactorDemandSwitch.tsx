import { Heading, Switch, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Organisation, OwnFactorMissingError, organisationKey } from './administration.source.ts';
import { messageOf } from './messageOf.ts';
import { administrationMessages } from './messages.ts';
import { useSaving } from './useSaving.ts';

/** Whether everybody of the organisation needs a second factor; counts at once, also for who is signed in. */
export function FactorDemandSwitch({
  source,
  notify,
  organisation,
}: AdministrationPartProps & { organisation: Organisation }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { isBusy, save } = useSaving(notify, organisationKey);
  const { name: tenant, demands_factor: isDemanded, members_without_factor: count } = organisation;

  const change = (isOn: boolean) =>
    void save(() => source.saveFactorDemand(isOn), {
      saved: t(isOn ? 'demand.on' : 'demand.off'),
      notSaved: t('demand.notSaved'),
      reasonOf: (error) => (error instanceof OwnFactorMissingError ? t('demand.ownFirst') : messageOf(error)),
    });

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
        onChange={change}
      >
        {t('demand.switch')}
      </Switch>
    </section>
  );
}
