import { partText, usageFrame } from '@assay/contract';
import { type AnswerRequest, bcp47, originPart, replyPart, type Searched } from '@assay/domain';
import type { CitedSentence } from '@assay/works';
import { isModel, originOf } from '../../../knowledge/evidence/write-from-evidence.ts';
import { guestOwner, type StepOutputs } from '../agents.types.ts';
import { keptAs } from '../keep/kept-as.ts';
import type { StepContext, StepOutcome } from './step.types.ts';

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

/**
 * Says how a reply came about, and as a work of which kind people can go on with what its steps have left; guests and what
 * leaves no trace go on with nothing.
 */
export function writeOrigin({ writer, job, ports }: StepContext, origin: ReplyOrigin, found: StepOutputs): void {
  if (!writer.state.parts.some(({ part }) => part === originPart))
    writer.push({ type: 'part', part: originPart, kind: 'data' });
  const hasOwner = job.tenant_id !== guestOwner.tenantId && !job.is_incognito;
  const keeps = hasOwner ? keptAs(ports.tools, found)?.kind : undefined;
  writer.push({ type: 'patch', part: originPart, data: { ...origin, ...(keeps !== undefined && { keeps }) } });
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
  const outputs: StepOutputs = { answer: { sentences, ...searched }, origin: originOf(ports.engine) };
  writeOrigin(context, { engine: ports.engine.name, answered: count > 0, searched }, outputs);
  return { result: count > 0 ? words('answered', { count }) : words('notAnswered'), outputs };
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
