import { type Node, Slice } from 'prosemirror-model';
import {
  AddMarkStep,
  AttrStep,
  type Step as ProseStep,
  RemoveMarkStep,
  ReplaceAroundStep,
  ReplaceStep,
  replaceStep,
  Transform,
} from 'prosemirror-transform';
import { EditRefused } from '../changes/edit-refused.ts';
import { isSameValue } from '../changes/same-value.ts';
import { isStorable } from '../kind/fields.ts';
import type { Branch, Step, StepsMeantime, StepsOfChange } from '../kind/stepwise.types.ts';
import type { RecordId } from '../record.types.ts';
import { documentOf } from './prose-document.ts';
import { carryOut, hasContent, readStep } from './prose-steps.ts';
import { createWay, inverted, type Move, moveOf, partsOver, straight, type Way } from './way.ts';

/** Largest document, in places: a character is one, a border of a block too. */
export const longestProse = 200_000;

/** A stretch of a document, end exclusive. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What was done one after the other, as it moved places; a mirror brings back what its partner took. */
interface Laid {
  readonly moves: readonly Move[];
  readonly mirrors: readonly (readonly [number, number])[];
}

/** Moves of those steps that move something. */
function movesOf(steps: readonly ProseStep[]): Move[] {
  return steps.map((step) => moveOf(step.getMap())).filter((move) => move.length > 0);
}

/** Moves of changes in their order; those of an undo bring back what it takes back, where they are as many. */
function laid(changes: readonly StepsOfChange[]) {
  const moves: Move[] = [];
  const places = new Map<string, readonly number[]>();
  const mirrors: [number, number][] = [];
  for (const { id, undoes, steps } of changes) {
    const own = movesOf(steps.map(readStep)).map((move) => moves.push(move) - 1);
    const undone = (undoes !== undefined && places.get(undoes)) || [];
    if (undone.length === own.length) {
      for (const [at, place] of own.entries()) mirrors.push([undone[own.length - 1 - at] ?? 0, place]);
    }
    places.set(id, own);
  }
  return { moves, places, mirrors };
}

/** @throws EditRefused where steps are none of prose */
function read(steps: readonly Step[], place: { record: RecordId; field: string }): ProseStep[] {
  try {
    return steps.map(readStep);
  } catch (error) {
    if (error instanceof RangeError) throw new EditRefused('invalidValue', place);
    throw error;
  }
}

export function checkDocument(document: Node, place: { record: RecordId; field: string }): void {
  let isFine = document.content.size <= longestProse;
  document.descendants((node) => {
    isFine &&= node.isText ? isStorable(node.text ?? '') : Object.values(node.attrs).every(isKept);
    return isFine;
  });
  try {
    document.check();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    isFine = false;
  }
  if (!isFine) throw new EditRefused('invalidValue', place);
}

const isKept = (value: unknown) => typeof value !== 'string' || isStorable(value);

/** Back over moves and on over others, each with its partners; pairs name what in both is the same. */
function joined(back: Laid, on: Laid, pairs: readonly (readonly [number, number])[]) {
  const partners = new Map<number, number[]>();
  const add = (one: number, other: number) =>
    partners.set(
      one,
      [...(partners.get(one) ?? []), other].sort((x, y) => x - y),
    );
  const pair = (one: number, other: number) => {
    add(one, other);
    add(other, one);
  };
  const { length } = back.moves;
  for (const [a, b] of back.mirrors) pair(length - 1 - a, length - 1 - b);
  for (const [a, b] of on.mirrors) pair(length + a, length + b);
  for (const [a, b] of pairs) pair(length - 1 - a, length + b);
  return { moves: [...back.moves.map(inverted).toReversed(), ...on.moves], partners };
}

