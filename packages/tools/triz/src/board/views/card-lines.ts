import { useMessages, useTranslator } from '@assay/i18n';
import { principles } from '../../tables/index.ts';
import type { BoardNode } from '../kind/board-nodes.ts';
import { boardMessages } from './messages.ts';

/** What a card says beside its name, on one line. */
export function useCardLines(): {
  principle(node: BoardNode): string;
  /** @param hanging how many cards hang on it, where that is known */
  state(node: BoardNode, hanging?: number): string;
  /** How many documents of the library speak of an idea. */
  documents(count: number): string;
  /** @param letter of an idea that is compared */
  line(node: BoardNode, hanging?: number, letter?: string): string;
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
  const line = (node: BoardNode, hanging?: number, letter?: string) =>
    [principle(node), state(node, hanging), letter === undefined ? '' : t('compare.as', { letter })]
      .filter(Boolean)
      .join(' · ');
  return { principle, state, documents: (count) => t('documents', { count }), line };
}
