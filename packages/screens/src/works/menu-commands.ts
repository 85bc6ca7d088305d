import type { MenuItem } from '@assay/design-system';
import type { PageCommand } from '../detail/usePageCommands.ts';

const textOf = ({ label }: MenuItem): string => (typeof label === 'string' ? label : '');

/**
 * What a menu of the page does, for the palette to offer as well.
 *
 * @param within names a line of a further menu by both
 */
export function menuCommands(
  groups: readonly (readonly MenuItem[])[],
  within: (group: string, item: string) => string,
): PageCommand[] {
  return groups.flat().flatMap((item): PageCommand[] => {
    const { id, icon } = item;
    const named = { id: `menu-${id}`, label: textOf(item), ...(icon && { icon }) };
    if ('items' in item)
      return menuCommands(item.items, within).map((inner) => ({
        ...named,
        ...inner,
        id: `${named.id}-${inner.id}`,
        label: within(named.label, inner.label),
      }));
    if ('isChecked' in item) return [{ ...named, onSelect: () => item.onCheck(!item.isChecked) }];
    return 'onSelect' in item ? [{ ...named, isIdle: item.isDisabled === true, onSelect: item.onSelect }] : [];
  });
}
