import type { PlannedStep } from '@assay/domain';
import { createCitationWriter } from '../../knowledge/evidence/citation-writer.ts';
import type { Retrieval } from '../../knowledge/evidence/evidence.types.ts';
import { retrieve } from '../../knowledge/evidence/retrieve.ts';
import type { Running } from '../runs/run-kind.ts';
import type { AgentStore } from './agents.store.ts';
import type { AgentPorts, DocumentRow, FileRow, ReplyOfJob, RunState } from './agents.types.ts';
import { agentsWords } from './agents-words.ts';
import type { StepContext } from './steps/step.types.ts';

const passagesPerMessage = 50;

/** What the steps of a reply have in common: what it is about, what they read, where they write. */
type ContextOfReply = Omit<StepContext, 'step' | 'answer' | 'progress'>;

interface ReplyMaterial extends ReplyOfJob, Pick<Running, 'writer' | 'signal'> {
  store: AgentStore;
  ports: AgentPorts;
  readDocument: (file: FileRow) => Promise<DocumentRow>;
  run: RunState;
}

/** Reads what a reply is about: the message, those before it, and what they brought. */
export async function readContext(material: ReplyMaterial): Promise<ContextOfReply> {
  const { job, reply, run, writer, signal, ports, store, readDocument } = material;
  const path = await store.path(reply.id);
  const asked = path.filter(({ role }) => role === 'user');
  const content = asked.at(-1)?.content ?? '';
  const thread = asked.slice(0, -1).map((message) => message.content);
  let found: Promise<Retrieval> | undefined;
  return {
    job,
    reply: { ...reply, run },
    content,
    thread,
    outputs: run.outputs,
    words: agentsWords(job.locale),
    writer,
    cites: createCitationWriter(writer, ports.library, job.tenant_id, () => undefined),
    ports,
    signal,
    retrieve() {
      const question = { tenant: job.tenant_id, asked: content, locale: job.locale };
      found ??= retrieve(ports, question, thread, { mode: 'full', limit: passagesPerMessage, signal });
      return found;
    },
    async files() {
      const ids = asked.flatMap(({ file_ids }) => file_ids);
      const rows = await store.files(ids);
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    document: ({ id }) => store.document(id),
    readFile: readDocument,
  };
}

/** The same for one step. */
export function contextOf(
  shared: ContextOfReply,
  step: PlannedStep,
  { answer }: Pick<RunState, 'answer'>,
  onProgress: (progress: { done: number; total: number }) => void,
): StepContext {
  return { ...shared, step, answer, progress: (done, total) => onProgress({ done, total }) };
}
