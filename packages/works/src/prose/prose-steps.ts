import { Mark, type Node, Slice } from 'prosemirror-model';
import {
  AddMarkStep,
  AttrStep,
  Step as ProseStep,
  RemoveMarkStep,
  ReplaceAroundStep,
  ReplaceStep,
  type Transform,
} from 'prosemirror-transform';
import type { Step } from '../kind/stepwise.types.ts';
import { proseSchema } from './prose-schema.ts';

const known = [ReplaceStep, ReplaceAroundStep, AddMarkStep, RemoveMarkStep, AttrStep];

function places(step: Step): unknown[] {
  return ['from', 'to', 'gapFrom', 'gapTo', 'insert', 'pos'].map((name) => step[name]).filter((at) => at !== undefined);
}

/** @throws RangeError where it is no step of prose */
export function readStep(json: Step): ProseStep {
  if (!places(json).every((at) => Number.isSafeInteger(at) && Number(at) >= 0)) {
    throw new RangeError('A step is at whole places.');
  }
  const step = ProseStep.fromJSON(proseSchema, json);
  if (!known.some((one) => step instanceof one)) throw new RangeError('Prose does not know this step.');
  return step;
}

/** Whether somebody's words or things are in it, and not borders between them alone. A figure is one also without a caption. */
export function hasContent({ content, openStart, openEnd }: Slice): boolean {
  return content.content.some((node, at) => {
    const [start, end] = [at === 0 ? openStart : 0, at === content.childCount - 1 ? openEnd : 0];
    const isWhole = start === 0 && end === 0;
    if (node.isText || node.isAtom || (isWhole && node.type.name === 'figure')) return true;
    return hasContent(new Slice(node.content, Math.max(0, start - 1), Math.max(0, end - 1)));
  });
}

type MarkStep = typeof AddMarkStep | typeof RemoveMarkStep;

/** Steps on marks, one for each stretch of text without a gap. */
function stretches(Kind: MarkStep) {
  const steps: (AddMarkStep | RemoveMarkStep)[] = [];
  return {
    steps,
    add(from: number, to: number, mark: Mark) {
      const last = steps.at(-1);
      const goesOn = last?.to === from && last.mark.eq(mark);
      if (last && goesOn) steps.splice(-1, 1, new Kind(last.from, to, mark));
      else steps.push(new Kind(from, to, mark));
    },
  };
}

/** A step on marks by those that find or leave all that they touch without the mark. */
function exactly(doc: Node, { from, to, mark }: AddMarkStep | RemoveMarkStep, isAdded: boolean) {
  const removed = stretches(RemoveMarkStep);
  const added = stretches(AddMarkStep);
  doc.nodesBetween(from, to, (node, at, parent) => {
    if (!node.isInline || !node.isAtom) return;
    const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
    if (!isAdded) {
      if (mark.isInSet(node.marks)) removed.add(start, end, mark);
      return;
    }
    const marks = mark.addToSet(node.marks);
    if (Mark.sameSet(marks, node.marks) || !parent?.type.allowsMarkType(mark.type)) return;
    for (const other of node.marks) if (!other.isInSet(marks)) removed.add(start, end, other);
    added.add(start, end, mark);
  });
  return [...removed.steps, ...added.steps];
}

/**
 * Carries out a step by steps that their inverses take back exactly, which is not so of every step on marks: text that had
 * the mark before keeps it. False where the step does not fit; nothing is done then.
 */
export function carryOut(transform: Transform, step: ProseStep): boolean {
  if (step instanceof AttrStep) {
    const node = transform.doc.nodeAt(step.pos);
    if (!node || !Object.hasOwn(node.attrs, step.attr)) return false;
  }
  try {
    if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) {
      if (step.to > transform.doc.content.size) return false;
      for (const one of exactly(transform.doc, step, step instanceof AddMarkStep)) transform.step(one);
      return true;
    }
    return transform.maybeStep(step).failed === null;
  } catch (error) {
    // A place outside of the document.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
