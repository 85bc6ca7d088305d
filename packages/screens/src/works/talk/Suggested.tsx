import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { ValueChanges } from '../ValueChanges.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { operationTexts } from './operation-text.ts';
import * as styles from './talk.css.ts';
import type { Suggestion } from './talk.source.ts';
import { WordChanges } from './WordChanges.tsx';

/** Changes of one suggestion that are shown; of more their number. */
const shown = 6;

/** What a suggestion would change. */
export function Suggested({ operations, state }: Pick<Suggestion, 'operations' | 'state'>) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const texts = operationTexts(operations, session.state, words, state === 'open');
  return (
    <>
      <ul className={styles.operations}>
        {texts.slice(0, shown).map(({ what, subject, change }, at) => (
          // Operations have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Text size="caption" tone="muted">
              {t(`suggestions.${what}`, { subject })}
            </Text>
            {'work' in change ? <ValueChanges {...change} /> : <WordChanges {...change} />}
          </li>
        ))}
      </ul>
      {texts.length > shown && (
        <Text size="caption" tone="muted">
          {t('suggestions.more', { count: texts.length - shown })}
        </Text>
      )}
    </>
  );
}
