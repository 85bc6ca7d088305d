import { type Locale, locales } from '@assay/domain';
import { basisOf, type Lookup, type Operation, type RecordOf, rootId, type ToolPorts } from '@assay/works';
import { effectsFor } from '../engine/index.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { type EffectTexts, loadEffectTexts } from '../tables/index.ts';
import { foundUnder } from './found-under.ts';

type FunctionRecord = RecordOf<typeof trizKind, 'function'>;

/** Of all that may serve, so many are worth reading. */
const most = 6;
/** Functions of an effect that are named as the reason. */
const mostReasons = 3;
/** Fields of a function on which its effects rest. */
const grounds = ['subject', 'action', 'object', 'judgement'] as const;

/** What serves a function that is wanted; of what does harm nothing is looked for. */
function serving({ fields }: FunctionRecord, texts: EffectTexts) {
  const { subject = '', action = '', object = '', judgement } = fields;
  if (judgement === 'harmful' || action === '') return [];
  return effectsFor({ subject, action, object }, texts)
    .filter(({ serves }) => serves.length > 0)
    .slice(0, most)
    .map(({ code, serves }) => ({ key: code, fields: { serves: serves.slice(0, mostReasons) } }));
}

/** The effects that may carry out each function of a work, the best suited first. */
export async function findEffects(work: Lookup, { newId, locale }: ToolPorts): Promise<readonly Operation[]> {
  const language = work.get(rootId)?.fields['language'];
  const texts = await loadEffectTexts(locales.find((one): one is Locale => one === language) ?? locale);
  return work.children(null).flatMap((id) => {
    const record = work.get(id);
    if (record?.type !== 'function') return [];
    const basis = grounds.map((ground) => basisOf(work, id, ground));
    const place = { parent: id, type: 'effect', keyField: 'code', basis, newId };
    return foundUnder(work, serving(record as FunctionRecord, texts), place);
  });
}
