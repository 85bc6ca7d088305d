import type { Lookup, Operation, ToolPorts } from '@assay/works';
import { answerUnder } from '../engine/index.ts';
import { exchangesOf, isWaiting } from '../kind/exchanges-of.ts';

/** Answers the first question that waits for it, as one that follows those before it. */
export async function answer(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const exchanges = exchangesOf(work);
  const at = exchanges.findIndex((exchange) => isWaiting(work, exchange));
  const waiting = exchanges[at];
  if (waiting === undefined) return [];
  const before = exchanges.slice(0, at).map(({ question }) => question.fields.text ?? '');
  const found = await ports.answer(waiting.question.fields.text ?? '', before);
  return answerUnder(work, waiting.question.id, found, ports);
}
