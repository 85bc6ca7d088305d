import { Button, CheckIcon, CloseIcon, IconButton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { FieldValue } from '@assay/works';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useWorkSession } from '../WorkContext.ts';
import { type FieldIn, useDescriptions, valueText } from '../WorkDescriptions.ts';
import type { SuggestedValue } from './suggested-values.ts';
import * as styles from './talk.css.ts';
import { useDecision } from './useDecision.ts';
import { WordChanges } from './WordChanges.tsx';

export interface SuggestedValuesProps {
  at: FieldIn;
  /** What stands there now. */
  stands: FieldValue | undefined;
  waiting: readonly SuggestedValue[];
}

/** What is suggested for a field, with the two answers to it; what is part of more is answered as a whole beside the work. */
export function SuggestedValues({ at, stands, waiting }: SuggestedValuesProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const { open } = useWorkPanel();
  const { decide, failure } = useDecision();
  return waiting.map(({ suggestion: { id, author }, value, isAlone }) => (
    <div
      key={id}
      className={styles.suggestedValue}
      role="group"
      aria-label={t('suggestions.onField', { name: author.name })}
    >
      <WordChanges before={valueText(words, at, stands)} after={valueText(words, at, value)} />
      {session.role === 'edit' && isAlone && (
        <span className={styles.valueAnswers}>
          <IconButton
            icon={CheckIcon}
            size="compact"
            label={t('suggestions.accept')}
            onClick={() => void decide(id, true)}
          />
          <IconButton
            icon={CloseIcon}
            size="compact"
            label={t('suggestions.refuse')}
            onClick={() => void decide(id, false)}
          />
        </span>
      )}
      {!isAlone && (
        <Button size="compact" variant="quiet" onClick={() => open('suggestions')}>
          {t('panel.suggestions')}
        </Button>
      )}
      {failure !== undefined && <span role="alert">{failure}</span>}
    </div>
  ));
}
