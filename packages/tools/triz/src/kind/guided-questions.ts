import { commonQuestions, type Lookup, type QuestionKind } from '@assay/works';
import * as z from 'zod/mini';
import { separationWays } from '../tables/separations.ts';
import { problemOf } from './problem-basis.ts';
import { recordsOf } from './records-of.ts';

const parameter = z.int().check(z.minimum(1), z.maximum(39));
const form = z.enum(['technical', 'physical']);

/** Which contradiction to go with: as it was read, with what else each side may mean, the more telling first. */
const contradictionData = z.strictObject({
  contradiction: z.string(),
  form,
  improve: z.array(parameter),
  worsen: z.array(parameter),
});
const contradictionAnswer = z.union([
  z
    .strictObject({ improve: parameter, worsen: parameter })
    .check(z.refine(({ improve, worsen }) => improve !== worsen)),
  z.strictObject({ separation: z.enum(separationWays) }),
]);

export type ContradictionData = z.infer<typeof contradictionData>;
/** One pair of parameters, or the way in which what is to be both is parted. */
export type ContradictionAnswer = z.infer<typeof contradictionAnswer>;

/** Which contradiction to go with. */
export const contradictionQuestion: QuestionKind<ContradictionData, ContradictionAnswer> = {
  data: contradictionData,
  answer: () => contradictionAnswer,
};

/** Which principles to keep: records. */
export const principlesQuestion = commonQuestions.several;

/** Whether a problem is told, and nothing of what contradicts what in it chosen yet. */
export function mayBeGuided(work: Lookup): boolean {
  const contradictions = recordsOf(work, null, 'contradiction');
  const isOpen = contradictions.every(
    ({ id, fields }) => fields.isConfirmed !== true && recordsOf(work, id, 'principle').length === 0,
  );
  return contradictions.length > 0 && isOpen && problemOf(work) !== '';
}
