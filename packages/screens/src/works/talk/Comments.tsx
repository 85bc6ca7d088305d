import { MessageIcon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useState } from 'react';
import { worksMessages } from '../messages.ts';
import { Listing } from '../panel/Listing.tsx';
import { PanelEmpty } from '../panel/PanelEmpty.tsx';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useWorkSession } from '../WorkContext.ts';
import { placeName, useDescriptions } from '../WorkDescriptions.ts';
import { CommentBox } from './CommentBox.tsx';
import { Thread } from './Thread.tsx';
import * as styles from './talk.css.ts';
import { useTalk } from './useTalk.ts';

/** What people say about the work and its places; closed threads come last. */
export function Comments({ person }: { person: string | undefined }) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const { talk, place, open, key } = useWorkPanel();
  const { comments, refresh } = useTalk();
  const record = place && session.state.get(place.record);
  // Comments read again would say that it was seen; whoever just came still looks for it.
  const [calling, setCalling] = useState<ReadonlySet<string>>(new Set());
  const news = (comments.data ?? []).filter(({ id, callsYou }) => callsYou && !calling.has(id));
  if (news.length > 0) setCalling(new Set([...calling, ...news.map(({ id }) => id)]));
  useEffect(() => {
    if (calling.size === 0) return;
    const left = new AbortController();
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      left.abort();
      void talk.seeMentions().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', see, { signal: left.signal });
    see();
    return () => left.abort();
  }, [calling, talk]);
  const about = record && place ? placeName(words, record, session.state, place.field) : t('comments.whole');
  return (
    <>
      {session.role !== 'read' && (
        <div className={styles.writing}>
          <Text size="caption" tone="muted">
            {t('comments.about', { place: about })}
          </Text>
          <CommentBox
            key={`${place?.record}.${place?.field}`}
            draft={`comment.${key}.${place?.record ?? ''}.${place?.field ?? ''}`}
            label={t('comments.write')}
            submitLabel={t('comments.send')}
            isGuest={person === undefined}
            hasAutoFocus={place !== undefined}
            onSubmit={async (written) => {
              await talk.comment({ ...written, place });
              open('comments');
              await refresh();
            }}
          />
        </div>
      )}
      <Listing query={comments}>
        {(read) => {
          const all = read.map((one) => (calling.has(one.id) ? { ...one, callsYou: true } : one));
          const threads = all.filter(({ thread }) => thread === null);
          const inOrder = [
            ...threads.filter(({ resolved_at }) => resolved_at === null),
            ...threads.filter(({ resolved_at }) => resolved_at !== null),
          ];
          if (threads.length === 0) return <PanelEmpty icon={MessageIcon} title={t('comments.none')} />;
          return (
            <ul className={styles.cards}>
              {inOrder.map((first) => (
                <Thread
                  key={first.id}
                  first={first}
                  answers={all.filter(({ thread }) => thread === first.id)}
                  person={person}
                />
              ))}
            </ul>
          );
        }}
      </Listing>
    </>
  );
}
