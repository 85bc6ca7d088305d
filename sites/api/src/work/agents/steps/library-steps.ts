import type { StepRunner } from './step.types.ts';
import { endAnswer, openReply, writeBlock, writeFromPassages } from './writing.ts';

/** Searches the library for the message. */
export const searchLibrary: StepRunner = async ({ retrieve, words }) => {
  const { passages, searched } = await retrieve();
  return { result: words('found', { count: passages.length, documents: searched.documents }) };
};

/** Answers from the passages found, or says that they do not answer. */
export const writeAnswer: StepRunner = async (context) => {
  const { content, thread } = context;
  const found = await context.retrieve();
  openReply(context);
  const { sentences, unanswered } = await writeFromPassages(context, { question: content, thread, ...found });
  if (unanswered !== undefined) writeBlock(context, unanswered);
  return endAnswer(context, sentences, found.searched);
};
