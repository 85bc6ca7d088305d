import { CloseIcon, Heading, IconButton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { SuggestionOf } from '@assay/screens/works';
import * as styles from '../board.css.ts';
import type { BoardCardNode } from '../board-canvas.ts';
import { boardMessages } from '../messages.ts';

/** What is suggested with a card that is not there yet, or with another place of one, and the two answers to it. */
export function SuggestedPanel({ card, onClose }: { card: BoardCardNode; onClose(): void }) {
  const t = useMessages(boardMessages);
  return (
    <aside aria-label={t('card')} className={styles.panel}>
      <div className={styles.panelHead}>
        <Heading level={2} size="section">
          {card.label}
        </Heading>
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
      {card.suggested && <SuggestionOf id={card.suggested.suggestion} />}
    </aside>
  );
}
