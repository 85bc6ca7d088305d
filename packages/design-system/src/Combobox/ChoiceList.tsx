import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, PlusIcon, RetryIcon } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, ComboboxWords } from './Combobox.types.ts';
import type { ComboboxSearch } from './combobox.machine.ts';

type ChoiceListProps = {
  /** The sheet in the top layer, which holds the list and what is said in its place. */
  sheetRef: RefObject<HTMLDivElement | null>;
  /** What downshift takes for its menu: the same sheet, so that presses beside the rows are inside. */
  menuRef: Ref<HTMLDivElement> | undefined;
  listProps: ComponentProps<'ul'>;
  itemProps: (option: ComboboxOption, index: number) => ComponentProps<'li'>;
  rows: readonly ComboboxOption[];
  isOpen: boolean;
  highlightedIndex: number;
  isChosen: (option: ComboboxOption) => boolean;
  status: ComboboxSearch['status'];
  words: ComboboxWords;
  onRetry: () => void;
};

/** The choices, in groups, and what is said while there are none. */
export function ChoiceList({
  sheetRef,
  menuRef,
  listProps,
  itemProps,
  rows,
  isOpen,
  highlightedIndex,
  isChosen,
  status,
  words,
  onRetry,
}: ChoiceListProps) {
  const id = useId();
  const isBusy = status === 'loading';
  const isNote = isOpen && rows.length === 0 && status !== 'idle';
  const groups: { name: string | undefined; rows: { option: ComboboxOption; index: number }[] }[] = [];
  for (const [index, option] of rows.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.rows.push({ option, index });
    else groups.push({ name: option.group, rows: [{ option, index }] });
  }
  const row = ({ option, index }: { option: ComboboxOption; index: number }) => (
    <Row
      key={`${option.isNew ? 'new' : 'known'}-${option.value}`}
      {...itemProps(option, index)}
      aria-selected={isChosen(option)}
      aria-disabled={option.isDisabled || undefined}
      option={option}
      isHighlighted={highlightedIndex === index}
      isChosen={isChosen(option)}
      word={option.isNew ? words.create(option.label) : option.label}
    />
  );
  return (
    <div
      ref={(node) => {
        sheetRef.current = node;
        if (typeof menuRef === 'function') menuRef(node);
      }}
      popover="manual"
      className={styles.sheet}
    >
      <ul {...listProps} aria-busy={isBusy || undefined} className={styles.list}>
        {isOpen &&
          groups.map(({ name, rows: members }, index) =>
            name === undefined ? (
              members.map(row)
            ) : (
              <li key={name} role="presentation">
                <ul role="group" aria-labelledby={`${id}-${index}`} className={styles.group}>
                  <li role="presentation" id={`${id}-${index}`} className={styles.heading}>
                    {name}
                  </li>
                  {members.map(row)}
                </ul>
              </li>
            ),
          )}
      </ul>
      <div className={isNote ? styles.note : hidden}>
        {isBusy && isNote && <Spinner size="sm" />}
        <span role="status">{isOpen && said(status, rows, words)}</span>
        {isNote && status === 'failed' && (
          // The input keeps the focus, and with it the list stays open.
          <Button
            size="compact"
            variant="quiet"
            icon={RetryIcon}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRetry}
          >
            {words.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is announced of the list as it changes. */
function said(status: ComboboxSearch['status'], rows: readonly ComboboxOption[], words: ComboboxWords): ReactNode {
  if (status === 'failed') return words.failed;
  if (status === 'loading') return rows.length === 0 ? words.loading : undefined;
  return rows.length === 0 ? words.empty : words.found(rows.filter(({ isNew }) => !isNew).length);
}

type RowProps = ComponentProps<'li'> & {
  option: ComboboxOption;
  word: string;
  isHighlighted: boolean;
  isChosen: boolean;
};

function Row({ option, word, isHighlighted, isChosen, ...rest }: RowProps) {
  return (
    <li
      {...rest}
      className={joinClasses(
        styles.option,
        isHighlighted && styles.highlighted,
        option.isDisabled && styles.disabled,
        option.isNew && styles.fresh,
      )}
    >
      {option.isNew && <Icon of={PlusIcon} tone="accent" />}
      <span className={styles.words}>
        {word}
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      {isChosen && <Icon of={CheckIcon} tone="accent" />}
    </li>
  );
}
