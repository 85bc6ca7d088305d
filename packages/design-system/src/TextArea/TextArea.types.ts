import type { ComponentProps } from 'react';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows'> & {
  /** Lines shown when empty. @default 3 */
  minRows?: number;
  /** Lines up to which it grows; then it scrolls. @default 12 */
  maxRows?: number;
};
