import { useCombobox } from 'downshift';
import { useCallback, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, ChevronDownIcon, CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input as inputStyle, lead } from '../TextInput/TextInput.css.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';
import { shadowEnvironment } from './shadowEnvironment.ts';
import { useComboboxOptions } from './useComboboxOptions.ts';

/** A choice found by typing; choices are on hand or asked of a source. Keyboard as in the APG combobox pattern. */
export function Combobox(props: ComboboxProps) {
  const [root, setRoot] = useState<Node>();
  const measure = useCallback((node: HTMLElement | null) => setRoot(node?.getRootNode()), []);
  // The environment must be known when downshift starts: it is remounted once its root is.
  return (
    <div ref={measure} className={joinClasses(styles.combobox, props.className)}>
      <Choices key={root instanceof Document || !root ? 'light' : 'shadow'} {...props} root={root} />
    </div>
  );
}

function Choices({
  source,
  value,
  onChange,
  words,
  placeholder,
  clearLabel,
  root,
  ...rest
}: ComboboxProps & { root: Node | undefined }) {
  const [typed, setTyped] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const query = typed === value?.label ? '' : typed;
  const { options, status } = useComboboxOptions(source, query, isOpen);
  const environment = root && shadowEnvironment(root);
  const combobox = useCombobox<ComboboxOption>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputValue: typed,
    selectedItem: value ?? null,
    isOpen,
    onIsOpenChange(change) {
      setOpen(change.isOpen);
      // Words that name no choice do not stay behind as if they were one.
      if (!change.isOpen && change.type === useCombobox.stateChangeTypes.InputBlur) setTyped(value?.label ?? '');
    },
    onSelectedItemChange({ selectedItem }) {
      setTyped(selectedItem?.label ?? '');
      onChange(selectedItem ?? undefined);
    },
    ...(environment ? { environment } : {}),
  });
  const control = useFieldControl({ 'aria-label': rest['aria-label'] });
  const note =
    status === 'failed' ? words.failed : status === 'loading' && options.length === 0 ? words.loading : words.empty;

  function clear() {
    setTyped('');
    onChange(undefined);
    combobox.openMenu();
  }
  // downshift's own label id would point nowhere: the field's `<label for>` or `aria-label` names the input.
  const { 'aria-labelledby': _, ...inputProps } = combobox.getInputProps({
    ...control,
    onChange(event) {
      // Set here and not in onInputValueChange, which runs a frame later and drops letters typed fast.
      setTyped(event.currentTarget.value);
    },
  });
  const { 'aria-labelledby': __, ...menuProps } = combobox.getMenuProps({ 'aria-label': words.list });
  return (
    <>
      <div className={frame({ size: 'default' })}>
        <input {...inputProps} {...control} placeholder={placeholder} className={inputStyle} />
        {status === 'loading' && <Spinner />}
        {value && <IconButton icon={CloseIcon} label={clearLabel} onClick={clear} />}
        <Icon of={ChevronDownIcon} className={lead} />
      </div>
      <ul {...menuProps} className={styles.list}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.value}
              {...combobox.getItemProps({ item: option, index })}
              className={joinClasses(styles.option, combobox.highlightedIndex === index && styles.highlighted)}
            >
              <span className={styles.words}>
                {option.label}
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
              {value?.value === option.value && <Icon of={CheckIcon} tone="accent" />}
            </li>
          ))}
      </ul>
      {isOpen && options.length === 0 && (
        <div role="status" className={joinClasses(styles.list, styles.note)}>
          {note}
        </div>
      )}
    </>
  );
}
