import { useMessages } from '@assay/i18n';
import { type OutlineItem, useDescriptions, useWorkSession } from '@assay/screens/works';
import { type RecordId, rootId, type WorkRecord } from '@assay/works';
import { recordsOf, type TypeName } from '../kind/records-of.ts';
import { scoredConcepts } from '../kind/scores.ts';
import { trizMessages } from './messages.ts';
import { type PartName, partId, partTypes } from './parts.ts';

/** The parts of a TRIZ work on the way from the problem to an idea, with what stands in each. */
export function useTrizItems(): readonly OutlineItem[] {
  const t = useMessages(trizMessages);
  const words = useDescriptions();
  const { state } = useWorkSession().session;
  const under = (parent: RecordId | null, type: TypeName): readonly WorkRecord[] => recordsOf(state, parent, type);
  const all = (from: TypeName, type: TypeName) => under(null, from).flatMap(({ id }) => under(id, type));
  const line = (record: WorkRecord, children: readonly OutlineItem[] = []): OutlineItem => ({
    id: record.id,
    label: words.record(record, state) || words.type(record.type),
    place: { record: record.id },
    ...(children.length > 0 && { children, count: children.length }),
  });
  const lines = (records: readonly WorkRecord[]) => records.map((record) => line(record));
  const part = (name: PartName, rest: Partial<OutlineItem> = {}): OutlineItem => ({
    id: partId(name),
    label: name === 'matrix' ? t('matrix.whole') : t(`${name}.title`),
    place: { element: partId(name) },
    types: partTypes[name],
    ...(rest.children && { count: rest.children.length }),
    ...rest,
  });

  const contradictions = under(null, 'contradiction');
  const isAny = contradictions.length > 1;
  /** Those of several contradictions stand below theirs. */
  const principles = contradictions.flatMap((contradiction) => {
    const named = lines(under(contradiction.id, 'principle'));
    if (!isAny) return named;
    const of = line(contradiction, named);
    return named.length > 0 ? [{ ...of, id: `principles ${of.id}`, records: [], isOpen: true }] : [];
  });
  const matrix = contradictions.some(({ fields }) => fields['form'] !== 'physical') ? [part('matrix')] : [];

  return [
    part('problem', { records: [rootId] }),
    part('questions', { count: under(null, 'answer').length }),
    part('functions', { children: lines(under(null, 'function')) }),
    part('contradiction', {
      children: [...(isAny ? lines(contradictions) : []), ...matrix],
      count: contradictions.length,
    }),
    part('principles', {
      children: principles,
      count: all('contradiction', 'principle').length,
      isOpen: true,
    }),
    part('standards', {
      children: under(null, 'model').map((model) => line(model, lines(under(model.id, 'standard')))),
      count: all('model', 'standard').length,
    }),
    part('effects', { children: lines(all('function', 'effect')) }),
    part('trends', { count: under(null, 'trend').length }),
    part('concepts', {
      children: lines(scoredConcepts(state).map(({ concept }) => concept)),
      isOpen: true,
    }),
  ];
}
