import type { OutlineBlock } from '@assay/works';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { effectName } from '../tables/effects/all-effect-texts.ts';
import { effectSources, effects } from '../tables/index.ts';
import { noteOf, type Outlining, partOf } from './outline-words.ts';

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

/** The functions of the problem, and for each that has some its effects with their sources. */
export function functionsAndEffects({ work, t, locale }: Outlining): readonly OutlineBlock[] {
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
  const found = functions.flatMap((one): OutlineBlock[] => {
    const under = recordsOf(work, one.id, 'effect');
    if (under.length === 0) return [];
    return [
      { kind: 'heading', level: 3, text: nameOfFunction(one) },
      ...under.flatMap(({ fields: { code = '', note } }): OutlineBlock[] => [
        { kind: 'list', items: [{ text: `${effectName(code)?.[locale] ?? code} (${effectSource(code, t)})` }] },
        ...noteOf(t('effects.note'), note),
      ]),
    ];
  });
  return [...partOf(t('functions.title'), table), ...partOf(t('effects.title'), found)];
}
