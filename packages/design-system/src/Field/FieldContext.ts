import { createContext, useContext } from 'react';
import type { FieldControl } from './Field.types.ts';

/** The field around a control; empty outside of one. */
export const FieldContext = createContext<FieldControl>({});

/** The attributes a control takes from its field, its own props coming first. */
export function useFieldControl<Props extends FieldControl>(props: Props): Props {
  const field = useContext(FieldContext);
  const describedBy = [field['aria-describedby'], props['aria-describedby']].filter(Boolean).join(' ');
  return { ...field, ...props, ...(describedBy ? { 'aria-describedby': describedBy } : {}) };
}
