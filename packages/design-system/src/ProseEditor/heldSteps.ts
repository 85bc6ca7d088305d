import type { Transaction } from 'prosemirror-state';
import { type Mapping, ReplaceStep, type Step } from 'prosemirror-transform';

/** A step that was done here and that the owner has not been told of. */
export interface HeldStep {
  step: Step;
  inverse: Step;
}

/** A step moved to what a transaction has made since; words that were put into what is gone come where that was. */
function moved(step: Step, { mapping }: Transaction, from: number): Step | null {
  const way = mapping.slice(from);
  const mapped = step.map(way);
  if (mapped || !(step instanceof ReplaceStep) || step.slice.size === 0) return mapped;
  const at = way.map(step.from);
  return new ReplaceStep(at, at, step.slice);
}

/** What prosemirror-collab does too: a place in what is taken back and done again stays where it was. */
function mirror(mapping: Mapping, back: number, again: number): void {
  (mapping as Mapping & { setMirror(one: number, other: number): void }).setMirror(back, again);
}

/**
 * Puts what others did below what was done here and not told yet, in one transaction, so that the document changes only where
 * theirs is.
 *
 * @returns what was done here, as made on theirs
 */
export function putBelow(transaction: Transaction, held: readonly HeldStep[], theirs: readonly Step[]): Step[] {
  for (const { inverse } of held.toReversed()) transaction.step(inverse);
  for (const step of theirs) transaction.step(step);
  const told: Step[] = [];
  for (const [at, { step }] of held.entries()) {
    const from = held.length - at;
    const next = moved(step, transaction, from);
    if (!next || transaction.maybeStep(next).failed !== null) continue;
    mirror(transaction.mapping, from - 1, transaction.steps.length - 1);
    told.push(next);
  }
  return told;
}
