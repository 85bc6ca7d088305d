import * as z from 'zod/mini';
import type { FieldValue } from '../record.types.ts';
import type { AnsweredQuestion, Form, QuestionKind, ToolQuestion } from './question.types.ts';

/** The tool's name of what is asked, by which its words for it are found. */
const name = z.string().check(z.maxLength(64));

const options = z
  .array(
    z.strictObject({
      value: z.string().check(z.minLength(1), z.maxLength(64)),
      /** The record it stands for, which the tool names; or words of the work. */
      record: z.optional(z.string().check(z.maxLength(64))),
      label: z.optional(z.string().check(z.maxLength(500))),
    }),
  )
  .check(z.minLength(1), z.maxLength(100));

const choice = z.strictObject({ name, options });
const text = z.strictObject({ name });

/** What is chosen from. */
export type ChoiceData = z.infer<typeof choice>;
export type TextData = z.infer<typeof text>;

const valueOf = ({ options: offered }: ChoiceData) =>
  z.enum(offered.map(({ value }) => value) as [string, ...string[]]);

/** Kinds of question that every tool can ask in: one of several, some of several (one at least), and a text. */
export const commonQuestions = {
  one: { data: choice, answer: valueOf } satisfies QuestionKind<ChoiceData>,
  several: {
    data: choice,
    answer: (data) =>
      z.array(valueOf(data)).check(
        z.minLength(1),
        z.refine((chosen) => new Set(chosen).size === chosen.length),
      ),
  } satisfies QuestionKind<ChoiceData>,
  text: {
    data: text,
    answer: () => z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)),
  } satisfies QuestionKind<TextData>,
} as const;

/** Kinds of question by name: those of a procedure beside the common ones. */
type Kinds = Readonly<Record<string, QuestionKind>> | undefined;

function kindOf(kinds: Kinds, name: string): QuestionKind | undefined {
  const known: Readonly<Record<string, QuestionKind>> = { ...commonQuestions, ...kinds };
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** What may be answered to a question; undefined where its kind is not known here, or its data are not of that. */
export function answerForm(kinds: Kinds, { kind, data }: ToolQuestion): Form<FieldValue> | undefined {
  const known = kindOf(kinds, kind);
  const parsed = known?.data.safeParse(data);
  return parsed?.success ? known?.answer(parsed.data) : undefined;
}

/**
 * A question as its kind has it.
 *
 * @throws Error where a tool asks what nobody could answer, or proposes what may not be answered
 */
export function askable(kinds: Kinds, question: ToolQuestion): ToolQuestion {
  const form = answerForm(kinds, question);
  if (!form) throw new Error(`There is no question of the kind ${question.kind} about that.`);
  if (question.proposed !== undefined && !form.safeParse(question.proposed).success)
    throw new Error(`What is proposed to a question of the kind ${question.kind} is no answer to it.`);
  return question;
}

/** What was answered, where a question of the kind was: in the form of that kind. */
export function answerTo<Data, Answer extends FieldValue>(
  kind: QuestionKind<Data, Answer>,
  answered: AnsweredQuestion | undefined,
): { data: Data; answer: Answer } | undefined {
  const data = kind.data.safeParse(answered?.data);
  if (!data.success) return undefined;
  const answer = kind.answer(data.data).safeParse(answered?.answer);
  return answer.success ? { data: data.data, answer: answer.data } : undefined;
}
