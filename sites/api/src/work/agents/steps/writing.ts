import { partText, usageFrame } from '@assay/contract';
import { type AnswerRequest, bcp47, type Citation, originPart, replyPart } from '@assay/domain';
import { isModel } from '../../../knowledge/evidence/write-from-evidence.ts';
import type { StepContext } from './step.types.ts';

/** What is said under a reply: who wrote it, and what was looked through. */
export interface ReplyOrigin {
  engine: string;
  answered: boolean;
  searched?: { documents: number; passages: number };
  notice?: string;
}

/** Announces the part that the agent writes into, once. */
export function openReply({ writer }: StepContext): void {
  if (!writer.state.parts.some(({ part }) => part === replyPart))
    writer.push({ type: 'part', part: replyPart, kind: 'text' });
}

export function writeOrigin({ writer }: StepContext, origin: ReplyOrigin): void {
  if (!writer.state.parts.some(({ part }) => part === originPart))
    writer.push({ type: 'part', part: originPart, kind: 'data' });
  writer.push({ type: 'patch', part: originPart, data: origin });
}

/** Appends words of ours as a block of their own. */
export function writeBlock({ writer }: StepContext, text: string): void {
  writer.text(replyPart, `${partText(writer.state, replyPart) === '' ? '' : '\n\n'}${text}`);
}

/** True when a language model writes; what it may say is held to the same passages. */
export function hasModel({ ports }: StepContext): boolean {
  return isModel(ports.engine);
}

/** Lets the engine write into the reply; gives the number of its sentences. Nothing is written where it has no answer. */
export async function writeFromPassages(
  context: StepContext,
  request: Pick<AnswerRequest, 'question' | 'passages' | 'searched' | 'thread' | 'readAs' | 'expansions'>,
  onSentence: (sentence: { text: string; citations: readonly Citation[] }, isNewParagraph: boolean) => void = () =>
    undefined,
): Promise<{ sentences: number; unanswered: string | undefined }> {
  const { writer, cites, ports, signal, job } = context;
  let sentences = 0;
  let unanswered: string | undefined;
  const events = ports.engine.answer({ section: 'summary', language: bcp47[job.locale], signal, ...request });
  for await (const event of events) {
    signal.throwIfAborted();
    if (event.type === 'sentence') {
      openReply(context);
      const isNewParagraph = sentences === 0 || event.paragraph === true;
      await cites.sentence(replyPart, event.sentence, isNewParagraph);
      onSentence(event.sentence, isNewParagraph);
      sentences += 1;
    } else if (event.type === 'unanswered') unanswered = event.text;
    else if (event.type === 'progress') writer.push(event);
    else if (event.type === 'usage') writer.push(usageFrame(writer.state, event));
  }
  signal.throwIfAborted();
  return { sentences, unanswered };
}
