import { Slice } from 'prosemirror-model';
import { ReplaceStep, Transform } from 'prosemirror-transform';
import * as z from 'zod/mini';
import { EditRefused } from '../changes/edit-refused.ts';
import type { Field } from '../kind/fields.ts';
import type { Step, Stepwise } from '../kind/stepwise.types.ts';
import type { FieldValue } from '../record.types.ts';
import { checkDocument, createBranch } from './branch.ts';
import { documentOf, valueOf } from './prose-document.ts';
import { readStep } from './prose-steps.ts';

const isSurrogatePair = (text: string) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text);

const stepwise: Stepwise = {
  apply(value, steps) {
    const transform = new Transform(documentOf(value));
    for (const step of steps) transform.step(readStep(step));
    const inverse = transform.steps.map((step, at) => step.invert(transform.docs[at] ?? transform.doc));
    return { value: valueOf(transform.doc), inverse: inverse.toReversed().map((step) => step.toJSON() as Step) };
  },
  between(from, to) {
    const [before, after] = [documentOf(from), documentOf(to)];
    let start = before.content.findDiffStart(after.content);
    const end = before.content.findDiffEnd(after.content);
    if (start === null || end === null) return [];
    // A pair of code units is one character.
    if (start > 0 && isSurrogatePair(before.textBetween(start - 1, Math.min(start + 1, before.content.size))))
      start -= 1;
    let { a, b } = end;
    if (isSurrogatePair(before.textBetween(Math.max(0, a - 1), Math.min(a + 1, before.content.size))))
      [a, b] = [a + 1, b + 1];
    const overlap = Math.max(0, start - Math.min(a, b));
    const least = new ReplaceStep(start, a + overlap, after.slice(start, b + overlap));
    const result = least.apply(before);
    const isFine = result.doc?.eq(after) === true;
    const step = isFine ? least : new ReplaceStep(0, before.content.size, new Slice(after.content, 0, 0));
    return [step.toJSON() as Step];
  },
  branch: createBranch,
};

function isProse(value: unknown): boolean {
  try {
    checkDocument(documentOf(value as FieldValue), { record: '', field: '' });
    return true;
  } catch (error) {
    if (error instanceof RangeError || error instanceof EditRefused) return false;
    throw error;
  }
}

/**
 * Text of any length with marks, lists, tables, formulas and citations, in which several people write at once. Its values are
 * documents of `proseSchema` as JSON.
 */
export function prose(): Field {
  // As the document tells of itself, so that equal documents are equal values.
  const schema = z.pipe(
    z.custom<FieldValue>(isProse),
    z.transform((value) => valueOf(documentOf(value))),
  ) as z.ZodMiniType<FieldValue>;
  return { form: 'prose', schema, isRequired: false, stepwise };
}
