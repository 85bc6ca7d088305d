import { PenLineIcon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { Listing } from '../panel/Listing.tsx';
import { PanelEmpty } from '../panel/PanelEmpty.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { Reason } from './Reason.tsx';
import { Suggested } from './Suggested.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import * as styles from './talk.css.ts';
import { useTalk } from './useTalk.ts';

/** What waits for somebody who edits, and what became of the last ones. */
export function Suggestions({ person }: { person: string | undefined }) {
  const t = useMessages(worksMessages);
  const { suggestions } = useTalk();
  return (
    <Listing query={suggestions}>
      {(all) => {
        const open = all.filter(({ state }) => state === 'open');
        const decided = all.filter(({ state }) => state !== 'open');
        return (
          <>
            {open.length === 0 && (
              <PanelEmpty icon={PenLineIcon} title={t('suggestions.none')}>
                {t('suggestions.hint')}
              </PanelEmpty>
            )}
            <ul className={styles.cards}>
              {open.map((suggestion) => (
                <SuggestionCard key={suggestion.id} suggestion={suggestion} person={person} />
              ))}
            </ul>
            {decided.length > 0 && (
              <>
                <Text size="caption" tone="muted" className={styles.divider}>
                  {t('suggestions.decided')}
                </Text>
                <ul className={styles.cards}>
                  {decided.map((suggestion) => (
                    <li key={suggestion.id} className={styles.past}>
                      <AuthorLine
                        author={suggestion.author}
                        origin={suggestion.origin}
                        at={suggestion.decided_at ?? suggestion.at}
                      />
                      <Reason reason={suggestion.reason} />
                      <Suggested {...suggestion} />
                      <Text size="caption" tone="muted">
                        {t(suggestion.state === 'accepted' ? 'suggestions.accepted' : 'suggestions.refused', {
                          name: suggestion.decided_by ?? '',
                        })}
                      </Text>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        );
      }}
    </Listing>
  );
}
