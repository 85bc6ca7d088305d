import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input } from '../TextInput/TextInput.css.ts';
import { ChoiceList } from './ChoiceList.tsx';
import * as styles from './Combobox.css.ts';
import type { useChoices } from './useChoices.ts';

type ChoicesProps = {
  choices: ReturnType<typeof useChoices>;
  /** What a form sends. */
  values: readonly string[];
  /** Stands before the text, and between it and the button that opens the list. */
  before?: ReactNode;
  after?: ReactNode;
  /** Classes beside their own of the frame, the input and that button. */
  classes?: { frame: string; input: string; toggle: string };
  /** A press in the frame. */
  onMouseDown?: MouseEventHandler<HTMLDivElement>;
};

/** An input with its list of choices, and what a form sends of them. */
export function Choices({
  choices: { control, placeholder, name, isMultiple, isLoading, frame: box, inputProps, toggleProps, list },
  values,
  before,
  after,
  classes,
  onMouseDown,
}: ChoicesProps) {
  const isAnswered = isMultiple && values.length > 0;
  return (
    <>
      {/* A press beside the text is meant for the text; the keyboard reaches it directly. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className={joinClasses(frame({ size: 'default' }), classes?.frame)} onMouseDown={onMouseDown}>
        {before}
        <input
          {...inputProps}
          required={control.required && !isAnswered}
          aria-required={control.required || undefined}
          placeholder={isAnswered ? undefined : placeholder}
          className={joinClasses(input, classes?.input)}
        />
        {isLoading && <Spinner />}
        {after}
        <button
          {...toggleProps}
          type="button"
          aria-label={list.words.list}
          className={joinClasses(styles.toggle, classes?.toggle)}
        >
          <Icon of={ChevronDownIcon} />
        </button>
        {name !== undefined &&
          values.map((value) => (
            <input key={value} type="hidden" name={name} value={value} disabled={control.disabled} />
          ))}
      </div>
      <ChoiceList {...list} />
    </>
  );
}
