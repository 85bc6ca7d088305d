import { Button, CheckIcon, CircleAlertIcon, Icon, Progress, Stack, Text } from '@assay/design-system';
import { leadTimes, maskNumber } from '@assay/domain';
import { useEffect, useState } from 'react';
import * as styles from './SalesLead.css.ts';
import type { SalesLeadForm } from './useSalesLead.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Step two: what became of the submission; it closes by itself after five seconds. */
export function LeadResult({ lead, onClose }: { lead: SalesLeadForm; onClose(): void }) {
  const { t, state, ownNumber } = lead;
  const [closesAt] = useState(() => Date.now() + leadTimes.result);
  const seconds = useSecondsUntil(closesAt);
  const isTaken = state.step === 'success';
  const phone = ownNumber ?? (state.values.mobile === '' ? '' : maskNumber(state.values.mobile));

  useEffect(() => {
    const timer = setTimeout(onClose, closesAt - Date.now());
    return () => clearTimeout(timer);
    // Closing is made anew with every render; the clock starts once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [closesAt]);

  return (
    <Stack gap={4} align="start" className={styles.result}>
      <span className={isTaken ? styles.mark : styles.markFailed}>
        <Icon of={isTaken ? CheckIcon : CircleAlertIcon} />
      </span>
      <Text as="p" role="status">
        {isTaken ? (phone === '' ? t('success.plain') : t('success.text', { phone })) : t('failure.text')}
      </Text>
      <Progress
        label={t('closesIn', { seconds })}
        value={leadTimes.result / 1000 - seconds}
        max={leadTimes.result / 1000}
        tone={isTaken ? 'accent' : 'critical'}
        className={styles.clock}
      />
      <Text size="caption" tone="muted">
        {t('closesIn', { seconds })}
      </Text>
      <div className={styles.resultActions}>
        {!isTaken && (
          <Button variant="primary" onClick={lead.back}>
            {t('failure.back')}
          </Button>
        )}
        <Button onClick={onClose}>{t('closeNow')}</Button>
      </div>
    </Stack>
  );
}
