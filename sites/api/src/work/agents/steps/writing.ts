import { partText, usageFrame } from '@assay/contract';
import { type AnswerRequest, bcp47, originPart, replyPart, type Searched } from '@assay/domain';
import type { CitedSentence } from '@assay/works';
import { isModel, originOf } from '../../../knowledge/evidence/write-from-evidence.ts';
import { guestOwner } from '../agents.types.ts';
import type { KeptKind } from '../keep/kept-kind.ts';
import type { StepContext, StepOutcome } from './step.types.ts';

/** What is said under a reply: who wrote it, and what was looked through. */
export interface ReplyOrigin {
  engine: string;
  answered: boolean;
  searched?: { documents: number; passages: number };
  notice?: string;
  /** The kind of work as which people can go on with it; absent for guests and for what leaves no trace. */
  keeps?: KeptKind;
}

/** Announces the part that the agent writes into, once. */
export function openReply({ writer }: StepContext): void {
  if (!writer.state.parts.some(({ part }) => part === replyPart))
    writer.push({ type: 'part', part: replyPart, kind: 'text' });
}

export function writeOrigin({ writer, job }: StepContext, { keeps, ...origin }: ReplyOrigin): void {
  if (!writer.state.parts.some(({ part }) => part === originPart))
    writer.push({ type: 'part', part: originPart, kind: 'data' });
  const isKept = keeps !== undefined && job.tenant_id !== guestOwner.tenantId && !job.is_incognito;
  writer.push({ type: 'patch', part: originPart, data: { ...origin, ...(isKept && { keeps }) } });
}

/** Ends a reply that answers from passages: says how it came about, and leaves the answer to go on with. */
export function endAnswer(
  context: StepContext,
  sentences: readonly CitedSentence[],
  { documents, passages }: Pick<Searched, 'documents' | 'passages'>,
): StepOutcome {
  const { words, ports } = context;
  const count = sentences.length;
  const searched = { documents, passages };
  writeOrigin(context, { engine: ports.engine.name, answered: count > 0, searched, keeps: 'technical-qa' });
  return {
    result: count > 0 ? words('answered', { count }) : words('notAnswered'),
    outputs: { answer: { sentences, ...searched }, origin: originOf(ports.engine) },
  };
}

/** Appends words of ours as a block of their own. */
export function writeBlock({ writer }: StepContext, text: string): void {
  writer.text(replyPart, `${partText(writer.state, replyPart) === '' ? '' : '\n\n'}${text}`);
}

/** True when a language model writes; what it may say is held to the same passages. */
export function hasModel({ ports }: StepContext): boolean {
  return isModel(ports.engine);
}

/** Lets the engine write into the reply; gives what it wrote. Nothing is written where it has no answer. */
export async function writeFromPassages(
  context: StepContext,
  request: Omit<AnswerRequest, 'section' | 'language' | 'signal'>,
): Promise<{ sentences: readonly CitedSentence[]; unanswered: string | undefined }> {
  const { writer, cites, ports, signal, job } = context;
  const sentences: CitedSentence[] = [];
  let unanswered: string | undefined;
  const events = ports.engine.answer({ section: 'summary', language: bcp47[job.locale], signal, ...request });
  for await (const event of events) {
    signal.throwIfAborted();
    if (event.type === 'sentence') {
      openReply(context);
      const isNewParagraph = sentences.length === 0 || event.paragraph === true;
      await cites.sentence(replyPart, event.sentence, isNewParagraph);
      const { text, citations } = event.sentence;
      sentences.push({ text, evidence: citations, isNewParagraph });
    } else if (event.type === 'unanswered') unanswered = event.text;
    else if (event.type === 'progress') writer.push(event);
    else if (event.type === 'usage') writer.push(usageFrame(writer.state, event));
  }
  signal.throwIfAborted();
  return { sentences, unanswered };
}
