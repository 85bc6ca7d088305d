import { partsByMention } from './mention-text.ts';
import * as styles from './talk.css.ts';
import type { WorkComment } from './talk.source.ts';

/** The words of a comment; whom they call stands out. */
export function CommentText({ text, mentions }: Pick<WorkComment, 'text' | 'mentions'>) {
  const parts = partsByMention(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <p className={styles.words}>
      {parts.map((part, index) =>
        part.isMention ? (
          // Parts of one text have no identity but their place.
          <span key={`${index}`} className={styles.mention}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
