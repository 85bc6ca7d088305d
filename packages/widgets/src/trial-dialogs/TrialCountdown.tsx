import { Banner, Button, CountdownTag } from '@assay/design-system';
import { trialCountdown } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { trialDialogsMessages } from './messages.ts';
import * as styles from './TrialDialogs.css.ts';
import type { TrialCountdownProps, TrialNoteProps } from './TrialDialogs.types.ts';

/** Days that a trial has left; nothing once it is over. */
export function TrialCountdown({ daysLeft, className }: TrialCountdownProps) {
  const t = useMessages(trialDialogsMessages);
  const shown = trialCountdown(daysLeft);
  if (shown === 'none') return null;
  return (
    <CountdownTag isNear={shown === 'tag-and-note'} {...(className === undefined ? {} : { className })}>
      {t('countdown.days', { count: daysLeft })}
    </CountdownTag>
  );
}

/** The 'about to expire' note, from three days on (section 2.6). */
export function TrialNote({ daysLeft, onUpgrade, onClose, className = styles.note }: TrialNoteProps) {
  const t = useMessages(trialDialogsMessages);
  if (trialCountdown(daysLeft) !== 'tag-and-note') return null;
  return (
    <Banner
      tone="caution"
      title={t('note.title')}
      className={className}
      onClose={onClose}
      closeLabel={t('note.close')}
      actions={
        <Button size="compact" onClick={onUpgrade}>
          {t('upgrade')}
        </Button>
      }
    >
      {t('note.text', { count: daysLeft })}
    </Banner>
  );
}
