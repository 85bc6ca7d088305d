import type { Lookup, Operation, ToolPorts, ToolProcedure } from '@assay/works';
import { answerUnder } from '../engine/index.ts';
import { exchangesOf, isWaiting } from '../kind/exchanges-of.ts';

/** Answers a question that waits for it, as one that follows those before it. */
async function answerOne(work: Lookup, ports: ToolPorts, id: string): Promise<readonly Operation[]> {
  const exchanges = exchangesOf(work);
  const at = exchanges.findIndex(({ question }) => question.id === id);
  const exchange = exchanges[at];
  if (exchange === undefined || !isWaiting(work, exchange)) return [];
  const before = exchanges.slice(0, at).map(({ question }) => question.fields.text ?? '');
  const found = await ports.answer(exchange.question.fields.text ?? '', before);
  return answerUnder(work, id, found, ports);
}

/** Answers every question that has no answer, or another wording than the one that was answered. */
export const answer: ToolProcedure = {
  writes: 'either',
  counts: 'tech_seek',
  steps: (work) =>
    exchangesOf(work)
      .filter((exchange) => isWaiting(work, exchange))
      .map(({ question }) => question.id),
  step: answerOne,
};
