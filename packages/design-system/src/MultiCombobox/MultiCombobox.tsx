import { useCombobox, useMultipleSelection } from 'downshift';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as comboboxStyles from '../Combobox/Combobox.css.ts';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { comboboxWords } from '../Combobox/Combobox.words.ts';
import { ComboboxList } from '../Combobox/ComboboxList.tsx';
import { rowsOf, typedOption } from '../Combobox/combobox.machine.ts';
import { InRoot, type Place } from '../Combobox/InRoot.tsx';
import { focusBeside, withoutFocusing } from '../Combobox/inputFocus.ts';
import { useComboboxOptions } from '../Combobox/useComboboxOptions.ts';
import { useTopLayer } from '../Combobox/useTopLayer.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { EnteredTag } from '../TagInput/EnteredTag.tsx';
import * as tagStyles from '../TagInput/TagInput.css.ts';
import { tagWords as builtInTagWords } from '../TagInput/TagInput.words.ts';
import { frame, input as inputStyle } from '../TextInput/TextInput.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MultiComboboxProps } from './MultiCombobox.types.ts';

/** Several choices found by typing. The list stays open while one chooses; a second press takes a choice back. */
export function MultiCombobox({ className, ...props }: MultiComboboxProps) {
  return (
    <InRoot className={joinClasses(comboboxStyles.combobox, className)}>
      {(place) => <Choices {...props} place={place} />}
    </InRoot>
  );
}

function Choices({
  source,
  value,
  onChange,
  words: ownWords,
  tagWords: ownTagWords,
  placeholder,
  isCreatable = false,
  allowsFreeText = false,
  name,
  language: own,
  ref,
  onFocus,
  onBlur,
  place: { environment, isRightToLeft },
  ...rest
}: MultiComboboxProps & { place: Place }) {
  const { required, ...control } = useFieldControl(rest);
  const language = useLanguage(own);
  const words = { ...wordsIn(comboboxWords, language), ...ownWords };
  const tagWords = wordsIn(builtInTagWords, language, ownTagWords);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const anchor = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { options, status, retry } = useComboboxOptions(source, typed, isOpen);
  const rows = rowsOf(options, typed, isCreatable);
  const isChosen = (option: ComboboxOption) => value.some((each) => each.value === option.value);
  useTopLayer(isOpen, anchor, sheet);

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
  function takeTyped() {
    const option = allowsFreeText ? typedOption(options, typed) : undefined;
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
  const { ItemClick, InputKeyDownEnter, InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes;
  const combobox = useCombobox<ComboboxOption>({
    items: [...rows],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => (option?.isNew ? `new ${option.value}` : option?.value),
    isItemDisabled: (option) => option.isDisabled ?? false,
    inputValue: typed,
    selectedItem: null,
    isOpen,
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
    onIsOpenChange(change) {
      setOpen(change.isOpen);
      if (!change.isOpen && change.type === InputBlur) takeTyped();
    },
    ...(environment ? { environment } : {}),
  });

  function press(event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
    if (event.key === 'Escape') {
      // Open, Esc is the list's alone; closed, it is the dialog's around it.
      if (isOpen) {
        event.preventDefault();
        event.stopPropagation();
      } else event.nativeEvent.preventDownshiftDefault = true;
    }
    if (event.key !== 'Enter' || combobox.highlightedIndex >= 0 || event.nativeEvent.isComposing) return;
    if (isOpen && status === 'failed') {
      event.preventDefault();
      retry();
    } else if (typed.trim() !== '') {
      // Words that are no choice yet send no form.
      event.preventDefault();
      if (allowsFreeText) takeTyped();
    }
  }
  function focusInput(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('button, input')) return;
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  }

  // downshift's own label id would point nowhere: the field's `<label for>` or `aria-label` names the input.
  // The handlers below read the latest choices when their events come, not now.
  // oxlint-disable-next-line react/refs
  const { ref: dropdownRef, ...dropdown } = selection.getDropdownProps({
    ...control,
    preventKeyAction: typed !== '',
    onFocus,
    onKeyDown: press,
    onChange(event: ChangeEvent<HTMLElement>) {
      if (event.currentTarget instanceof HTMLInputElement) setTyped(event.currentTarget.value);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (!isOpen) takeTyped();
      onBlur?.(event);
    },
  });
  const { 'aria-labelledby': _, ref: inputRef, ...inputProps } = combobox.getInputProps(dropdown);
  const { 'aria-labelledby': __, ref: menuRef, ...listProps } = combobox.getMenuProps({ 'aria-label': words.list });
  return (
    <>
      {/* A press beside the text is meant for the text; the keyboard reaches it directly. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={anchor} className={joinClasses(frame({ size: 'default' }), tagStyles.frame)} onMouseDown={focusInput}>
        {value.length > 0 && (
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
                disabled={control.disabled}
              >
                {option.label}
              </EnteredTag>
            ))}
          </ul>
        )}
        <input
          {...inputProps}
          {...control}
          ref={withoutFocusing(inputRef, dropdownRef, ref)}
          required={required && value.length === 0}
          aria-required={required || undefined}
          placeholder={value.length === 0 ? placeholder : undefined}
          className={joinClasses(inputStyle, tagStyles.input)}
        />
        {status === 'loading' && isOpen && <Spinner />}
        <button
          {...combobox.getToggleButtonProps({ disabled: control.disabled, onClick: focusBeside })}
          type="button"
          aria-label={words.list}
          className={joinClasses(comboboxStyles.toggle, tagStyles.toggle)}
        >
          <Icon of={ChevronDownIcon} />
        </button>
        {name !== undefined &&
          value.map((option) => (
            <input key={option.value} type="hidden" name={name} value={option.value} disabled={control.disabled} />
          ))}
      </div>
      <ComboboxList
        menuRef={menuRef}
        sheetRef={sheet}
        listProps={{ ...listProps, 'aria-multiselectable': true }}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
        rows={rows}
        isOpen={isOpen}
        highlightedIndex={combobox.highlightedIndex}
        isChosen={isChosen}
        status={status}
        words={words}
        onRetry={retry}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
