import { Button, CheckIcon, CloseIcon, IconButton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { FieldValue } from '@assay/works';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { ValueChanges } from '../ValueChanges.tsx';
import { useWorkSession } from '../WorkContext.ts';
import type { FieldIn } from '../WorkDescriptions.ts';
import { Reason } from './Reason.tsx';
import type { SuggestedValue } from './suggested-values.ts';
import * as styles from './talk.css.ts';
import { useDecision } from './useDecision.ts';

export interface SuggestedValuesProps {
  at: FieldIn;
  /** What stands there now. */
  stands: FieldValue | undefined;
  waiting: readonly SuggestedValue[];
}

/** What is suggested for a field, with the two answers to it; what is part of more is answered as a whole beside the work. */
export function SuggestedValues({ at, stands, waiting }: SuggestedValuesProps) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const { open } = useWorkPanel();
  const { decide, failure } = useDecision();
  return waiting.map(({ suggestion: { id, author, reason }, value, isAlone }) => (
    <div
      key={id}
      className={styles.suggestedValue}
      role="group"
      aria-label={t('suggestions.onField', { name: author.name })}
    >
      <ValueChanges {...at} before={stands} after={value} />
      <Reason reason={reason} />
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
