import { Button, ConfirmDialog, Heading, Skeleton, Stack, Text } from '@assay/design-system';
import { type RetentionKind, retentionHour, retentionKinds, searchDays } from '@assay/domain';
import { type Translate, useFormats, useMessages, useTranslator } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import type { OverItems, Retention, RetentionDays } from './administration.source.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { messageOf } from './messageOf.ts';
import type en from './messages/en.json';
import { administrationMessages } from './messages.ts';
import { period } from './period.ts';
import { useSaving } from './useSaving.ts';

const queryKey = ['administration', 'retention'];
const choices = [30, 60, 90, 180, 365, 730, 1095, 1825, 2555, 3650];
/** Searches are kept for so long at most, whatever an organisation sets. */
const choicesOf: Record<RetentionKind, readonly number[]> = {
  questions: choices,
  chats: choices,
  works: choices,
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
  const { locale } = useTranslator();
  const said = (days: number) => period(days, locale);
  const queries = useQueryClient();
  const { isBusy, save } = useSaving(notify, queryKey);
  const [days, setDays] = useState<RetentionDays>(retention.days);
  const [isCounting, setCounting] = useState(false);
  const [over, setOver] = useState<OverItems>();
  const words = { saved: t('retention.saved'), notSaved: t('retention.notSaved') };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isCounting) return;
    const isShorter = retentionKinds.some((kind) => lengthOf(days[kind]) < lengthOf(retention.days[kind]));
    if (!isShorter) {
      await save(() => source.saveRetention(days), words);
      return;
    }
    setCounting(true);
    try {
      setOver(await source.countOver(days));
    } catch (error) {
      notify({ title: words.notSaved, description: messageOf(error), tone: 'critical' });
    } finally {
      setCounting(false);
    }
  }

  const items = over ? itemsIn(over, t, formats.number) : [];
  return (
    <>
      <Text as="p" tone="muted" hasMeasure>
        {t('retention.lead', { time: `${String(retentionHour).padStart(2, '0')}:00`, zone: retention.time_zone })}
      </Text>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={t('retention.title')}
      >
        {retentionKinds.map((kind) => (
          <DurationSelect
            key={kind}
            label={t(`retention.${kind}`)}
            value={days[kind]}
            choices={choicesOf[kind]}
            said={said}
            none={kind === 'searches' ? t('retention.usual', { duration: said(searchDays) }) : t('retention.forEver')}
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
          <Button type="submit" isBusy={isBusy || isCounting} busyLabel={t('retention.saving')}>
            {t('retention.save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={over !== undefined}
        title={t('retention.askTitle')}
        words={{
          confirm: t('retention.confirm'),
          busy: t('retention.saving'),
          cancel: t('retention.cancel'),
          failed: words.notSaved,
        }}
        onConfirm={async () => {
          await source.saveRetention(days);
          await queries.invalidateQueries({ queryKey });
          notify({ title: words.saved, tone: 'positive' });
        }}
        onClose={() => setOver(undefined)}
      >
        <Stack gap={3}>
          <Text as="p">
            {items.length === 0 ? t('retention.askNone') : t('retention.askSome', { items: formats.list(items) })}
          </Text>
          <Text as="p">{t('retention.askWhen', { at: formats.dateTime(retention.first_run_at) })}</Text>
        </Stack>
      </ConfirmDialog>
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
    works: 'retention.workCount',
    searches: 'retention.searchCount',
  } as const;
  return (['questions', 'chats', 'files', 'works', 'searches'] as const)
    .filter((kind) => over[kind] > 0)
    .map((kind) => t(words[kind], { count: over[kind], items: number(over[kind]) }));
}
