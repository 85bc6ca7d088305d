import { useMessages, useTranslator } from '@assay/i18n';
import { principles } from '../../tables/index.ts';
import type { BoardNode } from '../kind/board-nodes.ts';
import type { BoardCardNode, SuggestedCard } from './board-canvas.ts';
import { boardMessages } from './messages.ts';

/** What a card says beside its name, on one line. */
export function useCardLines(): {
  principle(node: BoardNode): string;
  /** @param hanging how many cards hang on it, where that is known */
  state(node: BoardNode, hanging?: number): string;
  /** How many documents of the library speak of an idea. */
  documents(count: number): string;
  /** What is suggested of a card, and by whom. */
  suggested(of: SuggestedCard): string;
  /** All of it. */
  line(card: Pick<BoardCardNode, 'node' | 'below' | 'letter' | 'suggested'>): string;
} {
  const t = useMessages(boardMessages);
  const { locale } = useTranslator();
  function principle({ type, fields }: BoardNode): string {
    if (type === 'work') return t('problem.title');
    const { principle: number } = fields;
    if (number === undefined) return t('ownIdea');
    const name = principles[number - 1]?.name[locale] ?? '';
    // A branch goes by the name of its principle until a person gives it another.
    return fields.name === name ? t('principleNumber', { number }) : t('principle', { number, name });
  }
  function state(node: BoardNode, hanging?: number): string {
    const passages = Object.keys(node.evidence).length;
    if (node.type === 'idea') {
      if (node.fields.isAside) return t('aside');
      return passages === 0 ? t('noSource') : t('passages', { count: passages });
    }
    return node.type === 'branch' && node.fields.isSearched && hanging === 0 ? t('unshown') : '';
  }
  const suggested = ({ change, author }: SuggestedCard) => t(`suggested.${change}`, { name: author });
  const line = ({ node, below, letter, suggested: of }: Parameters<ReturnType<typeof useCardLines>['line']>[0]) =>
    [
      principle(node),
      state(node, below),
      letter === undefined ? '' : t('compare.as', { letter }),
      of === undefined ? '' : suggested(of),
    ]
      .filter(Boolean)
      .join(' · ');
  return { principle, state, documents: (count) => t('documents', { count }), suggested, line };
}
