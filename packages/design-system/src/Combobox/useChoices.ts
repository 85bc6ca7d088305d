import { useCombobox } from 'downshift';
import { type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import type { Choosing } from './Choices.types.ts';
import type { ComboboxCommon, ComboboxOption } from './Combobox.types.ts';
import { comboboxWords } from './Combobox.words.ts';
import { keyOf, rowsOf } from './combobox.machine.ts';
import type { Place } from './InRoot.tsx';
import { focusBeside, withoutFocusing } from './inputFocus.ts';
import { useComboboxOptions } from './useComboboxOptions.ts';
import { useTopLayer } from './useTopLayer.ts';

type Press = KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } };

/** A list of choices below an input: what is in it, whether it is open, and the props of all its parts. */
export function useChoices(
  {
    source,
    words: ownWords,
    isCreatable = false,
    allowsFreeText: _,
    placeholder,
    name,
    language,
    ref,
    onFocus,
    onBlur,
    ...rest
  }: ComboboxCommon,
  { environment }: Place,
  {
    text,
    query,
    isTyped,
    isMultiple = false,
    isChosen,
    onType,
    onEnter,
    onLeave,
    combobox: choosing,
    input = {},
  }: Choosing,
) {
  const control = useFieldControl(rest);
  const words = { ...wordsIn(comboboxWords, useLanguage(language)), ...ownWords };
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { options, status, retry } = useComboboxOptions(source, query, isOpen);
  const rows = rowsOf(options, query, isCreatable);
  useTopLayer(isOpen, frame, sheet);

  const combobox = useCombobox<ComboboxOption>({
    ...choosing,
    items: [...rows],
    itemToString: (option) => option?.label ?? '',
    itemToKey: keyOf,
    isItemDisabled: (option) => option.isDisabled ?? false,
    inputValue: text,
    isOpen,
    onIsOpenChange({ type, isOpen: isOpening, selectedItem }) {
      setOpen(isOpening);
      if (!isOpening && type === useCombobox.stateChangeTypes.InputBlur) onLeave(options, selectedItem);
    },
    ...(environment ? { environment } : {}),
  });

  function press(event: Press) {
    if (event.key === 'Escape') {
      // Open, Esc is the list's alone; closed, it is the dialog's around it, and downshift must not empty the field.
      if (isOpen) {
        event.preventDefault();
        event.stopPropagation();
      } else event.nativeEvent.preventDownshiftDefault = true;
    }
    const isRefused = isOpen && status === 'failed';
    const isEnter = event.key === 'Enter' && combobox.highlightedIndex < 0 && !event.nativeEvent.isComposing;
    if (isEnter && (isTyped || isRefused)) {
      // Words that are no choice yet send no form, which would take the choice made before them; the list shows what there is.
      event.preventDefault();
      event.nativeEvent.preventDownshiftDefault = true;
      if (status === 'failed') retry();
      onEnter(options, setOpen);
    }
    if (!event.nativeEvent.preventDownshiftDefault) input.onKeyDown?.(event);
  }

  // downshift's own label id would point nowhere: the field's `<label for>` or `aria-label` names the input.
  const {
    'aria-labelledby': __,
    ref: inputRef,
    ...inputProps
  } = combobox.getInputProps({
    ...control,
    onFocus,
    onClick: input.onClick,
    onKeyDown: press,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      // Set here and not in onInputValueChange, which runs a frame later and drops letters typed fast.
      onType(event.currentTarget.value);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (!isOpen) onLeave(options);
      onBlur?.(event);
    },
  });
  // The sheet is what downshift takes for its menu, so that presses on what stands beside the rows are inside.
  const {
    'aria-labelledby': ___,
    ref: menuRef,
    ...listProps
  } = combobox.getMenuProps({ 'aria-label': words.list, 'aria-multiselectable': isMultiple || undefined });
  return {
    control,
    placeholder,
    name,
    isMultiple,
    isLoading: status === 'loading' && isOpen,
    frame,
    inputProps: { ...inputProps, ref: withoutFocusing(inputRef, input.ref, ref) } as ComponentProps<'input'>,
    toggleProps: combobox.getToggleButtonProps({ disabled: control.disabled, onClick: focusBeside }),
    open() {
      // At once and not by downshift, which tells a render later: an Esc in between would find the list closed.
      setOpen(true);
      frame.current?.querySelector('input')?.focus();
    },
    list: {
      menuRef,
      sheetRef: sheet,
      listProps,
      itemProps: (item: ComboboxOption, index: number) => combobox.getItemProps({ item, index }),
      rows,
      isOpen,
      highlightedIndex: combobox.highlightedIndex,
      isChosen,
      status,
      words,
      onRetry: retry,
    },
  };
}
