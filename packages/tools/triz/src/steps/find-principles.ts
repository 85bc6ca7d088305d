import {
  basisOf,
  type Evidence,
  type Lookup,
  type Operation,
  type RecordOf,
  rootId,
  type ToolPorts,
  type WorkRecord,
} from '@assay/works';
import { principleQuery, principleSentences } from '../engine/index.ts';
import { namedPrinciples } from '../kind/named-principles.ts';
import type { trizKind } from '../kind/triz-kind.ts';

const evidencePerPrinciple = 2;
/** Fields of a contradiction on which its principles rest. */
const grounds = ['form', 'improve', 'worsen', 'separation'] as const;

/** Sentences of the library in which a principle is at work on the problem, by a key of their own. */
async function evidenceOf(principle: number, problem: string, ports: ToolPorts): Promise<Record<string, Evidence>> {
  const passages = await ports.find(principleQuery(principle, problem));
  const sentences = principleSentences(principle, problem, passages, evidencePerPrinciple);
  return Object.fromEntries(
    sentences.map(({ passage, start, end }, at) => [
      String(at + 1),
      {
        document: passage.document,
        version: passage.version,
        start: passage.start + start,
        end: passage.start + end,
        quote: passage.text.slice(start, end),
      },
    ]),
  );
}

/** Whether anything hangs on a principle that a person would miss. */
function isTouched(work: Lookup, record: WorkRecord): boolean {
  return record.fields['note'] !== undefined || work.children(record.id).length > 0;
}

/** Brings the principles under one contradiction in line with what it names now. What a person wrote to one stays. */
async function principlesUnder(work: Lookup, contradiction: string, problem: string, ports: ToolPorts) {
  const fields = work.get(contradiction)?.fields as RecordOf<typeof trizKind, 'contradiction'>['fields'];
  const { principles } = namedPrinciples(fields);
  const basis = grounds.map((ground) => basisOf(work, contradiction, ground));
  const present = work
    .children(contradiction)
    .map((id) => work.get(id))
    .filter((record) => record?.type === 'principle');
  const operations: Operation[] = [];
  for (const record of present) {
    if (!record || principles.includes(Number(record.fields['number']))) continue;
    operations.push(isTouched(work, record) ? { op: 'base', id: record.id, basis } : { op: 'remove', id: record.id });
  }
  for (const principle of principles) {
    const known = present.find((record) => record?.fields['number'] === principle);
    if (known) {
      operations.push({ op: 'base', id: known.id, basis });
      continue;
    }
    operations.push({
      op: 'add',
      id: ports.newId(),
      type: 'principle',
      parent: contradiction,
      fields: { number: principle },
      evidence: await evidenceOf(principle, problem, ports),
      basis,
    });
  }
  return operations;
}

/** The principles of every contradiction of a work, each with the passages that show it at work on the problem. */
export async function findPrinciples(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const statement = work.get(rootId)?.fields['statement'];
  const problem = typeof statement === 'string' ? statement : '';
  const contradictions = work.children(null).filter((id) => work.get(id)?.type === 'contradiction');
  const found = [];
  for (const contradiction of contradictions) found.push(await principlesUnder(work, contradiction, problem, ports));
  return found.flat();
}
