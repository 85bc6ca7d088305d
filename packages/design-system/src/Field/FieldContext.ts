import { createContext, useContext } from 'react';
import type { FieldControl } from './Field.types.ts';

/** The field around a control; empty outside of one. */
export const FieldContext = createContext<FieldControl>({});

/**
 * The attributes a control takes from its field, its own props coming first. A prop that is undefined says nothing; the id is
 * always the field's, which its label points to.
 */
export function useFieldControl<Props extends object>(props: Props & FieldControl): Props & FieldControl {
  const field = useContext(FieldContext);
  const describedBy = [field['aria-describedby'], props['aria-describedby']].filter(Boolean).join(' ');
  const own = props as Readonly<Record<string, unknown>>;
  const taken = Object.entries(field).filter(([name]) => name === 'id' || own[name] === undefined);
  return { ...props, ...Object.fromEntries(taken), ...(describedBy ? { 'aria-describedby': describedBy } : {}) };
}

/** Id of the label of the field whose control has this id, for controls of several parts that are named by reference. */
export function labelIdOf(controlId: string | undefined): string | undefined {
  return controlId && `${controlId}-label`;
}
