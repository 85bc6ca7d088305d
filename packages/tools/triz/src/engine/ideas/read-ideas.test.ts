import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { principleSigns } from '../../tables/principle-signs.ts';
import { principles } from '../../tables/principles.ts';
import { sentencesOf } from '../testing/sentences-of.ts';
import { ideaNames } from './idea-features.ts';
import { ideaModel } from './idea-model.ts';
import { ideasUnder } from './ideas-under.ts';
import { principleNames, signsIn } from './principle-features.ts';
import { mostIdeas, principlesIn, readIdeas } from './read-ideas.ts';

const drone = 'Make the drone frame lighter without losing stiffness';
const housing = '提高镁合金外壳的耐腐蚀性而不增加重量';
const body = 'ドローンの機体を軽くしたいが、剛性は落とせない。';
const pipes = 'Weld titanium pipes faster without oxidising them';

/** Texts were written before any code was run on them. */
describe('principlesIn()', () => {
  it.each([
    [30, 'A ceramic coating of 20 µm protects the magnesium housing from corrosion.'],
    [40, 'The drone frame was laid up as a carbon fibre laminate, which lowers its mass by 30 %.'],
    [3, 'Cathode particles with a concentration gradient keep their capacity for longer.'],
    [35, 'Doping it with zirconium raises the conductivity tenfold.'],
    [39, 'Titanium pipes are welded under argon, which prevents their oxidation.'],
    [7, 'Silicon encapsulated in a hollow shell survives 1000 cycles as the anode of a cell.'],
    [36, 'A phase change sheet behind the mobile phone screen absorbs the heat of a call.'],
    [30, '镁合金外壳表面的陶瓷薄膜可抑制腐蚀并保持外观。'],
    [40, 'ドローンの機体に炭素繊維の複合材料を用いると質量を低減できる。'],
  ])('tells principle %i from %s', (principle, text) => {
    expect(principlesIn(text)).toContain(principle);
  });

  it.each([
    'The friction of the piston ring falls as soon as there is oil.',
    'Carbon dioxide leaves the factory, which raises its emissions.',
    'Prices rose last year by a third.',
  ])('tells none from %s', (text) => {
    expect(principlesIn(text)).toEqual([]);
  });

  it('gives principles once each, three at most and none without a sign', () => {
    const words = principleSigns.flatMap(({ english, others }) => [...english.split('|'), ...others.split('|')]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const found = principlesIn(text);
        const signs = signsIn(text);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const id of found) expect(signs[id - 1]).toBeGreaterThan(0);
      }),
    );
  });

  it('has signs of all forty in English and in Chinese or Japanese, and takes nothing for one', () => {
    expect(principleSigns).toHaveLength(principles.length);
    for (const { english, others } of principleSigns) expect([english, others]).not.toContain('');
    expect(principlesIn('')).toEqual([]);
  });
});

describe('the model', () => {
  it('is fitted to the features that sentences have now: run npm run train -- ideas after they change', () => {
    expect(ideaModel.meaning.ranking.names).toEqual(ideaNames(true));
    expect(ideaModel.words.ranking.names).toEqual(ideaNames(false));
    expect(ideaModel.principle.names).toEqual(principleNames);
    expect(ideaModel.rarity).toHaveLength(principles.length);
  });
});

/** The model of meaning is not there. */
const silent = async () => undefined;

describe('readIdeas()', () => {
  it.each([
    ['the means on another thing', drone, 'Carbon fibre laminates reduce the mass of wind turbine blades by a third.'],
    ['a frame of another thing', drone, 'A thin coating of paint protects the frame of the window for years.'],
    [
      'another machine',
      'A concrete mixer must empty faster',
      'Ultrasonic vibration removes dirt from the lenses of cameras.',
    ],
    ['a gas over another thing', pipes, 'Bread is packed in nitrogen to protect the taste of loaves.'],
    ['a film of another thing, in Chinese', housing, '食品包装用的多层薄膜可延长保质期并改善外观质量。'],
    [
      'a composite of another thing, in Japanese',
      body,
      '風力発電のブレードには炭素繊維の複合材料が用いられ、質量を低減する。',
    ],
  ])('does not take %s', async (_, problem, text) => {
    const found = await sentencesOf(problem, [{ document: 'a', text }]);
    expect(await readIdeas(problem, found, silent)).toEqual([]);
  });

  it('F4: takes what says how the very thing is helped, before what only speaks of it, and no more than a few', async () => {
    const problem = 'Reduce the weight of the pump housing and keep the strength of the housing.';
    const telling =
      'A composite of carbon fibre reduces the weight of the pump housing and keeps the strength of the housing.';
    const texts = [
      { document: 'a', text: 'The pump housing has a weight of 12 kg and was painted in the works before delivery.' },
      { document: 'b', text: telling },
      ...Array.from({ length: 20 }, (_, at) => ({ document: `c${at}`, text: telling.replace('carbon', `type ${at}`) })),
    ];
    const ideas = await readIdeas(problem, await sentencesOf(problem, texts), silent);
    expect(ideas.length).toBeGreaterThan(0);
    expect(ideas.length).toBeLessThanOrEqual(mostIdeas);
    expect(ideas[0]?.sentence.text).toContain('composite');
    expect(ideasUnder(40, ideas).length).toBe(ideas.length);
    expect(ideasUnder(18, ideas)).toEqual([]);
  });

  it('takes no heading, no fragment and nothing that is longer than a paragraph', async () => {
    const problem = 'Reduce the weight of the pump housing.';
    const long = `A composite reduces the weight of the pump housing${' and keeps its strength'.repeat(30)}.`;
    const texts = ['Composite pump housing weight', 'A composite.', long];
    const found = await sentencesOf(
      problem,
      texts.map((text, at) => ({ document: `d${at}`, text })),
    );
    expect(await readIdeas(problem, found, silent)).toEqual([]);
  });
});
