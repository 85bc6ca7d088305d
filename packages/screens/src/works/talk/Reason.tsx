import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import * as styles from './talk.css.ts';
import { useReasonWords } from './useReasonWords.ts';

/** Why something was changed or is suggested: in the words of whoever gave a reason, whole; nothing where nobody did. */
export function Reason({ reason }: { reason: string | null }) {
  const t = useMessages(worksMessages);
  const wordsOf = useReasonWords();
  if (reason === null || reason === '') return null;
  const words = wordsOf(reason);
  if (words !== undefined)
    return (
      <Text size="caption" tone="muted">
        {words}
      </Text>
    );
  return (
    <blockquote className={styles.reason} aria-label={t('reason')}>
      {reason}
    </blockquote>
  );
}
