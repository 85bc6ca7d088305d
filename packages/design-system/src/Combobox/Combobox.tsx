import { useState } from 'react';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Choices } from './Choices.tsx';
import type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';
import { keyOf, typedOption } from './combobox.machine.ts';
import { InRoot, type Place } from './InRoot.tsx';
import { useChoices } from './useChoices.ts';

/** A choice found by typing; choices are on hand or asked of a source. Keyboard as in the APG combobox pattern. */
export function Combobox({ className, ...props }: ComboboxProps) {
  return <InRoot className={className}>{(place) => <OneChoice {...props} place={place} />}</InRoot>;
}

function OneChoice({ value, onChange, clearLabel, place, ...common }: ComboboxProps & { place: Place }) {
  // What is typed stands as typed until a choice is made or the field is left; else the choice's name stands.
  const [typed, setTyped] = useState<string>();

  function choose(option: ComboboxOption | undefined) {
    setTyped(undefined);
    onChange(option);
  }
  /** Chooses what was typed: a choice of that very name, and any words where they are free. */
  function take(options: readonly ComboboxOption[]): boolean {
    const option = typed === undefined ? undefined : typedOption(options, typed);
    const isEmptied = typed?.trim() === '' && value !== undefined;
    const isTaken = isEmptied || (option !== undefined && (common.allowsFreeText || !option.isNew));
    if (isTaken) choose(option);
    return isTaken;
  }
  const choices = useChoices(common, place, {
    text: typed ?? value?.label ?? '',
    query: typed ?? '',
    isTyped: typed !== undefined,
    isChosen: (option) => keyOf(option) === keyOf(value),
    onType: setTyped,
    onEnter(options, keepOpen) {
      keepOpen(!take(options));
    },
    onLeave(options, taken = value) {
      // The row under the keyboard is chosen on leaving: what was typed counts where there is none.
      const isSame = keyOf(taken) === keyOf(value);
      // Words that name no choice do not stay behind as if they were one.
      if (isSame && !take(options)) setTyped(undefined);
    },
    combobox: {
      selectedItem: value ?? null,
      onSelectedItemChange({ selectedItem }) {
        choose(selectedItem ?? undefined);
      },
    },
  });

  function clear() {
    choose(undefined);
    choices.open();
  }
  return (
    <Choices
      choices={choices}
      values={value ? [value.value] : []}
      after={value && !choices.control.disabled && <IconButton icon={CloseIcon} label={clearLabel} onClick={clear} />}
    />
  );
}
