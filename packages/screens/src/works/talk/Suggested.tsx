import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Operation } from '@assay/works';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { operationTexts } from './operation-text.ts';
import * as styles from './talk.css.ts';
import { WordChanges } from './WordChanges.tsx';

/** Changes of one suggestion that are shown; of more their number. */
const shown = 6;

/** What a suggestion would change. */
export function Suggested({ operations }: { operations: readonly Operation[] }) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const texts = operationTexts(operations, session.state, words);
  return (
    <>
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
    </>
  );
}
