import { type Locale, locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { functionStatements } from '../testing/function-statements.ts';
import { functionFigures, labelledFunctions } from '../testing/labelled-functions.ts';
import statements from '../testing/statements-at-work.json' with { type: 'json' };
import { functionTriples } from './function-triples.ts';

const saidOf = (text: string, locale: Locale) =>
  functionTriples(text, locale).map(({ subject, action, object, judgement }) =>
    [subject, action, object, judgement].join(' | '),
  );

/** How many triples of some statements are found, and how many of those a person draws. */
function measure(locale: Locale, place: 0 | 1) {
  const statements = functionStatements[locale].filter((_, index) => index % 2 === place);
  const counts = statements.map(({ text, triples }) => {
    const drawn = triples.map((triple) => triple.join(' | '));
    const found = saidOf(text, locale);
    return { drawn: drawn.length, found: found.length, both: found.filter((one) => drawn.includes(one)).length };
  });
  const sum = (key: 'drawn' | 'found' | 'both') => counts.reduce((total, count) => total + count[key], 0);
  return { precision: sum('both') / sum('found'), recall: sum('both') / sum('drawn') };
}

/** Subject and object by their head, as an analyst may leave out what stands before it. */
const headsOf = ([subject = '', , object = '']: readonly string[]) =>
  [subject, object].map((part) => part.split(/[\s\u306e\u7684]/u).at(-1)).join(' | ');

describe('statements as engineers write them at work, by an author who knew nothing of the rules', () => {
  const all = statements as { locale: Locale; text: string; triples: string[][] }[];

  // Of every second one nobody looked at what was missed; a fault of the rules draws what is not there.
  it.each([
    ['en', 0.5, 0.85],
    ['cn', 0.45, 0.95],
    ['jp', 0.55, 0.85],
  ] as const)('are drawn in part, and nothing else: %s', (locale, recall, precision) => {
    const unseen = all.filter((one) => one.locale === locale).filter((_, at) => at % 2 === 1);
    let [drawn, found, both] = [0, 0, 0];
    for (const { text, triples } of unseen) {
      const wanted = triples.map(headsOf);
      const said = functionTriples(text, locale).map(({ subject, action, object }) =>
        headsOf([subject, action, object]),
      );
      drawn += wanted.length;
      found += said.length;
      both += said.filter((one) => wanted.includes(one)).length;
    }
    expect(both / drawn).toBeGreaterThanOrEqual(recall);
    expect(both / found).toBeGreaterThanOrEqual(precision);
  });
});

describe('problems as people type them, labelled by practitioners who knew nothing of the rules', () => {
  it.each([
    ['development', 0.14, 0.75],
    ['unseen', 0.18, 0.8],
  ] as const)('of the %s ones are drawn what was drawn so far, and as rarely wrong', (file, recall, precision) => {
    const { wanted, drawn, right } = functionFigures(labelledFunctions(file));
    expect(right / wanted).toBeGreaterThanOrEqual(recall);
    expect(right / drawn).toBeGreaterThanOrEqual(precision);
  });
});

describe('functionTriples()', () => {
  it.each(locales)('has fifteen statements to be measured by in %s', (locale) => {
    expect(functionStatements[locale]).toHaveLength(15);
  });

  it.each(locales)(
    'draws nothing that a person would not draw from statements it was not tuned on, in %s',
    (locale) => {
      const { precision, recall } = measure(locale, 1);
      expect(precision).toBe(1);
      expect(recall).toBeGreaterThan(0.9);
    },
  );

  it.each(locales)('draws as much from those it was tuned on, in %s', (locale) => {
    const { precision, recall } = measure(locale, 0);
    expect(precision).toBe(1);
    expect(recall).toBeGreaterThan(0.8);
  });

  it.each([
    ['en', 'The heat pump seals leak at low temperature.'],
    ['en', 'The pump seals wear quickly.'],
    ['en', 'Why do petrol cars pollute the air after starting?'],
    ['en', 'my DMA gives a higher Tg than the DSC for the same cured laminate.'],
    ['en', 'We want to cool the chip without heating the board.'],
    ['en', 'The adhesive does not damage the layers.'],
    ['cn', '冷却水温度过高。'],
    ['cn', '刀具切削钛合金时温度升高，刀具磨损加快。'],
    ['cn', '什么材料可以保护叶片？'],
    ['tw', '冷卻水溫度過高。'],
    ['jp', '触媒が排ガスで十分に加熱されない。'],
    ['jp', '部品を傷つけずに保持したい。'],
  ] as const)('draws nothing where nothing is plain: %s, "%s"', (locale, text) => {
    expect(saidOf(text, locale)).toEqual([]);
  });

  it.each([
    ['en', 'The catalyst is poisoned by sulfur.', 'sulfur | poison | catalyst | harmful'],
    ['en', 'The brush moves the bristles that clean the hull.', 'bristles | clean | hull | useful'],
    ['en', 'The fan produces noise.', 'fan | produce | noise | harmful'],
    [
      'en',
      'The catalyst is not heated fast enough by the exhaust gas.',
      'exhaust gas | heat | catalyst | insufficient',
    ],
    ['cn', '传感器检测温度的精度不够。', '传感器 | 检测 | 温度 | insufficient'],
    ['tw', '噪音干擾使用者。', '噪音 | 干擾 | 使用者 | harmful'],
    ['jp', '熱風がフィルムを乾燥しすぎる。', '熱風 | 乾燥 | フィルム | excessive'],
    ['jp', '接着剤が層を接合するが、層を損傷しない。', '接着剤 | 接合 | 層 | useful'],
  ] as const)('reads %s, "%s"', (locale, text, triple) => {
    expect(saidOf(text, locale).at(-1)).toBe(triple);
  });

  it('says a function once', () => {
    expect(functionTriples('The fan cools the chip. The fan cools the chip.', 'en')).toHaveLength(1);
  });
});
