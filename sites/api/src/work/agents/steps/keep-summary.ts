import { randomUUID } from 'node:crypto';
import { type Citation, pathTo } from '@assay/domain';
import { type SummarisedDocument, type SummarisedSection, summaryOperations } from '@assay/tool-summary/engine';
import type { Origin } from '@assay/works';
import { guestOwner } from '../agents.types.ts';
import type { StepContext } from './step.types.ts';
import { writeBlock } from './writing.ts';

/** Sections as they are written, sentence by sentence. */
export function sectionsToFill() {
  const filled: { name?: string; sentences: SummarisedSection['sentences'][number][] }[] = [];
  const begin = (name?: string) => {
    filled.push({ ...(name !== undefined && { name }), sentences: [] });
  };
  return {
    filled: filled as readonly SummarisedSection[],
    begin,
    add({ text, citations }: { text: string; citations: readonly Citation[] }, isNewParagraph: boolean): void {
      if (filled.length === 0) begin();
      filled.at(-1)?.sentences.push({ text, evidence: citations, isNewParagraph });
    },
  };
}

export type SectionsToFill = ReturnType<typeof sectionsToFill>;

/**
 * Keeps what was summed up as a work that people go on writing, under the id of the reply, and leads there. Guests keep none,
 * and nothing is kept of what is incognito.
 */
export async function keepSummary(
  context: StepContext,
  documents: readonly SummarisedDocument[],
  origin: Origin,
): Promise<void> {
  const { job, reply, ports, words } = context;
  if (job.tenant_id === guestOwner.tenantId || job.is_incognito) return;
  const [first] = documents;
  const title = documents.length > 1 ? words('summaryOf', { count: documents.length }) : (first?.title ?? '');
  const operations = summaryOperations(documents, { title, locale: job.locale, newId: randomUUID });
  const work = { id: reply.id, tenant_id: job.tenant_id, owner_id: job.owner_id };
  await ports.makeWork('summary', work, { operations, origin });
  writeBlock(context, `[${words('openSummary')}](${pathTo('work', { work_id: reply.id })})`);
}
