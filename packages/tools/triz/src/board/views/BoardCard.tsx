import { joinClasses } from '@assay/design-system';
import { color } from '@assay/design-system/style';
import { CitedSourcesContext } from '@assay/screens/works';
import { type CSSProperties, use } from 'react';
import * as styles from './board.css.ts';
import type { BoardCardNode } from './board-canvas.ts';
import { useCardLines } from './card-lines.ts';
import { letter as letterStyle } from './comparison.css.ts';
import { languageOfName } from './language-of-name.ts';
import { useDocumentCount } from './useDocumentCount.ts';

/** A card of the board: the problem, a branch with its principle, an idea with the passages that carry it. */
export function BoardCard({ card }: { card: BoardCardNode }) {
  const { node, label, tone, followed, below, letter, suggested } = card;
  const lines = useCardLines();
  const { sources } = use(CitedSourcesContext);
  const { type } = node;
  const documents = useDocumentCount(type === 'idea' ? label : undefined);
  const passages = Object.keys(node.evidence).length;
  const isAside = type === 'idea' && node.fields.isAside === true;
  const isLeaving = isAside || suggested?.change === 'remove';
  // Its principle is that of the card above, which says it.
  const isOfOther = type === 'idea' && (node.fields.principle === undefined || node.fields.principle !== followed);
  const hue = tone && tone !== 'critical' ? color.category[tone] : undefined;
  return (
    <div
      className={joinClasses(
        type === 'work' ? styles.problem : type === 'branch' ? styles.branch : styles.idea,
        isAside && styles.aside,
        card.isGhost && styles.ghost,
      )}
      style={hue && ({ '--board-hue': hue } as CSSProperties)}
      title={label}
    >
      {type === 'work' && <span className={styles.detail}>{lines.principle(node)}</span>}
      <span
        className={joinClasses(styles.label, (isOfOther || suggested) && styles.oneLine, isLeaving && styles.struck)}
        dir="auto"
        lang={languageOfName(node, sources)}
      >
        {label}
      </span>
      {(type === 'branch' || isOfOther) && (
        <span className={styles.detail}>
          <span className={styles.words}>{lines.principle(node)}</span>
          {type === 'branch' && below > 0 && <span className={styles.hanging}>{below}</span>}
        </span>
      )}
      {type === 'branch' && !suggested && lines.state(node, below) !== '' && (
        <span className={styles.detail}>
          <span className={styles.words}>{lines.state(node, below)}</span>
        </span>
      )}
      {suggested && (
        <span className={styles.detail}>
          <span className={styles.words}>{lines.suggested(suggested)}</span>
        </span>
      )}
      {type === 'idea' && !suggested && (
        <span className={styles.detail}>
          {passages > 0 && <span className={styles.count}>{passages}</span>}
          <span className={styles.words}>
            {passages === 0 || isAside
              ? lines.state(node)
              : documents !== undefined && documents > 0 && lines.documents(documents)}
          </span>
          {letter !== undefined && <span className={joinClasses(letterStyle, styles.atEnd)}>{letter}</span>}
        </span>
      )}
    </div>
  );
}
