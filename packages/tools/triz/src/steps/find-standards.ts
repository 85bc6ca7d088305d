import { basisOf, type Lookup, type Operation, type RecordOf, type ToolPorts, type WorkRecord } from '@assay/works';
import { standardsFor } from '../engine/index.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { type ModelBar, modelBars } from '../tables/index.ts';

type Model = RecordOf<typeof trizKind, 'model'>;

/** Of all that apply, so many are worth reading. */
const most = 12;
/** Fields of a model on which its standards rest. */
const grounds = ['object', 'tool', 'field', 'fault', 'barred'] as const;

function applying({ object = '', tool = '', field, fault, barred = [] }: Model['fields']) {
  if (fault === undefined) return [];
  const bars = modelBars.filter((bar): bar is ModelBar => barred.includes(bar));
  const model = { substances: [object, tool], fault, barred: bars, ...(field !== undefined && { field }) };
  return standardsFor(model).slice(0, most);
}

/** Whether anything hangs on a standard that a person would miss. */
function isTouched(work: Lookup, record: WorkRecord): boolean {
  return record.fields['note'] !== undefined || work.children(record.id).length > 0;
}

function standardsUnder(work: Lookup, model: WorkRecord, { newId }: ToolPorts): readonly Operation[] {
  const basis = grounds.map((ground) => basisOf(work, model.id, ground));
  const present = work.children(model.id).flatMap((id) => {
    const record = work.get(id);
    return record?.type === 'standard' ? [record] : [];
  });
  const wanted = applying(model.fields);
  const numbers = new Set<string>(wanted.map(({ number }) => number));
  const operations: Operation[] = present
    .filter(({ fields: { number } }) => typeof number !== 'string' || !numbers.has(number))
    .map((record) =>
      isTouched(work, record) ? { op: 'base', id: record.id, basis } : { op: 'remove', id: record.id },
    );
  let last: string | null = null;
  for (const { number, state, conditions } of wanted) {
    const reasons = [state, ...conditions];
    const known = present.find(({ fields }) => fields['number'] === number);
    const id: string = known?.id ?? newId();
    if (known) {
      operations.push({ op: 'set', id, field: 'reasons', value: reasons }, { op: 'base', id, basis });
      operations.push({ op: 'move', id, parent: model.id, after: last });
    } else {
      const fields = { number, reasons };
      operations.push({ op: 'add', id, type: 'standard', parent: model.id, after: last, fields, basis });
    }
    last = id;
  }
  return operations;
}

/** The standard solutions that apply to each substance-field model of a work, the best suited first. */
export async function findStandards(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  return work.children(null).flatMap((id) => {
    const record = work.get(id);
    return record?.type === 'model' ? standardsUnder(work, record, ports) : [];
  });
}
