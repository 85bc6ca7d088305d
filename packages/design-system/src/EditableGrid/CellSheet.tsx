import type { ReactNode, RefObject } from 'react';
import { useTopLayer } from '../Combobox/useTopLayer.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, CircleAlertIcon, InfoIcon } from '../Icon/icons.ts';
import * as styles from './EditableGrid.css.ts';
import type { GridItem } from './gridItems.ts';

/** A sentence about the cell one is in. */
export type CellNote = { tone: 'critical' | 'info'; words: ReactNode };

/** Most height in px: a calendar stands there whole. */
const mostHeight = 380;

type CellSheetProps = {
  id: string;
  /** The field over the cell, below which it stands. */
  anchor: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  notes: readonly CellNote[];
  items: readonly GridItem[];
  /** Names the list. */
  label: string;
  at: number;
  isMultiple: boolean;
  onChoose: (id: string) => void;
  children?: ReactNode;
};

/** What stands below the cell one is in: what there is to say of it, and what can be chosen. The focus stays in the field. */
export function CellSheet({
  id,
  anchor,
  sheet,
  notes,
  items,
  label,
  at,
  isMultiple,
  onChoose,
  children,
}: CellSheetProps) {
  useTopLayer(true, anchor, sheet, mostHeight);
  return (
    <div ref={sheet} popover="manual" className={styles.sheet}>
      <div id={`${id}-notes`} role="status">
        {notes.map(({ tone, words }, place) => (
          // Notes come and go as wholes.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={styles.note}>
            <Icon of={tone === 'critical' ? CircleAlertIcon : InfoIcon} tone={tone} className={styles.noteIcon} />
            <span>{words}</span>
          </div>
        ))}
      </div>
      {items.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable={isMultiple || undefined}
          className={styles.list}
        >
          {items.map(({ id: of, label: words, description, isChosen = false }, place) => (
            // The field has the focus and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={of}
              id={`${id}-item-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              data-at={place === at || undefined}
              className={styles.item}
              ref={place === at ? scrollTo : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(of)}
            >
              <span className={styles.itemWords}>
                {words}
                {description && <span className={styles.itemNote}>{description}</span>}
              </span>
              {isChosen && <Icon of={CheckIcon} size="sm" tone="accent" />}
            </div>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

/** Brings the item into the view of its list alone. */
function scrollTo(element: HTMLElement | null): void {
  const area = element?.closest<HTMLElement>('[popover]');
  if (!element || !area) return;
  const [own, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  if (own.top < outer.top) area.scrollTop -= outer.top - own.top;
  else if (own.bottom > outer.bottom) area.scrollTop += own.bottom - outer.bottom;
}
