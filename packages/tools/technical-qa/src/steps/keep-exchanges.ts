import type { FoundBySteps, LibraryAnswer, ToolKeeping } from '@assay/works';
import { exchangesAsWork } from '../engine/index.ts';

const isAnswered = (found: FoundBySteps): found is FoundBySteps & { answer: LibraryAnswer } =>
  found['answer'] !== undefined;

/** Questions of a thread that an agent answered, from the library or from documents, become a work. */
export const keepExchanges: ToolKeeping = {
  keeps: isAnswered,
  contributions: (thread, ports) =>
    exchangesAsWork(
      thread.flatMap(({ asked: question, found, origin }) =>
        isAnswered(found) ? [{ question, answer: found.answer, origin }] : [],
      ),
      ports,
    ),
};
