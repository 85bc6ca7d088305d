import type { OutlineSheet } from '@assay/works';
import { recordsOf } from '../kind/records-of.ts';
import { effectName } from '../tables/effects/all-effect-texts.ts';
import { pughTable, scoreTable } from './outline-concepts.ts';
import { effectSource, nameOfFunction } from './outline-effects.ts';
import { contradictionLine, principleName } from './outline-principles.ts';
import type { Outlining } from './outline-words.ts';

const column = (name: string, width: number) => ({ name, width });

/** Concepts with what they are worth, then beside the datum. */
function conceptSheets(outlining: Outlining): OutlineSheet[] {
  const { t } = outlining;
  const scored = scoreTable(outlining);
  const compared = pughTable(outlining);
  const widths = (head: readonly string[], wide: number) => head.map((name, at) => column(name, at < wide ? 36 : 14));
  return [
    { name: t('concepts.title'), columns: widths(scored.head, 2), rows: scored.rows },
    { name: t('names.comparison'), columns: widths(compared.head, 1), rows: compared.rows },
  ];
}

function functionSheet({ work, t }: Outlining): OutlineSheet {
  return {
    name: t('functions.title'),
    columns: [
      column(t('functions.subject'), 32),
      column(t('functions.action'), 24),
      column(t('functions.object'), 32),
      column(t('functions.judgement'), 20),
    ],
    rows: recordsOf(work, null, 'function').map(({ fields: { subject, action, object, judgement } }) => [
      subject,
      action,
      object,
      judgement && t(`functions.${judgement}`),
    ]),
  };
}

function principleSheet({ work, t, locale }: Outlining): OutlineSheet {
  const rows = recordsOf(work, null, 'contradiction').flatMap((contradiction) =>
    recordsOf(work, contradiction.id, 'principle').flatMap(({ fields: { number, note }, evidence }) => {
      const told = [contradictionLine(contradiction, { t, locale }), principleName(number, locale), note];
      const cited = Object.values(evidence);
      if (cited.length === 0) return [[...told, undefined, undefined]];
      return cited.map(({ quote, document }) => [...told, quote, { document }]);
    }),
  );
  return {
    name: t('principles.title'),
    columns: [
      column(t('contradiction.title'), 48),
      column(t('names.principle'), 36),
      column(t('principles.note'), 60),
      column(t('names.quote'), 80),
      column(t('names.document'), 48),
    ],
    rows,
  };
}

function effectSheet({ work, t, locale }: Outlining): OutlineSheet {
  return {
    name: t('effects.title'),
    columns: [
      column(t('functions.one'), 48),
      column(t('names.effect'), 36),
      column(t('effects.note'), 60),
      column(t('names.source'), 80),
    ],
    rows: recordsOf(work, null, 'function').flatMap((one) =>
      recordsOf(work, one.id, 'effect').map(({ fields: { code = '', note } }) => [
        nameOfFunction(one),
        effectName(code)?.[locale] ?? code,
        note,
        effectSource(code, t),
      ]),
    ),
  };
}

/** The tables of a TRIZ work, those that hold something; the first is that of the concepts. */
export function sheetsOf(outlining: Outlining): readonly OutlineSheet[] {
  const [concepts, ...others] = [
    ...conceptSheets(outlining),
    functionSheet(outlining),
    principleSheet(outlining),
    effectSheet(outlining),
  ];
  return [concepts, ...others.filter(({ rows }) => rows.length > 0)];
}
