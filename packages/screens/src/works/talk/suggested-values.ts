import type { FieldValue, Operation } from '@assay/works';
import type { WorkPlace } from '../works.source.ts';
import type { Suggestion } from './talk.source.ts';

/** A value that waits for a field. */
export interface SuggestedValue {
  suggestion: Suggestion;
  /** Null empties the field. */
  value: FieldValue | null;
  /** Nothing else is suggested with it: it can be answered where it stands. */
  isAlone: boolean;
}

/** What open suggestions would put somewhere. @param valueIn what an operation puts there; undefined for others */
export function suggestedValues(
  suggestions: readonly Suggestion[],
  valueIn: (operation: Operation) => FieldValue | null | undefined,
): readonly SuggestedValue[] {
  return suggestions.flatMap((suggestion) => {
    if (suggestion.state !== 'open') return [];
    const value = suggestion.operations.map(valueIn).findLast((each) => each !== undefined);
    return value === undefined ? [] : [{ suggestion, value, isAlone: suggestion.operations.length === 1 }];
  });
}

/** What is suggested for a field and nothing else. */
export const suggestedFor = (suggestions: readonly Suggestion[], { record, field }: WorkPlace) =>
  suggestedValues(suggestions, (operation) =>
    operation.op === 'set' && operation.id === record && operation.field === field
      ? (operation.value ?? null)
      : undefined,
  ).filter(({ isAlone }) => isAlone);
