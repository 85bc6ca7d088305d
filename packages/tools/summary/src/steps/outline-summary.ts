import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import type { Lookup, OutlineBlock, WorkOutline, WorkRecord } from '@assay/works';
import { outlineProse } from '@assay/works/prose';
import { nameOf, sectionsOf } from '../kind/sections.ts';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

const words = createWords({ en, cn, jp, tw });

function documentOf({ fields: { document } }: WorkRecord): string[] {
  return typeof document === 'string' ? [document] : [];
}

/** A summary as a document, and its passages as a table. */
export function outlineSummary(work: Lookup, locale: Locale): WorkOutline {
  const t = words(locale);
  const sources = sectionsOf(work);
  const blocks = sources.flatMap(({ source, sections }): OutlineBlock[] => [
    { kind: 'heading', level: 2, text: nameOf(source) },
    ...sections.flatMap((section): OutlineBlock[] => {
      const name = nameOf(section);
      const heading: OutlineBlock[] = name === '' ? [] : [{ kind: 'heading', level: 3, text: name }];
      return [...heading, ...outlineProse(section.fields['body'], section.evidence)];
    }),
  ]);
  const rows = sources.flatMap(({ source, sections }) =>
    sections.flatMap((section) =>
      Object.values(section.evidence).map(({ quote }) => [nameOf(source), nameOf(section), quote]),
    ),
  );
  return {
    blocks,
    names: new Map(sources.flatMap(({ source }) => documentOf(source).map((id) => [id, nameOf(source)] as const))),
    sheets: [
      {
        name: t('names.passages'),
        columns: [
          { name: t('names.source'), width: 36 },
          { name: t('names.section'), width: 36 },
          { name: t('names.passage'), width: 90 },
        ],
        rows,
      },
    ],
  };
}
