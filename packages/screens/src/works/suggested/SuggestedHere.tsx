import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { SuggestionCard } from '../talk/SuggestionCard.tsx';
import { useTalk } from '../talk/useTalk.ts';
import { useWorkSession } from '../WorkContext.ts';
import * as styles from './suggested.css.ts';
import { suggestedRecords } from './suggested-records.ts';

export interface SuggestedHereProps {
  /** Types of the records that stand in a part of the work. */
  types: readonly string[];
  /** What of them is meant. @default all */
  isMeant?: (record: string) => boolean;
}

/**
 * What is suggested to come into a part of a work, to leave it, or to stand elsewhere in it, with the two answers to each.
 * What is suggested for a field stands there.
 */
export function SuggestedHere({ types, isMeant = () => true }: SuggestedHereProps) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const { suggestions } = useTalk();
  const here = suggestedRecords(suggestions.data ?? [], session.state).filter(
    ({ type, id }) => types.includes(type) && isMeant(id),
  );
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
