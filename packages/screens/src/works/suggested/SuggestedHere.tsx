import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { SuggestionCard } from '../talk/SuggestionCard.tsx';
import { useWorkSession } from '../WorkContext.ts';
import * as styles from './suggested.css.ts';
import { suggestedRecords } from './suggested-records.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SuggestedHereProps {
  /** Types of the records that stand in a part of the work. */
  types: readonly string[];
}

/**
 * What is suggested to come into a part of a work, to leave it, or to stand elsewhere in it, with the two answers to each.
 * What is suggested for a field stands there.
 */
export function SuggestedHere({ types }: SuggestedHereProps) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const suggestions = useSuggestions();
  const here = suggestedRecords(suggestions, session.state).filter(({ type }) => types.includes(type));
  const once = [...new Set(here.map(({ suggestion }) => suggestion))];
  if (once.length === 0) return null;
  return (
    <ul className={styles.here} aria-label={t('panel.suggestions')}>
      {once.map((suggestion) => (
        <SuggestionCard key={suggestion.id} suggestion={suggestion} person={session.person} />
      ))}
    </ul>
  );
}
