import { basisOf, type Lookup, type Operation, type RecordOf, type ToolPorts } from '@assay/works';
import { standardsFor } from '../engine/index.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { type ModelBar, modelBars } from '../tables/index.ts';
import { foundUnder } from './found-under.ts';

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

/** The standard solutions that apply to each substance-field model of a work, the best suited first. */
export async function findStandards(work: Lookup, { newId }: ToolPorts): Promise<readonly Operation[]> {
  return work.children(null).flatMap((id) => {
    const model = work.get(id);
    if (model?.type !== 'model') return [];
    const found = applying(model.fields).map(({ number, state, conditions }) => ({
      key: number,
      fields: { reasons: [state, ...conditions] },
    }));
    const basis = grounds.map((ground) => basisOf(work, id, ground));
    return foundUnder(work, found, { parent: id, type: 'standard', keyField: 'number', basis, newId });
  });
}