/** Brings steps to what a document has become since; see `Stepwise.branch`. */
export function createBranch(place: { record: RecordId; field: string }, { since, before }: StepsMeantime): Branch {
  const done = laid(since);
  const own = laid(before);
  /** Of what its author did, with what has become of it among what was done. */
  const made: { move: Move; became: number | undefined }[] = own.moves.map((move) => ({ move, became: undefined }));
  for (const { id } of before) {
    const asMade = own.places.get(id) ?? [];
    const asDone = done.places.get(id) ?? [];
    // A step that was split is the last of its parts.
    const found = asMade.length === 1 ? asDone.slice(-1) : asDone;
    if (asMade.length !== found.length) continue;
    for (const [at, index] of asMade.entries()) {
      const one = made[index];
      const place = found[at];
      if (!one || place === undefined) continue;
      one.became = place;
    }
  }
  const moves = [...done.moves];

  /** All that was done is what its author did. */
  let isStraight =
    moves.length === made.length && made.every(({ move, became }, at) => became === at && isSameValue(move, moves[at]));

  const seen = (): Laid => ({ moves: made.map(({ move }) => move), mirrors: own.mirrors });
  const now = (): Laid => ({ moves, mirrors: done.mirrors });
  const same = () => made.flatMap(({ became }, at) => (became === undefined ? [] : [[at, became] as const]));

  /** From the document as its author saw it to what it is now, back over what they did and on over what was done. */
  function way(): Way {
    if (isStraight) return straight;
    const { moves: all, partners } = joined(seen(), now(), same());
    return createWay(all, partners);
  }

  /** What stands in a stretch now, and did not in the one that whoever deletes it saw: words of others, or those beside it. */
  function unseenWithin(document: Node, stretch: Stretch, { from: first, to: last }: Stretch): Stretch[] {
    if (isStraight) return [];
    const back = same().map(([at, became]) => [became, at] as const);
    const { moves: all, partners } = joined(now(), seen(), back);
    const found: Stretch[] = [];
    let { from } = stretch;
    for (const part of partsOver(all, partners, stretch)) {
      // Of what stood there then, what was within the deleted stretch.
      const start = part.from + Math.max(0, first - part.pos);
      const end = Math.min(part.to, part.from + last - part.pos);
      if (start >= end) continue;
      if (from < start) found.push({ from, to: start });
      from = end;
    }
    if (from < stretch.to) found.push({ from, to: stretch.to });
    return found.filter((one) => hasContent(document.slice(one.from, one.to)));
  }

  /** Deletes a stretch but for what others have put in, the last part first. */
  function deleteAround(transform: Transform, { from, to }: Stretch, foreign: readonly Stretch[]): void {
    let end = to;
    for (const { from: left, to: right } of [...foreign.toReversed(), { from, to: from }]) {
      const step = right < end ? replaceStep(transform.doc, right, end, Slice.empty) : null;
      if (step) carryOut(transform, step);
      end = Math.min(end, left);
    }
  }

  const isStructure = (step: ProseStep) => step.toJSON().structure === true;

  /** Words that no longer fit are not dropped in silence. */
  function lose(): never {
    throw new EditRefused('changedSince', place);
  }

  function replaced(transform: Transform, step: ReplaceStep, to: Way): void {
    const start = to(step.from, 1);
    const end = to(step.to, -1);
    // What is only put in takes nothing away, wherever its two sides have come to.
    const stretch = { from: start.pos, to: step.from === step.to ? start.pos : Math.max(start.pos, end.pos) };
    const words = hasContent(step.slice);
    const isOutside = stretch.to > transform.doc.content.size;
    if (isOutside && words) lose();
    if (isOutside || (start.isAcross && end.isAcross && !words)) return;
    const foreign = stretch.from < stretch.to ? unseenWithin(transform.doc, stretch, step) : [];
    if (foreign.length > 0) {
      deleteAround(transform, stretch, foreign);
      if (step.slice.size === 0) return;
    }
    const until = foreign.length > 0 ? stretch.from : stretch.to;
    if (!carryOut(transform, new ReplaceStep(stretch.from, until, step.slice, isStructure(step))) && words) lose();
  }

  function replacedAround(transform: Transform, step: ReplaceAroundStep, to: Way): void {
    const [start, end] = [to(step.from, 1), to(step.to, -1)];
    const gapFrom = step.from === step.gapFrom ? start.pos : to(step.gapFrom, -1).pos;
    const gapTo = step.to === step.gapTo ? end.pos : to(step.gapTo, 1).pos;
    const isThere =
      !(start.isAcross && end.isAcross) &&
      start.pos <= gapFrom &&
      gapFrom <= gapTo &&
      gapTo <= end.pos &&
      end.pos <= transform.doc.content.size &&
      unseenWithin(transform.doc, { from: start.pos, to: gapFrom }, { from: step.from, to: step.gapFrom }).length ===
        0 &&
      unseenWithin(transform.doc, { from: gapTo, to: end.pos }, { from: step.gapTo, to: step.to }).length === 0;
    const fitting = () =>
      new ReplaceAroundStep(start.pos, end.pos, gapFrom, gapTo, step.slice, step.insert, isStructure(step));
    if (!(isThere && carryOut(transform, fitting())) && hasContent(step.slice)) lose();
  }

  function attributed(transform: Transform, step: AttrStep, to: Way, taken: ProseStep | undefined): void {
    const { pos, isAfter } = to(step.pos, 1);
    const node = isAfter || pos >= transform.doc.content.size ? null : transform.doc.nodeAt(pos);
    const now = node?.attrs[step.attr];
    if (taken instanceof AttrStep && !isSameValue(now, taken.value)) return;
    if (!node || !carryOut(transform, new AttrStep(pos, step.attr, step.value))) lose();
  }

  function carry(transform: Transform, step: ProseStep, taken: ProseStep | undefined): void {
    const to = way();
    if (step instanceof ReplaceStep) replaced(transform, step, to);
    else if (step instanceof ReplaceAroundStep) replacedAround(transform, step, to);
    else if (step instanceof AttrStep) attributed(transform, step, to, taken);
    else if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) {
      const [from, end] = [to(step.from, 1).pos, to(step.to, -1).pos];
      const Kind = step instanceof AddMarkStep ? AddMarkStep : RemoveMarkStep;
      if (from < end) carryOut(transform, new Kind(from, end, step.mark));
    }
  }

  /** The state holds now what a step became, the last of which is its partner. */
  function note(step: ProseStep, became: readonly ProseStep[]): void {
    const came = movesOf(became);
    moves.push(...came);
    const [move] = movesOf([step]);
    isStraight &&= isSameValue(move === undefined ? [] : [move], came);
    if (move) made.push({ move, became: came.length > 0 ? moves.length - 1 : undefined });
  }

  return {
    rebase(value, steps, taken) {
      const transform = new Transform(documentOf(value));
      const asDone = taken && read(taken, place);
      const all = read(steps, place);
      const known = { moves: moves.length, made: made.length };
      try {
        for (const [at, step] of all.entries()) {
          const before = transform.steps.length;
          carry(transform, step, asDone?.[asDone.length - 1 - at]);
          note(step, transform.steps.slice(before));
        }
        if (transform.steps.length > 0) checkDocument(transform.doc, place);
      } catch (error) {
        // None of them is done: to what stands on them all have come to nothing.
        moves.length = known.moves;
        made.length = known.made;
        for (const step of all) note(step, []);
        throw error;
      }
      return transform.steps.map((step) => step.toJSON() as Step);
    },
    done(steps) {
      for (const step of read(steps, place)) note(step, [step]);
    },
  };
}
