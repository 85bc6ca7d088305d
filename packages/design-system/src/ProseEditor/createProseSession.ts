import { Node, type Schema } from 'prosemirror-model';
import { Step } from 'prosemirror-transform';
import type { ProseSession, ProseStep, ProseValue } from './ProseEditor.types.ts';

/** The document of a value; of none, the least that the schema allows. */
export function documentIn(schema: Schema, value: ProseValue | undefined): Node {
  const empty = schema.topNodeType.createAndFill();
  if (value !== undefined || !empty) return Node.fromJSON(schema, value);
  return empty;
}

function after(document: Node, schema: Schema, steps: readonly ProseStep[]): Node {
  return steps.reduce((at: Node, step) => {
    const { doc, failed } = Step.fromJSON(schema, step).apply(at);
    if (!doc) throw new Error(`A step was made for another document: ${failed}`);
    return doc;
  }, document);
}

/**
 * A session over a document of one's own.
 *
 * @param onSteps hears of what is done in the editor, made on the value at that time
 */
export function createProseSession({
  schema,
  value,
  onSteps,
}: {
  schema: Schema;
  value?: ProseValue | undefined;
  onSteps?: (steps: readonly ProseStep[]) => void;
}): ProseSession {
  let document = documentIn(schema, value);
  const listeners = new Set<(steps: readonly ProseStep[]) => void>();
  return {
    schema,
    get value() {
      return document.toJSON() as ProseValue;
    },
    applySteps(steps) {
      document = after(document, schema, steps);
      for (const listener of listeners) listener(steps);
    },
    onSteps(steps) {
      document = after(document, schema, steps);
      onSteps?.(steps);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
