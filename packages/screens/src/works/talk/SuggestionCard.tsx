import { Button, CheckIcon, CloseIcon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { operationTexts } from './operation-text.ts';
import * as styles from './talk.css.ts';
import type { Suggestion } from './talk.source.ts';
import { useDecision } from './useDecision.ts';
import { WordChanges } from './WordChanges.tsx';

/** Changes of one suggestion that are shown; of more their number. */
const shown = 6;

/** A change that waits for somebody who edits: what it would do, and the two answers to it. */
export function SuggestionCard({ suggestion, person }: { suggestion: Suggestion; person: string | undefined }) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const { decide, isBusy, failure } = useDecision();
  const texts = operationTexts(suggestion.operations, session.state, words);
  const mayDecide = session.role === 'edit';
  const isOwn = person !== undefined && suggestion.author.person === person && suggestion.origin === 'person';

  return (
    <li className={styles.card}>
      <AuthorLine author={suggestion.author} origin={suggestion.origin} at={suggestion.at} />
      <ul className={styles.operations}>
        {texts.slice(0, shown).map(({ what, subject, before, after }, at) => (
          // Operations have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Text size="caption" tone="muted">
              {t(`suggestions.${what}`, { subject })}
            </Text>
            <WordChanges before={before} after={after} />
          </li>
        ))}
      </ul>
      {texts.length > shown && (
        <Text size="caption" tone="muted">
          {t('suggestions.more', { count: texts.length - shown })}
        </Text>
      )}
      {failure !== undefined && (
        <Text size="caption" tone="critical" role="alert">
          {failure}
        </Text>
      )}
      {(mayDecide || isOwn) && (
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
        </div>
      )}
    </li>
  );
}
