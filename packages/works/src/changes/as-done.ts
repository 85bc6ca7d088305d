import type { Edit, Effect, WrittenSteps } from './change.types.ts';
import type { Patch } from './patch.types.ts';

/**
 * An edit as it stands once it was done on a revision and the edits before it: steps are those that were done, so that it can
 * be done again on what has become of that.
 */
export function asDone<E extends Edit>(edit: E, effect: Pick<Effect, 'patches'>, on: number): E;
export function asDone(edit: Edit, { patches }: Pick<Effect, 'patches'>, on: number): Edit {
  const writes = patches.filter((patch): patch is Extract<Patch, { op: 'write' }> => patch.op === 'write');
  if ('undoes' in edit) {
    const cameTo = writes.map(({ id, field, steps }): WrittenSteps => ({ id, field, steps }));
    return { id: edit.id, undoes: edit.undoes, ...(cameTo.length > 0 && { cameTo }) };
  }
  if (writes.length === 0) return edit;
  const operations = edit.operations.map((operation) => {
    const [next] = writes;
    const isWritten = (operation.op === 'write' || operation.op === 'set') && operation.id === next?.id;
    if (!next || !isWritten || operation.field !== next.field) return operation;
    writes.shift();
    return { op: 'write' as const, id: next.id, field: next.field, on, steps: next.steps };
  });
  return { ...edit, operations };
}
