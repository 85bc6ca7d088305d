import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ArrowRightIcon, CircleAlertIcon } from '../Icon/icons.ts';
import { questionKeys } from '../Keys/keys.rules.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './QuestionBox.css.ts';
import type { QuestionBoxProps } from './QuestionBox.types.ts';

const countFrom = 0.8;

/** Where a question is asked. Enter asks, Shift and Enter begins a line; an input method's Enter only takes its word. */
export function QuestionBox({
  value,
  onChange,
  onSubmit,
  label,
  placeholder,
  submitLabel,
  submitHint,
  tools,
  error,
  maxLength = 4000,
  isBusy = false,
  busyLabel,
  variant = 'home',
  hasAutoFocus = false,
  inputRef,
  className,
}: QuestionBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isOver = value.length > maxLength;
  const canSubmit = value.trim() !== '' && !isOver && !isBusy;
  const showsCount = value.length >= maxLength * countFrom;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit) onSubmit();
  }
  function enter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // 229 is what Safari reports for the Enter that ends a composition.
    if (event.key !== questionKeys.ask || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    if (canSubmit) onSubmit();
  }
  function focusArea(event: MouseEvent<HTMLDivElement>) {
    // What a tool opens lies elsewhere on the page, though its events come through here.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    if (event.target.closest('button, a, input, textarea, label')) return;
    event.preventDefault();
    box.current?.querySelector('textarea')?.focus();
  }

  const button = (
    <Button
      type="submit"
      variant={variant === 'home' ? 'primary' : 'secondary'}
      size={variant === 'home' ? 'default' : 'compact'}
      isBusy={isBusy}
      {...(busyLabel === undefined ? {} : { busyLabel })}
      {...(variant === 'home' ? { iconEnd: ArrowRightIcon } : {})}
    >
      {submitLabel}
    </Button>
  );
  const count = showsCount && (
    <span id={`${id}-count`} className={joinClasses(styles.count, isOver && styles.over)}>
      {value.length} / {maxLength}
    </span>
  );

  return (
    <form className={joinClasses(styles.form, className)} onSubmit={submit}>
      {/* A press beside the text is meant for the text; the keyboard reaches it directly. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className={styles.boxes[variant]} onMouseDown={focusArea}>
        <div className={styles.grows[variant]}>
          <div aria-hidden className={styles.copy}>
            {`${value || placeholder}\u200b`}
          </div>
          <textarea
            ref={inputRef}
            className={styles.area}
            rows={1}
            value={value}
            placeholder={placeholder}
            aria-label={label}
            aria-invalid={Boolean(error) || isOver || undefined}
            aria-describedby={joinClasses(Boolean(error) && `${id}-error`, showsCount && `${id}-count`) || undefined}
            enterKeyHint="send"
            // The home page is for asking: its box has the focus on arrival, by specification.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={hasAutoFocus}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={enter}
          />
        </div>
        {variant === 'home' ? (
          <div className={styles.foot}>
            <div className={styles.tools}>{tools}</div>
            <div className={styles.send}>
              {count}
              {submitHint && !showsCount && <span className={styles.hint}>{submitHint}</span>}
              {button}
            </div>
          </div>
        ) : (
          <div className={styles.send}>
            {count}
            {tools}
            {button}
          </div>
        )}
      </div>
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlertIcon} size="sm" />
          <span>{error}</span>
        </div>
      )}
    </form>
  );
}
