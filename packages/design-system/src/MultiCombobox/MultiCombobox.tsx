import { useCombobox, useMultipleSelection } from 'downshift';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Choices } from '../Combobox/Choices.tsx';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { typedOption } from '../Combobox/combobox.machine.ts';
import { InRoot, type Place } from '../Combobox/InRoot.tsx';
import { useChoices } from '../Combobox/useChoices.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { EnteredTag } from '../TagInput/EnteredTag.tsx';
import { focusText } from '../TagInput/focusText.ts';
import * as tagStyles from '../TagInput/TagInput.css.ts';
import { tagWords as builtInTagWords } from '../TagInput/TagInput.words.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MultiComboboxProps } from './MultiCombobox.types.ts';

/** Several choices found by typing. The list stays open while one chooses; a second press takes a choice back. */
export function MultiCombobox({ className, ...props }: MultiComboboxProps) {
  return <InRoot className={className}>{(place) => <SeveralChoices {...props} place={place} />}</InRoot>;
}

const { ItemClick, InputKeyDownEnter, MenuMouseLeave } = useCombobox.stateChangeTypes;
const classes = { frame: tagStyles.frame, input: tagStyles.input, toggle: tagStyles.toggle };

function SeveralChoices({
  value,
  onChange,
  tagWords: ownTagWords,
  place,
  ...common
}: MultiComboboxProps & { place: Place }) {
  const { environment, isRightToLeft } = place;
  const tagWords = wordsIn(builtInTagWords, useLanguage(common.language), ownTagWords);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const isChosen = (option: ComboboxOption) => value.some((each) => each.value === option.value);

  // downshift reports after it has drawn: two quick presses must not both start from the same choices.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  function set(next: readonly ComboboxOption[]) {
    const before = latest.current;
    latest.current = next;
    const [gone] = before.filter((option) => !next.some((each) => each.value === option.value));
    const [come] = next.filter((option) => !before.some((each) => each.value === option.value));
    if (come) setNews(tagWords.added(come.label));
    else if (gone) setNews(tagWords.removed(gone.label));
    onChange(next);
  }
  function toggle(option: ComboboxOption) {
    setTyped('');
    const others = latest.current.filter((each) => each.value !== option.value);
    set(others.length < latest.current.length ? others : [...others, option]);
  }
  function takeTyped(options: readonly ComboboxOption[]) {
    const option = common.allowsFreeText ? typedOption(options, typed) : undefined;
    if (option && !isChosen(option)) toggle(option);
    else setTyped('');
  }

  const selection = useMultipleSelection<ComboboxOption>({
    selectedItems: [...value],
    itemToKey: (option) => option?.value,
    keyNavigationPrevious: isRightToLeft ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: isRightToLeft ? 'ArrowLeft' : 'ArrowRight',
    onSelectedItemsChange: ({ selectedItems }) => set(selectedItems),
    ...(environment ? { environment } : {}),
  });
  const choices = useChoices(common, place, {
    text: typed,
    query: typed,
    isTyped: typed.trim() !== '',
    isMultiple: true,
    isChosen,
    onType: setTyped,
    onEnter(options) {
      if (common.allowsFreeText) takeTyped(options);
    },
    onLeave: takeTyped,
    combobox: {
      selectedItem: null,
      stateReducer(state, { type, changes }) {
        // Choosing goes on: the list stays open at the row just taken.
        if (type === ItemClick || type === InputKeyDownEnter)
          return { ...changes, isOpen: state.isOpen, highlightedIndex: state.highlightedIndex };
        // A new tag may move the list away below a resting mouse, which must not take the row from the keyboard.
        return type === MenuMouseLeave ? { ...changes, highlightedIndex: state.highlightedIndex } : changes;
      },
      onStateChange({ type, selectedItem }) {
        if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) toggle(selectedItem);
      },
    },
    // The handlers below read the latest choices when their events come, not now.
    // oxlint-disable-next-line react/refs
    input: selection.getDropdownProps({ preventKeyAction: typed !== '' }),
  });

  return (
    <>
      <Choices
        choices={choices}
        values={value.map((option) => option.value)}
        classes={classes}
        onMouseDown={focusText}
        before={
          value.length > 0 && (
            <ul aria-label={tagWords.tags} className={tagStyles.list}>
              {value.map((option, index) => (
                <EnteredTag
                  key={option.value}
                  {...selection.getSelectedItemProps({
                    selectedItem: option,
                    index,
                    onClick(event: MouseEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
                      event.nativeEvent.preventDownshiftDefault = true;
                      const box = event.currentTarget.closest('ul')?.parentElement;
                      selection.removeSelectedItem(option);
                      box?.querySelector('input')?.focus();
                    },
                  })}
                  removeLabel={tagWords.remove(option.label)}
                  disabled={choices.control.disabled}
                >
                  {option.label}
                </EnteredTag>
              ))}
            </ul>
          )
        }
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
