import type { OutlineBlock } from '@assay/works';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { effectText } from '../tables/effects/all-effect-texts.ts';
import { effectSources, effects } from '../tables/index.ts';
import { noteOf, type Outlining, paragraph, partOf } from './outline-words.ts';

export const nameOfFunction = ({ fields: { subject, action, object } }: Triz<'function'>): string =>
  [subject, action, object].filter(Boolean).join(' ');

/** Where an effect is described, as it is cited. */
export function effectSource(code: string | undefined, t: Outlining['t']): string {
  const effect = effects.find((one) => one.code === code);
  if (!effect) return '';
  const { authors, title, published, year } = effectSources[effect.source];
  const chapter = effect.chapter === undefined ? [] : [t('effects.chapter', { chapter: effect.chapter })];
  return [authors, title, published, String(year), ...chapter].join(', ');
}

/** The functions of the problem. */
export function functionsOf({ work, t }: Outlining): readonly OutlineBlock[] {
  const functions = recordsOf(work, null, 'function');
  const table: readonly OutlineBlock[] =
    functions.length === 0
      ? []
      : [
          {
            kind: 'table',
            head: [t('functions.subject'), t('functions.action'), t('functions.object'), t('functions.judgement')],
            rows: functions.map(({ fields: { subject, action, object, judgement } }) =>
              [subject, action, object, judgement && t(`functions.${judgement}`)].map((text) => ({
                text: text ?? '–',
              })),
            ),
          },
        ];
  return partOf(t('functions.title'), table);
}

/** For each function that has some its effects: what they do, what limits them, and where they are described. */
export function effectsOf({ work, t, locale }: Outlining): readonly OutlineBlock[] {
  const found = recordsOf(work, null, 'function').flatMap((one): OutlineBlock[] => {
    const under = recordsOf(work, one.id, 'effect');
    if (under.length === 0) return [];
    return [
      { kind: 'heading', level: 3, text: nameOfFunction(one) },
      ...under.flatMap(({ fields: { code = '', note } }): OutlineBlock[] => [
        ...effectBlocks(code, { t, locale }),
        ...noteOf(t('effects.note'), note),
      ]),
    ];
  });
  return partOf(t('effects.title'), found);
}

function effectBlocks(code: string, { t, locale }: Pick<Outlining, 't' | 'locale'>): readonly OutlineBlock[] {
  const [name, does, limits] = effectText(code, locale) ?? [code];
  return [
    { kind: 'heading', level: 4, text: name },
    ...[does, limits, effectSource(code, t)].flatMap((text) =>
      text === undefined || text === '' ? [] : [paragraph(text)],
    ),
  ];
}
