import { transact } from '../changes/transact.ts';
import type { FieldValue, Origin } from '../record.types.ts';
import type { WorkState } from '../state/work-state.ts';
import { answerForm, askable } from '../tool/common-questions.ts';
import type { AnsweredQuestion, StepOutcome, ToolQuestion } from '../tool/question.types.ts';
import type { ToolPorts, ToolProcedure } from '../tool/tool.types.ts';

/** A person who takes what is proposed. */
export function takesProposed({ kind, proposed }: ToolQuestion): FieldValue {
  if (proposed === undefined) throw new Error(`Nothing is proposed to the question of the kind ${kind}.`);
  return proposed;
}

/**
 * Does a procedure on a work, step after step, as its run does.
 *
 * @param origin of what is neither the rules' nor a person's
 * @param answer what a person answers to what a step asks. @default what is proposed
 */
export async function doProcedure(
  procedure: ToolProcedure,
  state: WorkState,
  ports: ToolPorts,
  origin: Origin,
  answer = takesProposed,
): Promise<void> {
  const steps = [...procedure.steps(state)];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    let outcome: StepOutcome = await procedure.step(state, ports, step);
    while ('asks' in outcome) {
      const answered = answeredTo(procedure, outcome.asks, answer);
      outcome = await procedure.step(state, ports, step, answered);
    }
    const by = 'by' in outcome ? outcome.by : 'model';
    const operations = 'by' in outcome ? outcome.operations : outcome;
    transact(state, operations, { origin: by === 'rules' ? 'rules' : by === 'answer' ? 'person' : origin });
    steps.unshift(...(procedure.next?.(state, step) ?? []));
  }
}

function answeredTo(
  { questions }: ToolProcedure,
  asks: ToolQuestion,
  answer: (question: ToolQuestion) => FieldValue,
): AnsweredQuestion {
  const { kind, data } = askable(questions, asks);
  const given = answerForm(questions, asks)?.safeParse(answer(asks));
  if (!given?.success) throw new Error(`That is no answer to the question of the kind ${kind}.`);
  return { kind, data, answer: given.data };
}
