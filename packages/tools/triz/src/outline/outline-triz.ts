import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import {
  type Lookup,
  type OutlineBlock,
  type OutlineSheet,
  type RecordOf,
  rootId,
  type WorkOutline,
  type WorkRecord,
} from '@assay/works';
import { namedPrinciples } from '../kind/named-principles.ts';
import { criteriaOf, scoredConcepts, weightOf } from '../kind/scores.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };
import { parameters, principles } from '../tables/index.ts';

const words = createWords({ en, cn, jp, tw });
type Words = ReturnType<typeof words>;
type Contradiction = RecordOf<typeof trizKind, 'contradiction'>;
type Principle = RecordOf<typeof trizKind, 'principle'>;

const ways = { space: 'space', time: 'time', condition: 'condition', 'whole and part': 'wholeAndPart' } as const;

function under(work: Lookup, parent: string | null, type: string): readonly WorkRecord[] {
  return work.children(parent).flatMap((id) => {
    const record = work.get(id);
    return record?.type === type ? [record] : [];
  });
}

const parameterName = (number: number | undefined, locale: Locale) =>
  number === undefined ? '–' : `${number} ${parameters[number - 1]?.name[locale] ?? ''}`;
const principleName = (number: number | undefined, locale: Locale) =>
  number === undefined ? '–' : `${number} ${principles[number - 1]?.name[locale] ?? ''}`;

function contradictionBlocks(contradiction: Contradiction, t: Words, locale: Locale): OutlineBlock[] {
  const { form, improve, worsen, separation, isConfirmed } = contradiction.fields;
  const told =
    form === 'physical'
      ? [`${t('contradiction.separation')}: ${separation === undefined ? '–' : t(`contradiction.${ways[separation]}`)}`]
      : [
          `${t('contradiction.improve')}: ${parameterName(improve, locale)}`,
          `${t('contradiction.worsen')}: ${parameterName(worsen, locale)}`,
        ];
  const { principles: named, isDisputed } = namedPrinciples(contradiction.fields);
  return [
    { kind: 'heading', level: 2, text: t('contradiction.title') },
    {
      kind: 'list',
      items: [
        t(form === 'physical' ? 'contradiction.physical' : 'contradiction.technical'),
        ...told,
        `${t('principles.title')}: ${named.length === 0 ? '–' : named.join(', ')}`,
        ...(isDisputed ? [t('matrix.disputed')] : []),
        ...(isConfirmed ? [t('contradiction.confirmed')] : []),
      ].map((text) => ({ text })),
    },
  ];
}

function principleBlocks(principle: Principle, t: Words, locale: Locale): OutlineBlock[] {
  const { number, note } = principle.fields;
  const hint = principles[(number ?? 0) - 1]?.hint[locale];
  const evidence = Object.values(principle.evidence);
  return [
    { kind: 'heading', level: 3, text: principleName(number, locale) },
    ...(hint === undefined ? [] : [{ kind: 'paragraph' as const, text: hint }]),
    ...(evidence.length === 0 ? [{ kind: 'paragraph' as const, text: t('principles.noEvidence') }] : []),
    ...evidence.map((one) => ({ kind: 'paragraph' as const, text: one.quote, evidence: [one] })),
    ...(note === undefined || note === ''
      ? []
      : [{ kind: 'paragraph' as const, text: `${t('principles.note')}: ${note}` }]),
  ];
}

/** Concepts by their criteria, as a table of words and numbers. */
function conceptTable(work: Lookup, t: Words, locale: Locale) {
  const criteria = criteriaOf(work);
  const head = [
    t('concepts.name'),
    t('names.principle'),
    ...criteria.map((criterion) => `${criterion.fields.name ?? ''} × ${weightOf(criterion)}`),
    t('concepts.total'),
  ];
  const rows = scoredConcepts(work).map(({ concept, follows, scores, total }) => [
    concept.fields.name ?? '',
    follows.includes('.') ? t('names.standardNumber', { number: follows }) : principleName(Number(follows), locale),
    ...criteria.map(({ id }) => scores.get(id)?.value),
    total === undefined ? undefined : Number(total.toPrecision(12)),
  ]);
  return { head, rows };
}

function sheetsOf(work: Lookup, t: Words, locale: Locale): OutlineSheet[] {
  const concepts = conceptTable(work, t, locale);
  const found = under(work, null, 'contradiction').flatMap(({ id }) =>
    under(work, id, 'principle'),
  ) as readonly Principle[];
  return [
    {
      name: t('concepts.title'),
      columns: concepts.head.map((name, at) => ({ name, width: at < 2 ? 36 : 14 })),
      rows: concepts.rows,
    },
    {
      name: t('principles.title'),
      columns: [
        { name: t('names.principle'), width: 36 },
        { name: t('principles.note'), width: 60 },
        { name: t('names.quote'), width: 80 },
        { name: t('names.document'), width: 32 },
      ],
      rows: found.flatMap(({ fields: { number, note }, evidence }) => {
        const name = principleName(number, locale);
        const cited = Object.values(evidence);
        if (cited.length === 0) return [[name, note, undefined, undefined]];
        return cited.map(({ quote, document }) => [name, note, quote, document]);
      }),
    },
  ];
}

/** A TRIZ work as a document and as tables. */
export function outlineTriz(work: Lookup, locale: Locale): WorkOutline {
  const t = words(locale);
  const statement = work.get(rootId)?.fields['statement'];
  const contradictions = under(work, null, 'contradiction') as readonly Contradiction[];
  const { head, rows } = conceptTable(work, t, locale);
  return {
    blocks: [
      { kind: 'heading', level: 2, text: t('problem.title') },
      { kind: 'paragraph', text: typeof statement === 'string' ? statement : '' },
      ...contradictions.flatMap((contradiction): OutlineBlock[] => {
        const found = under(work, contradiction.id, 'principle') as readonly Principle[];
        return [
          ...contradictionBlocks(contradiction, t, locale),
          ...(found.length === 0 ? [] : [{ kind: 'heading' as const, level: 2 as const, text: t('principles.title') }]),
          ...found.flatMap((principle) => principleBlocks(principle, t, locale)),
        ];
      }),
      ...(rows.length === 0
        ? []
        : [
            { kind: 'heading' as const, level: 2 as const, text: t('concepts.title') },
            {
              kind: 'table' as const,
              head,
              rows: rows.map((row) => row.map((cell) => ({ text: cell === undefined ? '–' : String(cell) }))),
            },
          ]),
    ],
    sheets: sheetsOf(work, t, locale),
  };
}
