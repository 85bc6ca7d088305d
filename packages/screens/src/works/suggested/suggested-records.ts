import type { Lookup, Operation } from '@assay/works';
import type { Suggestion } from '../talk/talk.source.ts';

/** A record that a suggestion would bring, take away or put elsewhere. */
export interface SuggestedRecord {
  suggestion: Suggestion;
  operation: Extract<Operation, { op: 'add' | 'remove' | 'move' }>;
  type: string;
}

/** What open suggestions would bring, take away or put elsewhere, in their order; nothing of records that are gone. */
export function suggestedRecords(
  suggestions: readonly Suggestion[],
  work: Pick<Lookup, 'get'>,
): readonly SuggestedRecord[] {
  return suggestions.flatMap((suggestion) => {
    if (suggestion.state !== 'open') return [];
    return suggestion.operations.flatMap((operation): SuggestedRecord[] => {
      if (operation.op !== 'add' && operation.op !== 'remove' && operation.op !== 'move') return [];
      const type = operation.op === 'add' ? operation.type : work.get(operation.id)?.type;
      return type === undefined ? [] : [{ suggestion, operation, type }];
    });
  });
}
