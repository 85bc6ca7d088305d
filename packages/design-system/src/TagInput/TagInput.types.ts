import type { FocusEventHandler, Ref } from 'react';
import type { FieldControl } from '../Field/Field.types.ts';

/** What a tag input says; functions take the tag. */
export type TagWords = {
  /** Names the list of tags. */
  tags: string;
  /** Names a removing button. */
  remove: (tag: string) => string;
  added: (tag: string) => string;
  removed: (tag: string) => string;
};

export type TagInputProps = FieldControl & {
  /** The tags, in order. */
  value: readonly string[];
  /** Told all tags. */
  onChange: (tags: readonly string[]) => void;
  /** Puts a tag into its form, such as upper case; an empty result is dropped. By default spaces at the ends go. */
  normalise?: (typed: string) => string;
  /** Why a tag cannot be taken; what was typed then stays. Show it as the field's error. */
  onRefuse?: (typed: string, reason: 'duplicate' | 'tooMany' | 'refused') => void;
  /** Whether a tag can be taken. */
  accepts?: (tag: string) => boolean;
  /** Most tags. */
  max?: number;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Name under which a form sends each tag. */
  name?: string;
  /** The input, for who moves the focus there. */
  ref?: Ref<HTMLInputElement>;
  /** The input has the focus. */
  onFocus?: FocusEventHandler<HTMLInputElement>;
  /** The input was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Names it where no `Field` does. */
  'aria-label'?: string;
  /** BCP 47 language of the built-in words; by default the page's. */
  language?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<TagWords>;
  /** Class beside its own. */
  className?: string;
};
