import { useFormats, useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import type { ProseFormat } from './compare-prose.ts';
import type { ProseBlock, ProseMark } from './prose-tokens.ts';

/** Letters of the words that are named. */
const longestNamed = 80;

const markNames = ['strong', 'emphasis', 'subscript', 'superscript', 'code'] as const;
const blockNames = [
  'quote',
  'bulletList',
  'orderedList',
  'codeBlock',
  'equation',
  'figure',
  'table',
  'tableHeader',
] as const;

const shortened = (text: string) => (text.length > longestNamed ? `${text.slice(0, longestNamed).trimEnd()}…` : text);

/** What became of the setting of words that are the same: "Format only: “gear pump”, bold". */
export function useFormatWords(): (format: ProseFormat) => string {
  const t = useMessages(worksMessages);
  const formats = useFormats();

  function markName({ type, attrs }: ProseMark): string {
    const address = attrs?.['href'];
    if (type === 'link' && typeof address === 'string') return t('format.linkTo', { address });
    const known = markNames.find((name) => name === type);
    return t(known ? `format.${known}` : 'format.layout');
  }

  function blockName(blocks: readonly ProseBlock[]): string {
    const names = blocks.flatMap(({ type, attrs }): string[] => {
      if (type === 'heading') return [t('format.heading', { level: Number(attrs['level'] ?? 1) })];
      const known = blockNames.find((name) => name === type);
      return known ? [t(`format.${known}`)] : [];
    });
    return names.length > 0 ? names.join(' › ') : t('format.paragraph');
  }

  function changeOfBlocks({ before, after }: NonNullable<ProseFormat['blocks']>): string {
    const [from, to] = [blockName(before), blockName(after)];
    return from === to ? t('format.layout') : t('format.became', { before: from, after: to });
  }

  return ({ words, added, removed, blocks }) => {
    const what = blocks
      ? changeOfBlocks(blocks)
      : formats.list([...added.map(markName), ...removed.map((mark) => t('format.no', { what: markName(mark) }))]);
    const named = shortened(words.trim());
    return named === '' ? t('format.only', { what }) : t('format.onlyIn', { words: named, what });
  };
}
