import type { ComponentProps, RefObject } from 'react';
import * as styles from './EditableGrid.css.ts';

type GridFieldProps = ComponentProps<'textarea'> & {
  frame: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  isEditing: boolean;
};

/**
 * What has the focus for the whole grid: a field that can be typed into, over the cell one is in and unseen until then. An
 * input method begins a word only where letters can go, so a focus on the cell itself would lose the first key; and rows that
 * scroll away never take the focus with them. Which cell it stands for it says by `aria-activedescendant`.
 */
export function GridField({ frame, field, isEditing, ...rest }: GridFieldProps) {
  return (
    <div ref={frame} data-field className={styles.frame}>
      <textarea
        {...rest}
        ref={field}
        rows={1}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={isEditing}
        data-editing={isEditing || undefined}
        // A telephone shows its keyboard only for a cell that is edited.
        inputMode={isEditing ? 'text' : 'none'}
        className={styles.field}
      />
    </div>
  );
}
