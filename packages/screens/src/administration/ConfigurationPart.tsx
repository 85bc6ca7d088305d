import { Banner, Button, Heading, KeyValue, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import type { Configuration, MailTest, ModelTest } from './administration.source.ts';
import { administrationMessages } from './messages.ts';
import { PartFrame } from './PartFrame.tsx';

type Group = Configuration['settings'][number]['group'];

/** What the environment sets for model and mail, and whether both work. */
export function ConfigurationPart({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const query = useQuery({
    queryKey: ['administration', 'configuration'],
    queryFn: ({ signal }) => source.configuration(signal),
  });
  const [model, setModel] = useState<ModelTest>();
  const [mail, setMail] = useState<MailTest>();
  const [busy, setBusy] = useState<'model' | 'mail'>();

  async function test<T>(what: 'model' | 'mail', work: () => Promise<T>, show: (result: T) => void) {
    setBusy(what);
    try {
      show(await work());
    } catch (error) {
      const description = error instanceof Error ? error.message : '';
      notify({ title: t('configuration.testFailed'), description, tone: 'critical' });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <PartFrame title={t('configuration.title')} query={query} lead={() => t('configuration.lead')}>
      {(configuration) => (
        <div className={styles.parts}>
          <SettingGroup
            configuration={configuration}
            group="model"
            note={configuration.model === 'none' && t('configuration.modelNone')}
          >
            <Button
              isBusy={busy === 'model'}
              busyLabel={t('configuration.testing')}
              onClick={() => void test('model', () => source.testModel(), setModel)}
            >
              {t('configuration.testModel')}
            </Button>
            {model && <ModelResult {...model} />}
          </SettingGroup>
          <SettingGroup
            configuration={configuration}
            group="embeddings"
            note={
              configuration.settings.every(({ group, is_set }) => group !== 'embeddings' || !is_set) &&
              t('configuration.embeddingsNone')
            }
          />
          <SettingGroup
            configuration={configuration}
            group="mail"
            note={
              configuration.mail === 'outbox'
                ? t('configuration.mailOutbox')
                : configuration.mail === 'none' && t('configuration.mailNone')
            }
          >
            <Button
              isBusy={busy === 'mail'}
              busyLabel={t('configuration.testing')}
              onClick={() => void test('mail', () => source.testMail(), setMail)}
            >
              {t('configuration.testMail')}
            </Button>
            {mail && <MailResult {...mail} />}
          </SettingGroup>
        </div>
      )}
    </PartFrame>
  );
}

interface SettingGroupProps {
  configuration: Configuration;
  group: Group;
  note: ReactNode;
  children?: ReactNode;
}

function SettingGroup({ configuration, group, note, children }: SettingGroupProps) {
  const t = useMessages(administrationMessages);
  return (
    <section className={styles.part}>
      <Heading level={3}>{t(`configuration.${group}`)}</Heading>
      {note && (
        <Text as="p" hasMeasure>
          {note}
        </Text>
      )}
      <KeyValue
        hasRules
        items={configuration.settings
          .filter((setting) => setting.group === group)
          .map(({ name, is_set, value }) => ({
            key: name,
            label: <span className={styles.link}>{name}</span>,
            value: is_set ? (value ?? t('configuration.secret')) : t('configuration.absent'),
          }))}
      />
      {children && <div className={styles.result}>{children}</div>}
    </section>
  );
}

function ModelResult({ state, model, reply, fault, status, ms }: ModelTest) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  if (state === 'answered')
    return (
      <Banner
        tone="positive"
        title={t('configuration.answered', { model: model ?? '', seconds: formats.number(Math.round(ms / 100) / 10) })}
      >
        {reply}
      </Banner>
    );
  if (state === 'not_configured')
    return (
      <Banner tone="info" title={t('configuration.modelMissing')}>
        {t('configuration.modelMissingText')}
      </Banner>
    );
  const found = fault === null ? '' : t(`faults.${fault}`, { status: String(status ?? '') });
  return (
    <Banner tone="critical" title={t('configuration.modelFailed', { model: model ?? '' })}>
      {t('configuration.modelFailedText', { fault: found })}
    </Banner>
  );
}

function MailResult({ state, to, problem }: MailTest) {
  const t = useMessages(administrationMessages);
  switch (state) {
    case 'sent':
    case 'written':
      return <Banner tone="positive" title={t(`configuration.${state}`, { to: to ?? '' })} />;
    case 'failed':
      return (
        <Banner tone="critical" title={t('configuration.mailFailed')}>
          {t('configuration.mailFailedText', { problem: problem || '—' })}
        </Banner>
      );
    case 'not_configured':
      return (
        <Banner tone="info" title={t('configuration.mailMissing')}>
          {t('configuration.mailMissingText')}
        </Banner>
      );
    case 'no_address':
      return (
        <Banner tone="info" title={t('configuration.noAddress')}>
          {t('configuration.noAddressText')}
        </Banner>
      );
  }
}
