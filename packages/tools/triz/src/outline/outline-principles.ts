import type { Locale } from '@assay/domain';
import type { OutlineBlock } from '@assay/works';
import { namedPrinciples } from '../kind/named-principles.ts';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { principles as allPrinciples, parameters, separationWords } from '../tables/index.ts';
import { noteOf, type Outlining, paragraph, partOf } from './outline-words.ts';

const physicalFields = ['element', 'demand', 'demandReason', 'opposite', 'oppositeReason'] as const;

const parameterName = (number: number | undefined, locale: Locale) =>
  number === undefined ? '–' : `${number} ${parameters[number - 1]?.name[locale] ?? ''}`;

export const principleName = (number: number | undefined, locale: Locale) =>
  number === undefined ? '–' : `${number} ${allPrinciples[number - 1]?.name[locale] ?? ''}`;

/** A contradiction on one line. */
export function contradictionLine(
  { fields: { form, improve, worsen, separation } }: Triz<'contradiction'>,
  { t, locale }: Pick<Outlining, 't' | 'locale'>,
): string {
  if (form === 'physical')
    return `${t('contradiction.physical')}: ${separation === undefined ? '–' : t(`contradiction.${separationWords[separation]}`)}`;
  return `${parameterName(improve, locale)} / ${parameterName(worsen, locale)}`;
}

function contradictionBlocks(contradiction: Triz<'contradiction'>, { work, t, locale }: Outlining): OutlineBlock[] {
  const { form, improve, worsen, separation, isConfirmed, namedFor, namedBy, namedOn } = contradiction.fields;
  const said = (field: (typeof physicalFields)[number]) => {
    const text = contradiction.fields[field];
    return text ? [`${t(`contradiction.${field}`)}: ${text}`] : [];
  };
  const told =
    form === 'physical'
      ? [
          `${t('contradiction.separation')}: ${separation === undefined ? '–' : t(`contradiction.${separationWords[separation]}`)}`,
        ]
      : [
          `${t('contradiction.improve')}: ${parameterName(improve, locale)}`,
          `${t('contradiction.worsen')}: ${parameterName(worsen, locale)}`,
        ];
  const { principles, from, isDisputed } = namedPrinciples(contradiction.fields);
  // Whose list names those of a separation is known once they are found.
  const isKnown = from === 'cell' || recordsOf(work, contradiction.id, 'principle').length > 0;
  const named = isKnown ? principles : [];
  const isOfList = isKnown && from === 'separation' && namedFor !== undefined;
  return [
    { kind: 'heading', level: 2, text: t('contradiction.title') },
    {
      kind: 'list',
      items: [
        t(form === 'physical' ? 'contradiction.physical' : 'contradiction.technical'),
        // What was once written of the other form is not lost with a document.
        ...physicalFields.flatMap(said),
        ...told,
        `${t('principles.title')}: ${named.length === 0 ? '–' : named.join(', ')}`,
        ...(isDisputed ? [t('matrix.disputed')] : []),
        ...(isOfList && namedBy && namedOn ? [t(`principles.of.${namedBy}`, { date: namedOn })] : []),
        ...(isConfirmed ? [t('contradiction.confirmed')] : []),
      ].map((text) => ({ text })),
    },
  ];
}

function principleBlocks(principle: Triz<'principle'>, { t, locale }: Outlining): OutlineBlock[] {
  const { number, note } = principle.fields;
  const hint = allPrinciples[(number ?? 0) - 1]?.hint[locale];
  const evidence = Object.values(principle.evidence);
  return [
    { kind: 'heading', level: 3, text: principleName(number, locale) },
    ...(hint === undefined ? [] : [paragraph(hint)]),
    ...(evidence.length === 0 ? [paragraph(t('principles.noEvidence'))] : []),
    ...evidence.map((one) => ({ kind: 'paragraph' as const, text: one.quote, evidence: [one] })),
    ...noteOf(t('principles.note'), note),
  ];
}

/** Each contradiction with the principles that were found for it, and their passages. */
export function contradictionsAndPrinciples(outlining: Outlining): readonly OutlineBlock[] {
  const { work, t } = outlining;
  return recordsOf(work, null, 'contradiction').flatMap((contradiction) => [
    ...contradictionBlocks(contradiction, outlining),
    ...partOf(
      t('principles.title'),
      recordsOf(work, contradiction.id, 'principle').flatMap((principle) => principleBlocks(principle, outlining)),
    ),
  ]);
}
