import { useCombobox } from 'downshift';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon, CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input as inputStyle } from '../TextInput/TextInput.css.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';
import { comboboxWords } from './Combobox.words.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { rowsOf, typedOption } from './combobox.machine.ts';
import { InRoot, type Place } from './InRoot.tsx';
import { focusBeside, withoutFocusing } from './inputFocus.ts';
import { useComboboxOptions } from './useComboboxOptions.ts';
import { useTopLayer } from './useTopLayer.ts';

/** A choice found by typing; choices are on hand or asked of a source. Keyboard as in the APG combobox pattern. */
export function Combobox({ className, ...props }: ComboboxProps) {
  return (
    <InRoot className={joinClasses(styles.combobox, className)}>
      {(place) => <Choices {...props} place={place} />}
    </InRoot>
  );
}

function Choices({
  source,
  value,
  onChange,
  words: ownWords,
  placeholder,
  clearLabel,
  isCreatable = false,
  allowsFreeText = false,
  name,
  language: own,
  ref,
  onFocus,
  onBlur,
  place: { environment },
  ...rest
}: ComboboxProps & { place: Place }) {
  const control = useFieldControl(rest);
  const words = { ...wordsIn(comboboxWords, useLanguage(own)), ...ownWords };
  // What is typed stands as typed until a choice is made or the field is left; else the choice's name stands.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const text = typed ?? value?.label ?? '';
  const query = typed === undefined ? '' : typed;
  const { options, status, retry } = useComboboxOptions(source, query, isOpen);
  const rows = rowsOf(options, query, isCreatable);
  useTopLayer(isOpen, anchor, sheet);

  function choose(option: ComboboxOption | undefined) {
    setTyped(undefined);
    onChange(option);
  }
  /** Chooses what was typed: a choice of that very name, and any words where they are free. */
  function take(): boolean {
    const option = typed === undefined ? undefined : typedOption(options, typed);
    const isEmptied = typed?.trim() === '' && value !== undefined;
    const isTaken = isEmptied || (option !== undefined && (allowsFreeText || !option.isNew));
    if (isTaken) choose(option);
    return isTaken;
  }
  function leave() {
    // Words that name no choice do not stay behind as if they were one.
    if (!take()) setTyped(undefined);
  }
  const combobox = useCombobox<ComboboxOption>({
    items: [...rows],
    itemToString: (option) => option?.label ?? '',
    itemToKey: keyOf,
    isItemDisabled: (option) => option.isDisabled ?? false,
    inputValue: text,
    selectedItem: value ?? null,
    isOpen,
    onIsOpenChange(change) {
      setOpen(change.isOpen);
      // The row under the keyboard is chosen on leaving: what was typed counts where there is none.
      const isSame = keyOf(change.selectedItem) === keyOf(value);
      if (!change.isOpen && change.type === useCombobox.stateChangeTypes.InputBlur && isSame) leave();
    },
    onSelectedItemChange({ selectedItem }) {
      choose(selectedItem ?? undefined);
    },
    ...(environment ? { environment } : {}),
  });
  function press(event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
    if (event.key === 'Escape') {
      // Open, Esc is the list's alone; closed, it is the dialog's around it, and downshift must not empty the field.
      if (isOpen) {
        event.preventDefault();
        event.stopPropagation();
      } else event.nativeEvent.preventDownshiftDefault = true;
    }
    if (event.key !== 'Enter' || combobox.highlightedIndex >= 0 || event.nativeEvent.isComposing) return;
    if (typed === undefined && !(isOpen && status === 'failed')) return;
    // Words that are no choice yet send no form, which would take the choice made before them; the list shows what there is.
    event.preventDefault();
    event.nativeEvent.preventDownshiftDefault = true;
    if (status === 'failed') retry();
    const isTaken = take();
    setOpen(!isTaken);
  }

  // downshift's own label id would point nowhere: the field's `<label for>` or `aria-label` names the input.
  const {
    'aria-labelledby': _,
    ref: inputRef,
    ...inputProps
  } = combobox.getInputProps({
    ...control,
    onFocus,
    onKeyDown: press,
    onChange(event) {
      // Set here and not in onInputValueChange, which runs a frame later and drops letters typed fast.
      setTyped(event.currentTarget.value);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (!isOpen) leave();
      onBlur?.(event);
    },
  });
  // The sheet is what downshift takes for its menu, so that presses on what stands beside the rows are inside.
  const { 'aria-labelledby': __, ref: menuRef, ...listProps } = combobox.getMenuProps({ 'aria-label': words.list });
  return (
    <>
      <div ref={anchor} className={frame({ size: 'default' })}>
        <input
          {...inputProps}
          {...control}
          ref={withoutFocusing(inputRef, ref)}
          aria-required={control.required}
          placeholder={placeholder}
          className={inputStyle}
        />
        {status === 'loading' && isOpen && <Spinner />}
        {value && !control.disabled && (
          <IconButton
            icon={CloseIcon}
            label={clearLabel}
            onClick={() => {
              choose(undefined);
              // At once and not by downshift, which tells a render later: an Esc in between would find the list closed.
              setOpen(true);
              anchor.current?.querySelector('input')?.focus();
            }}
          />
        )}
        <button
          {...combobox.getToggleButtonProps({ disabled: control.disabled, onClick: focusBeside })}
          type="button"
          aria-label={words.list}
          className={styles.toggle}
        >
          <Icon of={ChevronDownIcon} />
        </button>
        {name !== undefined && value && (
          <input type="hidden" name={name} value={value.value} disabled={control.disabled} />
        )}
      </div>
      <ComboboxList
        menuRef={menuRef}
        sheetRef={sheet}
        listProps={listProps}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
        rows={rows}
        isOpen={isOpen}
        highlightedIndex={combobox.highlightedIndex}
        isChosen={(option) => option.value === value?.value && Boolean(option.isNew) === Boolean(value.isNew)}
        status={status}
        words={words}
        onRetry={retry}
      />
    </>
  );
}

/** What tells choices apart: one just typed is not the known one of its name. */
function keyOf(option: ComboboxOption | null | undefined): string | undefined {
  return option?.isNew ? `new ${option.value}` : option?.value;
}
