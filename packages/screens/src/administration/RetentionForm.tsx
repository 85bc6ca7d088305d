import { Button, Dialog, Heading, Skeleton, Stack, Text } from '@assay/design-system';
import { type RetentionKind, retentionHour, retentionKinds, searchDays } from '@assay/domain';
import { type Translate, useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import type { OverItems, Retention, RetentionDays } from './administration.source.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type en from './messages/en.json';
import { administrationMessages } from './messages.ts';

const queryKey = ['administration', 'retention'];
const minutesOfDay = 1440;
const choices = [30, 60, 90, 180, 365, 730, 1095, 1825, 2555, 3650];
/** Searches are kept for so long at most, whatever an organisation sets. */
const choicesOf: Record<RetentionKind, readonly number[]> = {
  questions: choices,
  chats: choices,
  searches: choices.filter((days) => days < searchDays),
};

/** For how long the organisation keeps what its people leave behind. */
export function RetentionForm({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const state = useQuery({ queryKey, queryFn: ({ signal }) => source.retention(signal) });
  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {t('retention.title')}
      </Heading>
      {state.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={200} />
        </div>
      )}
      {state.isLoadingError && <LoadFailure error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && <Loaded source={source} notify={notify} retention={state.data} />}
    </section>
  );
}

/** Asks with numbers before anything is kept for less time than until now. */
function Loaded({ source, notify, retention }: AdministrationPartProps & { retention: Retention }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const [days, setDays] = useState<RetentionDays>(retention.days);
  const [isBusy, setBusy] = useState(false);
  const [over, setOver] = useState<OverItems>();

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      notify({ title: t('retention.notSaved'), description, tone: 'critical' });
    } finally {
      setBusy(false);
    }
  }

  async function save() {
    await source.saveRetention(days);
    await queries.invalidateQueries({ queryKey });
    setOver(undefined);
    notify({ title: t('retention.saved'), tone: 'positive' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isShorter = retentionKinds.some((kind) => lengthOf(days[kind]) < lengthOf(retention.days[kind]));
    void attempt(async () => {
      if (isShorter) setOver(await source.countOver(days));
      else await save();
    });
  }

  const items = over ? itemsIn(over, t, formats.number) : [];
  return (
    <>
      <Text as="p" tone="muted" hasMeasure>
        {t('retention.lead', { time: `${String(retentionHour).padStart(2, '0')}:00`, zone: retention.time_zone })}
      </Text>
      <form className={styles.form} noValidate onSubmit={submit} aria-label={t('retention.title')}>
        {retentionKinds.map((kind) => (
          <DurationSelect
            key={kind}
            label={t(`retention.${kind}`)}
            value={days[kind]}
            unit={minutesOfDay}
            choices={choicesOf[kind]}
            none={
              kind === 'searches'
                ? t('retention.usual', { duration: formats.duration(searchDays * minutesOfDay) })
                : t('retention.forEver')
            }
            onChange={(value) => setDays({ ...days, [kind]: value })}
          />
        ))}
        <Text as="p" size="caption" tone="muted">
          {t('retention.rest')}
        </Text>
        {retention.next_run_at !== null && (
          <Text as="p" size="caption">
            {t('retention.next', { at: formats.dateTime(retention.next_run_at) })}
          </Text>
        )}
        <div>
          <Button type="submit" isBusy={isBusy && !over} busyLabel={t('retention.saving')}>
            {t('retention.save')}
          </Button>
        </div>
      </form>
      <Dialog
        isOpen={over !== undefined}
        onClose={() => setOver(undefined)}
        title={t('retention.askTitle')}
        closeLabel={t('retention.cancel')}
        actions={
          <>
            <Button onClick={() => setOver(undefined)}>{t('retention.cancel')}</Button>
            <Button
              variant="danger"
              isBusy={isBusy}
              busyLabel={t('retention.saving')}
              onClick={() => void attempt(save)}
            >
              {t('retention.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text as="p">
            {items.length === 0 ? t('retention.askNone') : t('retention.askSome', { items: formats.list(items) })}
          </Text>
          <Text as="p">{t('retention.askWhen', { at: formats.dateTime(retention.first_run_at) })}</Text>
        </Stack>
      </Dialog>
    </>
  );
}

const lengthOf = (days: number | null) => days ?? Infinity;

/** What would be over, each kind with its number. */
function itemsIn(over: OverItems, t: Translate<typeof en>, number: (value: number) => string): string[] {
  const words = {
    questions: 'retention.questionCount',
    chats: 'retention.chatCount',
    files: 'retention.fileCount',
    searches: 'retention.searchCount',
  } as const;
  return (['questions', 'chats', 'files', 'searches'] as const)
    .filter((kind) => over[kind] > 0)
    .map((kind) => t(words[kind], { count: over[kind], items: number(over[kind]) }));
}
