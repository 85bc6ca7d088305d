import { useFormats, useMessages } from '@assay/i18n';
import { WorkGrid, type WorkLevel } from '@assay/screens/work-grid';
import { useWorkSession, WorkDescriptionsContext } from '@assay/screens/works';
import { use, useMemo } from 'react';
import { comparedConcepts } from '../kind/pugh.ts';
import { conceptTree, criteriaOf, scoredConcepts } from '../kind/scores.ts';
import { ConceptSources } from './ConceptSources.tsx';
import { headColumns, pughColumns, scoreColumns } from './concept-columns.tsx';
import { trizMessages } from './messages.ts';

const levels: readonly WorkLevel[] = [
  { types: ['principle', 'standard', 'effect'], isFixed: true },
  { types: ['concept'] },
];

/** Concepts below what led to them, by criteria: scored, or compared with one of them. */
export default function ConceptGrid({ way }: { way: 'scored' | 'compared' }) {
  const t = useMessages(trizMessages);
  const formats = useFormats();
  const { session, snapshot } = useWorkSession();
  const descriptions = use(WorkDescriptionsContext);
  const { state } = session;
  const columns = useMemo(() => {
    const words = {
      from: t('names.source'),
      name: t('concepts.name'),
      works: t('concepts.works'),
      passages: t('concepts.passages'),
      total: t('concepts.total'),
      rank: t('concepts.rank'),
      open: t('concepts.open'),
      net: t('pugh.net'),
      datum: t('pugh.datum'),
      isDatum: t('pugh.isDatum'),
      locked: t('pugh.locked'),
      verdicts: { better: t('pugh.better'), same: t('pugh.same'), worse: t('pugh.worse') },
      number: formats.number,
      source: (record: Parameters<NonNullable<typeof descriptions>['record']>[0]) =>
        descriptions?.record(record, state) ?? '',
    };
    const criteria = criteriaOf(state);
    const scored = scoredConcepts(state);
    const isCarried = scored.some(({ concept }) => Object.keys(concept.evidence).length > 0);
    return [
      ...headColumns(words, isCarried),
      ...(way === 'scored'
        ? scoreColumns(criteria, scored, words)
        : pughColumns(criteria, comparedConcepts(state), words)),
    ];
    // The records change in place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [way, state, snapshot.content, t, formats, descriptions]);
  return (
    <WorkGrid
      label={t(way === 'scored' ? 'concepts.title' : 'pugh.caption')}
      rows={conceptTree}
      levels={levels}
      columns={columns}
      beside={(record) => record.type === 'concept' && <ConceptSources concept={record} />}
    />
  );
}
