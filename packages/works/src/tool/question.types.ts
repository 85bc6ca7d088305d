import type { Operation } from '../changes/operation.types.ts';
import type { FieldValue } from '../record.types.ts';

/** What a question is about: JSON in the form of its kind, in no language, since people of several may read it. */
export type QuestionData = Readonly<Record<string, FieldValue>>;

/** What a step asks a person before it goes on. */
export interface ToolQuestion {
  /** A kind that every tool knows (`commonQuestions`), or one that its procedure names. */
  readonly kind: string;
  readonly data: QuestionData;
  /** What stands chosen until somebody chooses otherwise; absent where nothing suggests itself. */
  readonly proposed?: FieldValue;
}

/** Whether something has a form, and what it is then: a schema of zod. */
export interface Form<Value> {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** A kind of question: the form of what it is about, and of what may be answered to it. */
export interface QuestionKind<Data = unknown, Answer extends FieldValue = FieldValue> {
  readonly data: Form<Data>;
  answer(data: Data): Form<Answer>;
}

/** A question with what a person answered to it. */
export interface AnsweredQuestion {
  readonly kind: string;
  readonly data: QuestionData;
  readonly answer: FieldValue;
}

/**
 * What comes of a step. A question lets its run wait until somebody who may edit answers it; the step is done then, with the
 * answer. Operations are whose words the procedure says it writes, unless it says so here: what a person told by their
 * `answer` is theirs.
 */
export type StepOutcome =
  | readonly Operation[]
  | { readonly asks: ToolQuestion }
  | { readonly operations: readonly Operation[]; readonly by: 'rules' | 'model' | 'answer' };
