import { type Locale, locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { practiceOf } from '../tables/effects/effect-practice.ts';
import { loadEffectTexts } from '../tables/effects/effect-texts.ts';
import { effects, functionCodes } from '../tables/effects/effects.ts';
import { effectQuantities } from '../tables/effects/quantities.ts';
import { effectSources } from '../tables/effects/sources.ts';
import { functionName } from '../tables/functions/functions.ts';
import { effectsFor } from './effects.ts';

describe('the effects', () => {
  it('are more than 120, each once, each with functions', () => {
    expect(effects.length).toBeGreaterThanOrEqual(120);
    expect(new Set(effects.map(({ code }) => code))).toHaveLength(effects.length);
    for (const { code, serves } of effects) {
      expect(serves.length, code).toBeGreaterThan(0);
      expect(new Set(serves), code).toHaveLength(serves.length);
    }
  });

  it.each(locales)('have a name, a sentence of what they do and one of their limits in %s', async (locale) => {
    const texts = await loadEffectTexts(locale);
    expect(Object.keys(texts).sort()).toEqual(effects.map(({ code }) => code).sort());
    expect(new Set(Object.values(texts).map(([name]) => name))).toHaveLength(effects.length);
    for (const [name, does, limits] of Object.values(texts)) {
      expect(name).not.toBe('');
      for (const sentence of [does, limits]) expect(sentence).toMatch(locale === 'en' ? /^[A-Z\d].+\.$/ : /。$/u);
    }
  });

  it.each(['cn', 'jp', 'tw'] as const)('speak no English in %s', async (locale) => {
    for (const texts of Object.values(await loadEffectTexts(locale)))
      expect(texts.join(' ').replaceAll(/pH|X ?[射線]/gu, '')).not.toMatch(/[A-Za-z]{2,}/);
  });

  it('name a source that is in the table, and every source is named', () => {
    const named = new Set<string>(effects.map(({ source }) => source));
    expect([...named].sort()).toEqual(Object.keys(effectSources).sort());
    for (const source of Object.values(effectSources)) {
      expect(source.year).toBeGreaterThan(1800);
      if ('doi' in source) expect(source.doi).toMatch(/^10\.\d{4,}\/\S+$/);
    }
  });

  it('cite books by chapter, and nothing else', () => {
    for (const { source, chapter } of effects)
      if (chapter !== undefined) expect(effectSources[source].kind).toBe('book');
  });

  it('have magnitudes that rise, in units, of quantities that are all used', () => {
    const told = effects.flatMap(({ magnitude }) => magnitude ?? []);
    for (const { from, to, unit } of told) {
      expect(from).toBeLessThan(to);
      expect(unit).not.toBe('');
    }
    expect(new Set(told.map(({ quantity }) => quantity))).toEqual(new Set(Object.keys(effectQuantities)));
  });
});

describe('the functions', () => {
  it.each(locales)('have names of their own in %s', (locale) => {
    const names = functionCodes.map((code) => functionName(code, locale));
    expect(new Set(names)).toHaveLength(functionCodes.length);
  });
});

describe('effectsFor()', () => {
  const find = async (locale: Locale, action: string, object: string, count = 5) =>
    effectsFor({ action, object }, await loadEffectTexts(locale))
      .slice(0, count)
      .map(({ code }) => code);

  it('finds an effect by each of its functions', async () => {
    const texts = await loadEffectTexts('en');
    for (const { code, serves } of effects)
      for (const asked of serves) {
        const found = effectsFor(asked, texts);
        const own = found.find((match) => match.code === code);
        expect(own?.serves[0], `${code}: ${asked}`).toBe(asked);
        const exact = found.filter((match) => match.serves[0] === asked);
        expect(found.slice(0, exact.length)).toEqual(exact);
      }
  });

  it.each([
    ['en', 'cools', 'processor', ['heat pipe', 'forced convection', 'peltier effect']],
    ['en', 'measure', 'the temperature of the bearing', ['seebeck effect', 'temperature dependence of resistance']],
    ['en', 'remove', 'dust', ['electrostatic precipitation', 'cyclone']],
    ['en', 'hold', 'wafer', ['electrostatic attraction', 'suction gripping']],
    ['en', 'damp', 'vibrations', ['dynamic vibration absorber', 'viscoelastic damping']],
    ['en', 'separate', 'salt from water', ['reverse osmosis', 'distillation']],
    ['cn', '检测', '裂纹', ['ultrasonic pulse echo', 'acoustic emission', 'penetrant testing']],
    ['cn', '测量', '流量', ['coriolis effect', 'electromagnetic flow measurement', 'karman vortex street']],
    ['cn', '储存', '热量', ['latent heat storage']],
    ['tw', '抑制', '振動', ['dynamic vibration absorber', 'viscoelastic damping']],
    ['tw', '測量', '壓力', ['piezoelectric effect', 'piezoresistive effect']],
    ['tw', '清洗', '表面', ['ultrasonic cleaning', 'cavitation']],
    ['jp', '分離', '粉体', ['sieving', 'magnetic separation', 'cyclone']],
    ['jp', '測定', '温度', ['seebeck effect', 'temperature dependence of resistance']],
    ['jp', '乾燥', '気体', ['adsorption', 'desiccation by hygroscopic substance']],
  ] as const)('finds by words in %s: %s %s', async (locale, action, object, wanted) => {
    const found = await find(locale, action, object, 8);
    for (const code of wanted) expect(found).toContain(code);
  });

  it.each([
    ['en', 'holds back', 'gas'],
    ['en', ' holds back ', 'gas'],
    ['en', 'hold', 'air'],
    ['cn', '阻挡', '气体'],
    ['jp', '止める', '気体'],
  ] as const)('offers nothing that grips bodies where a gas is held, in %s: %s %s', async (locale, action, object) => {
    const found = effectsFor({ action, object }, await loadEffectTexts(locale));
    const serving = found.flatMap(({ serves }) => serves.slice(0, 1));
    expect(serving.filter((one) => !one.endsWith(' gas'))).toEqual([]);
  });

  it('ranks by the action where nobody knows the object', async () => {
    expect(await find('en', 'measures', 'zorbl')).toSatisfy((codes: string[]) =>
      codes.every((code) =>
        effects.find((effect) => effect.code === code)?.serves.some((one) => one.startsWith('measure ')),
      ),
    );
  });

  it('finds by its name what no action leads to', async () => {
    expect((await find('en', 'use', 'Bernoulli'))[0]).toBe('bernoulli effect');
  });

  it('finds nothing in words that say nothing', async () => {
    expect(await find('en', 'xyzzy', 'plugh')).toEqual([]);
  });

  it('names what is at hand before what is at home in laboratories, for functions as practitioners put them', async () => {
    for (const [locale, action, object, first] of [
      ['en', 'hold', 'water', 'capillary action'],
      ['cn', '冷却', '换热管', 'boiling heat transfer'],
      ['jp', '保持する', '段ボール', 'belt friction'],
      ['en', 'cool', 'junctions', 'boiling heat transfer'],
    ] as const) {
      const found = await find(locale, action, object, 6);
      expect(found[0], `${action} ${object}`).toBe(first);
    }
    expect(await find('jp', '保持する', '段ボール', 3)).toContain('suction gripping');
    expect(await find('cn', '清除', '水垢')).toContain('ultrasonic cleaning');
    for (const code of ['magnetic separation', 'plasma etching', 'electrical discharge machining'])
      expect(await find('cn', '清除', '水垢', 6)).not.toContain(code);
  });

  it('calls no effect both usual and rare, and most that serve many functions usual', () => {
    const of = (practice: string) => effects.filter(({ code }) => practiceOf(code) === practice).length;
    expect(of('everyday') + of('special') + of('rare')).toBe(effects.length);
    expect(Math.min(of('everyday'), of('special'), of('rare'))).toBeGreaterThan(20);
  });
});

describe('what an effect needs', () => {
  it.each([
    ['en', 'melt', 'polymer granulate', 'induction heating', false],
    ['en', 'melt', 'copper wire', 'induction heating', true],
    ['en', 'melt', 'workpiece', 'induction heating', true],
    ['en', 'lift', 'glass pane', 'meissner effect', false],
    ['en', 'lift', 'glass pane', 'magnus effect', false],
    ['en', 'hold', 'wafer', 'optical trapping', false],
    ['en', 'hold', 'particles', 'optical trapping', true],
    ['cn', '加热', '面团', 'joule heating', false],
    ['cn', '加热', '钢坯', 'joule heating', true],
    ['jp', '保持', '部品', 'optical trapping', false],
    // Graphite, a cylinder of oil, wiring and a battery are none of the stuff whose character they hold.
    ['cn', '加热', '石墨', 'joule heating', true],
    ['cn', '加热', '油缸', 'induction heating', true],
    ['cn', '加热', '布线', 'joule heating', true],
    ['en', 'heat', 'battery cells', 'joule heating', true],
    ['en', 'heat', 'metal film', 'joule heating', true],
  ] as const)('%s: to %s %s, %s: %s', async (locale, action, object, code, isOffered) => {
    const found = effectsFor({ action, object }, await loadEffectTexts(locale));
    expect(found.some((one) => one.code === code)).toBe(isOffered);
  });

  it('is no bar to an effect that a person asks for by its function', async () => {
    const found = effectsFor('heat solid', await loadEffectTexts('en'));
    expect(found.map(({ code }) => code)).toContain('induction heating');
  });
});
