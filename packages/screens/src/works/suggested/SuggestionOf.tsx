import { SuggestionCard } from '../talk/SuggestionCard.tsx';
import { useWorkSession } from '../WorkContext.ts';
import * as styles from './suggested.css.ts';
import { useSuggestions } from './useSuggestions.ts';

/** One suggestion where it is seen in the work, with the two answers to it; nothing once it is gone. */
export function SuggestionOf({ id }: { id: string }) {
  const { session } = useWorkSession();
  const suggestion = useSuggestions().find((one) => one.id === id && one.state === 'open');
  if (!suggestion) return null;
  return (
    <ul className={styles.here}>
      <SuggestionCard suggestion={suggestion} person={session.person} />
    </ul>
  );
}
