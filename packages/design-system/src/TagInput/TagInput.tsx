import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { readingArrows } from '../browser/readingArrows.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input as inputStyle } from '../TextInput/TextInput.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EnteredTag } from './EnteredTag.tsx';
import { focusText } from './focusText.ts';
import * as styles from './TagInput.css.ts';
import type { TagInputProps } from './TagInput.types.ts';
import { tagWords } from './TagInput.words.ts';
import { addTags, separator } from './tag.rules.ts';

/** Several short entries of one's own: classes, numbers, keywords. Enter or a comma takes one, pasting takes a list. */
export function TagInput({
  value,
  onChange,
  normalise,
  accepts,
  onRefuse,
  max,
  placeholder,
  name,
  language: own,
  words: ownWords,
  onBlur,
  className,
  ...rest
}: TagInputProps) {
  const { required, ...control } = useFieldControl(rest);
  const words = wordsIn(tagWords, useLanguage(own), ownWords);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = value.length === 0;

  /** The tags' buttons in order, and the input last. */
  const stops = () => [...(box.current?.querySelectorAll<HTMLElement>('button, input:not([type="hidden"])') ?? [])];

  function take(text: string): boolean {
    const { tags, refused } = addTags(value, text, {
      ...(normalise ? { normalise } : {}),
      ...(accepts ? { accepts } : {}),
      ...(max === undefined ? {} : { max }),
    });
    for (const { typed: each, reason } of refused) onRefuse?.(each, reason);
    setTyped(refused.map((each) => each.typed).join(', '));
    if (tags.length > value.length) {
      onChange(tags);
      setNews(tags.slice(value.length).map(words.added).join('. '));
    }
    return refused.length === 0;
  }
  function remove(index: number) {
    const tag = value[index];
    if (tag === undefined) return;
    onChange(value.filter((_, each) => each !== index));
    setNews(words.removed(tag));
    // The next tag takes the place of the one that goes; after the last one it is the input's turn.
    const next = stops()[index + 1];
    next?.focus();
  }
  function pressInput(event: KeyboardEvent<HTMLInputElement>) {
    // 229 is what Safari reports for the Enter that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      take(typed);
    }
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (atStart && !isEmpty && (event.key === 'Backspace' || event.key === readingArrows(event.currentTarget)[1])) {
      event.preventDefault();
      stops().at(-2)?.focus();
    }
  }
  function pressTag(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const all = stops();
    const [onward, back] = readingArrows(event.currentTarget);
    const moves: Readonly<Record<string, number>> = {
      [back]: Math.max(0, index - 1),
      [onward]: index + 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      remove(index);
    }
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (!separator.test(text.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    take(typed.slice(0, selectionStart ?? undefined) + text + typed.slice(selectionEnd ?? typed.length));
  }

  return (
    // A press beside the text is meant for the text; the keyboard reaches it directly.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={joinClasses(frame({ size: 'default' }), styles.frame, className)} onMouseDown={focusText}>
      {!isEmpty && (
        <ul aria-label={words.tags} className={styles.list}>
          {value.map((tag, index) => (
            <EnteredTag
              key={tag}
              removeLabel={words.remove(tag)}
              tabIndex={-1}
              disabled={control.disabled}
              onClick={() => remove(index)}
              onKeyDown={(event) => pressTag(event, index)}
            >
              {tag}
            </EnteredTag>
          ))}
        </ul>
      )}
      <input
        {...control}
        type="text"
        autoComplete="off"
        required={required && isEmpty}
        aria-required={required || undefined}
        placeholder={isEmpty ? placeholder : undefined}
        value={typed}
        className={joinClasses(inputStyle, styles.input)}
        onChange={(event) => {
          const text = event.target.value;
          if (separator.test(text) && !(event.nativeEvent as InputEvent).isComposing) take(text);
          else setTyped(text);
        }}
        onCompositionEnd={({ currentTarget }) => {
          if (separator.test(currentTarget.value)) take(currentTarget.value);
        }}
        onKeyDown={pressInput}
        onPaste={paste}
        onBlur={(event) => {
          if (typed.trim() !== '') take(typed);
          onBlur?.(event);
        }}
      />
      {name !== undefined &&
        value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={control.disabled} />)}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
