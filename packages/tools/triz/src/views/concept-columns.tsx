import type { ComputedColumn, FieldColumn, WorkColumn } from '@assay/screens/work-grid';
import type { RecordId, WorkRecord } from '@assay/works';
import { signed, type Verdict, verdictSigns, weightOf } from '../kind/balance.ts';
import type { ComparedConcept } from '../kind/pugh.ts';
import type { Triz } from '../kind/records-of.ts';
import type { ScoredConcept } from '../kind/scores.ts';
import * as styles from './concepts.css.ts';

type Criterion = Triz<'criterion'>;

interface ConceptWords {
  from: string;
  name: string;
  works: string;
  passages: string;
  total: string;
  rank: string;
  open: string;
  net: string;
  datum: string;
  isDatum: string;
  locked: string;
  verdicts: Readonly<Record<Verdict, string>>;
  number: (value: number) => string;
  /** What a principle, standard solution or effect is called. */
  source: (record: WorkRecord) => string;
}

/** What stands before the criteria: what led to a concept, its name, how it works, and what carries it. */
export const headColumns = (words: ConceptWords, isCarried: boolean): readonly WorkColumn[] => [
  { id: 'source', level: 0, name: words.from, width: 128, align: 'start', computed: (record) => words.source(record) },
  { id: 'name', field: 'name', name: words.name, width: 176 },
  { id: 'description', field: 'description', name: words.works, width: 208 },
  ...(isCarried ? [{ id: 'passages', holds: 'evidence' as const, name: words.passages }] : []),
];

const criterionColumn = (criterion: Criterion): Pick<FieldColumn, 'id' | 'name' | 'unit' | 'width' | 'align'> => ({
  id: criterion.id,
  name: criterion.fields.name ?? '',
  unit: `× ${weightOf(criterion)}`,
  width: 104,
  align: 'center',
});

/** Concepts scored 1 to 5 by criteria that the team weighs, with what that comes to. */
export function scoreColumns(
  criteria: readonly Criterion[],
  scored: readonly ScoredConcept[],
  words: ConceptWords,
): readonly WorkColumn[] {
  const byId = new Map<RecordId, ScoredConcept>(scored.map((one) => [one.concept.id, one]));
  const weights = criteria.reduce((sum, one) => sum + weightOf(one), 0);
  const total: ComputedColumn = {
    id: 'total',
    name: words.total,
    width: 80,
    computed: ({ id }) => byId.get(id)?.total ?? words.open,
    reason({ id }) {
      const { scores, total: sum } = byId.get(id) ?? {};
      if (sum === undefined) return words.open;
      const parts = criteria.map((one) => `${scores?.get(one.id)?.value ?? 0} × ${weightOf(one)}`);
      return `(${parts.join(' + ')}) / ${weights}`;
    },
    cell({ id }) {
      const { total: sum, rank } = byId.get(id) ?? {};
      if (sum === undefined) return <span className={styles.beside}>{words.open}</span>;
      return <span className={rank === 1 ? styles.best : undefined}>{words.number(sum)}</span>;
    },
  };
  return [
    ...criteria.map(
      (criterion): WorkColumn => ({
        ...criterionColumn(criterion),
        field: 'value',
        below: { type: 'score', by: 'criterion', key: criterion.id },
        cell: ({ id }) => <Score value={byId.get(id)?.scores.get(criterion.id)?.value} />,
      }),
    ),
    ...(criteria.length > 0
      ? [total, { id: 'rank', name: words.rank, width: 64, computed: ({ id }: WorkRecord) => byId.get(id)?.rank }]
      : []),
  ];
}

const most = 5;

/** The ramp of amounts from its second step on: the first is hardly told from an empty one. */
function Score({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <span className={styles.score}>
      {Array.from({ length: most }, (_, at) => (
        <span
          // Steps have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          aria-hidden
          className={at < value ? styles.steps[(value + 1) as keyof typeof styles.steps] : styles.emptyStep}
        />
      ))}
      <span className={styles.scoreNumber}>{value}</span>
    </span>
  );
}

const tones = { better: 'positive', same: undefined, worse: 'caution' } as const satisfies Record<Verdict, unknown>;

/** Concepts compared with one of them, criterion by criterion: better, the same or worse (Pugh). */
export function pughColumns(
  criteria: readonly Criterion[],
  compared: readonly ComparedConcept[],
  words: ConceptWords,
): readonly WorkColumn[] {
  const byId = new Map<RecordId, ComparedConcept>(compared.map((one) => [one.concept.id, one]));
  const options = (['better', 'same', 'worse'] as const).map((value) => ({
    value,
    label: verdictSigns[value],
    description: words.verdicts[value],
  }));
  const verdictOf = (concept: RecordId, criterion: Criterion) => byId.get(concept)?.verdicts.get(criterion.id)?.verdict;
  const net: ComputedColumn = {
    id: 'net',
    name: words.net,
    width: 112,
    computed({ id }) {
      const one = byId.get(id);
      if (!one || one.isDatum) return words.isDatum;
      return one.isWhole ? signed(one.net, words.number) : words.open;
    },
    reason({ id }) {
      const one = byId.get(id);
      return one?.isDatum ? words.locked : one && `+${one.gained} −${one.lost}`;
    },
    cell({ id }) {
      const one = byId.get(id);
      if (!one || one.isDatum) return words.isDatum;
      return (
        <>
          {one.isWhole ? <strong>{signed(one.net, words.number)}</strong> : words.open}{' '}
          <span className={styles.beside}>
            +{one.better} −{one.worse}
          </span>
        </>
      );
    },
  };
  return [
    ...criteria.map((criterion): WorkColumn => {
      const toneOf = (concept: RecordId) => {
        const verdict = verdictOf(concept, criterion);
        return verdict && tones[verdict];
      };
      return {
        ...criterionColumn(criterion),
        field: 'verdict',
        below: { type: 'comparison', by: 'criterion', key: criterion.id },
        options,
        locked: ({ id }) => (byId.get(id)?.isDatum ? words.locked : undefined),
        tone: ({ id }) => toneOf(id),
        cell({ id }) {
          if (byId.get(id)?.isDatum) return <span className={styles.beside}>{words.datum}</span>;
          const verdict = verdictOf(id, criterion);
          return verdict && verdictSigns[verdict];
        },
      };
    }),
    net,
  ];
}
