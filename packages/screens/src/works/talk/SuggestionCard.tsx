import { Button, CheckIcon, CloseIcon, PencilIcon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { additionOf, OwnAddition } from './OwnAddition.tsx';
import { Reason } from './Reason.tsx';
import { Suggested } from './Suggested.tsx';
import * as styles from './talk.css.ts';
import type { Suggestion } from './talk.source.ts';
import { useDecision } from './useDecision.ts';

/** A change that waits for somebody who edits: what it would do, and the two answers to it. */
export function SuggestionCard({ suggestion, person }: { suggestion: Suggestion; person: string | undefined }) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const { decide, isBusy, failure } = useDecision();
  const mayDecide = session.role === 'edit';
  const isOwn = person !== undefined && suggestion.author.person === person && suggestion.origin === 'person';
  const addition = isOwn ? additionOf(suggestion) : undefined;
  const [isChanging, setChanging] = useState(false);

  return (
    <li className={styles.card}>
      <AuthorLine author={suggestion.author} origin={suggestion.origin} at={suggestion.at} />
      <Reason reason={suggestion.reason} />
      {addition && isChanging ? (
        <OwnAddition suggestion={suggestion} addition={addition} onDone={() => setChanging(false)} />
      ) : (
        <Suggested {...suggestion} />
      )}
      {failure !== undefined && (
        <Text size="caption" tone="critical" role="alert">
          {failure}
        </Text>
      )}
      {(mayDecide || isOwn) && !isChanging && (
        <div className={styles.answers}>
          {mayDecide && (
            <Button size="compact" icon={CheckIcon} isBusy={isBusy} onClick={() => void decide(suggestion.id, true)}>
              {t('suggestions.accept')}
            </Button>
          )}
          <Button
            size="compact"
            variant="quiet"
            icon={CloseIcon}
            isDisabled={isBusy}
            onClick={() => void decide(suggestion.id, false)}
          >
            {t(mayDecide ? 'suggestions.refuse' : 'suggestions.withdraw')}
          </Button>
          {addition && (
            <Button size="compact" variant="quiet" icon={PencilIcon} onClick={() => setChanging(true)}>
              {t('suggestions.change')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
