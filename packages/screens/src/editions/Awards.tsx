import {
  Button,
  ButtonLink,
  ErrorState,
  Field,
  Heading,
  NumberInput,
  RetryIcon,
  Skeleton,
  Tag,
  Text,
  TextArea,
  TextInput,
} from '@assay/design-system';
import { type ActivityType, pathTo } from '@assay/domain';
import { useDraft, useMessages } from '@assay/i18n';
import { useCallback, useState } from 'react';
import * as styles from './Awards.css.ts';
import type { Award, AwardsSource } from './awards.source.ts';
import { editionsMessages } from './messages.ts';
import { useReading } from './useReading.ts';

export interface AwardsProps {
  source: AwardsSource;
  /** Somebody with a paid edition has no trial to add days to: the awards wait. */
  isPaid: boolean;
  notify(message: { title: string; tone: 'positive' | 'critical' }): void;
  /** Days were received: what is known of the edition is out of date. */
  onReceived(): void;
}

/** Activities that earn days of trial, each received once. */
export function Awards({ source, isPaid, notify, onReceived }: AwardsProps) {
  const t = useMessages(editionsMessages);
  const [awards, reload] = useReading(useCallback((signal: AbortSignal) => source.awards(signal), [source]));
  const [busy, setBusy] = useState<ActivityType>();

  const tell = (error: unknown) =>
    notify({ title: error instanceof Error ? error.message : String(error), tone: 'critical' });

  async function receive({ type }: Award) {
    setBusy(type);
    try {
      const days = await source.receive(type);
      notify({ title: t('awards.received', { count: days }), tone: 'positive' });
      onReceived();
      reload();
    } catch (error) {
      tell(error);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={styles.section}>
      <Heading level={2} size="section">
        {t('awards.title')}
      </Heading>
      {awards.status === 'loading' && (
        <div role="status" aria-label={t('awards.loading')}>
          <Skeleton lines={3} />
        </div>
      )}
      {awards.status === 'failed' && (
        <ErrorState
          level={3}
          title={t('awards.failed')}
          actions={
            <Button size="compact" icon={RetryIcon} onClick={reload}>
              {t('usage.failed.retry')}
            </Button>
          }
        >
          {awards.message}
        </ErrorState>
      )}
      {isPaid && awards.status === 'ready' && (
        <Text as="p" tone="muted">
          {t('awards.waiting')}
        </Text>
      )}
      {awards.status === 'ready' && (
        <ul className={styles.list}>
          {awards.value.map((award) => (
            <li key={award.type} className={styles.award}>
              <div className={styles.words}>
                <Text weight="medium" tone="strong">
                  {t(`awards.${award.type}.title`)}
                </Text>
                <Tag tone={award.state === 'received' ? 'positive' : 'neutral'}>
                  {t(award.state === 'received' ? 'awards.done' : 'awards.days', { count: award.days })}
                </Tag>
              </div>
              {award.state === 'open' && <Open type={award.type} source={source} onDone={reload} onFailed={tell} />}
              {award.state === 'ready' && !isPaid && (
                <Button
                  size="compact"
                  variant="primary"
                  isBusy={busy === award.type}
                  busyLabel={t('awards.receiving')}
                  onClick={() => void receive(award)}
                >
                  {t('awards.receive', { count: award.days })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OpenProps {
  type: ActivityType;
  source: AwardsSource;
  onDone(): void;
  onFailed(error: unknown): void;
}

/** What is still to be done for an award. */
function Open({ type, source, onDone, onFailed }: OpenProps) {
  const t = useMessages(editionsMessages);
  const [link, setLink] = useState<string>();
  switch (type) {
    case 'inviteRegisterV2':
      return link === undefined ? (
        <Button size="compact" onClick={() => void source.inviteLink().then(setLink, onFailed)}>
          {t('awards.inviteRegisterV2.action')}
        </Button>
      ) : (
        <Field label={t('awards.inviteRegisterV2.link')} hint={t('awards.inviteRegisterV2.hint')}>
          <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
      );
    case 'perfectInformation':
      return (
        <ButtonLink size="compact" href={pathTo('userProfile')}>
          {t('awards.perfectInformation.action')}
        </ButtonLink>
      );
    case 'inviteFeedback':
      return <Feedback source={source} onDone={onDone} onFailed={onFailed} />;
  }
}

function Feedback({ source, onDone, onFailed }: Omit<OpenProps, 'type'>) {
  const t = useMessages(editionsMessages);
  const [content, setContent] = useDraft('feedback');
  const [score, setScore] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const isComplete = content.trim() !== '' && score !== undefined;

  async function send() {
    if (score === undefined) return;
    setBusy(true);
    try {
      await source.sendFeedback(score, content.trim());
      setContent('');
      onDone();
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isBusy) void send();
      }}
    >
      <Field label={t('awards.inviteFeedback.score')}>
        <NumberInput name="score" min={1} max={10} value={score} onChange={setScore} />
      </Field>
      <Field label={t('awards.inviteFeedback.content')}>
        <TextArea name="content" maxLength={4000} value={content} onChange={({ target }) => setContent(target.value)} />
      </Field>
      <div>
        <Button
          type="submit"
          size="compact"
          isBusy={isBusy}
          busyLabel={t('awards.inviteFeedback.sending')}
          {...(isComplete ? {} : { disabledReason: t('awards.inviteFeedback.incomplete') })}
        >
          {t('awards.inviteFeedback.action')}
        </Button>
      </div>
    </form>
  );
}
