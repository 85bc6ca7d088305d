import { describe, expect, it } from 'vitest';
import { principleSentences } from './evidence.ts';

interface Case {
  principle: number;
  problem: string;
  text: string;
  language?: string;
}

const quoted = ({ principle, problem, text, language = 'en' }: Case) =>
  principleSentences(principle, problem, [{ document: 'd', text, language }], 2).map(({ start, end }) =>
    text.slice(start, end),
  );

const drone = 'Make the drone frame lighter without losing stiffness';
const housing = '提高镁合金外壳的耐腐蚀性而不增加重量';
const body = 'ドローンの機体を軽くしたいが、剛性は落とせない。';
const pipes = 'Weld titanium pipes faster without oxidising them';

/** Problems and texts were written before the code was run on them. */
describe('principleSentences()', () => {
  it.each<[string, Case, string]>([
    [
      'a coating of the very housing',
      {
        principle: 30,
        problem: 'Raise the corrosion resistance of a magnesium housing without adding weight',
        text: 'A ceramic coating of 20 µm protects the magnesium housing from corrosion.',
      },
      'A ceramic coating of 20 µm protects the magnesium housing from corrosion.',
    ],
    [
      'a composite in the very frame',
      {
        principle: 40,
        problem: drone,
        text: 'The drone frame was laid up as a carbon fibre laminate, which lowers its mass by 30 %.',
      },
      'The drone frame was laid up as a carbon fibre laminate, which lowers its mass by 30 %.',
    ],
    [
      'the only thing that a problem names',
      {
        principle: 3,
        problem: 'The cathode must not lose life',
        text: 'Cathode particles with a concentration gradient keep their capacity for longer.',
      },
      'Cathode particles with a concentration gradient keep their capacity for longer.',
    ],
    [
      'means that point back at the sentence before, both quoted',
      {
        principle: 35,
        problem: 'The electrolyte of a sodium cell must conduct better without becoming unsafe',
        text: 'Cells are common. The electrolyte of the sodium cell conducts poorly. Doping it with zirconium raises the conductivity tenfold.',
      },
      'The electrolyte of the sodium cell conducts poorly. Doping it with zirconium raises the conductivity tenfold.',
    ],
    [
      'an inert gas over the very pipes',
      { principle: 39, problem: pipes, text: 'Titanium pipes are welded under argon, which prevents their oxidation.' },
      'Titanium pipes are welded under argon, which prevents their oxidation.',
    ],
    [
      'a shell around the very anode',
      {
        principle: 7,
        problem: 'A silicon anode must hold more lithium without cracking',
        text: 'Silicon encapsulated in a hollow shell survives 1000 cycles as the anode of a cell.',
      },
      'Silicon encapsulated in a hollow shell survives 1000 cycles as the anode of a cell.',
    ],
    [
      'a phase change that cools the very phone',
      {
        principle: 36,
        problem: 'Keep a mobile phone cool without a fan',
        text: 'A phase change sheet behind the mobile phone screen absorbs the heat of a call.',
      },
      'A phase change sheet behind the mobile phone screen absorbs the heat of a call.',
    ],
    [
      'a film, in Chinese',
      { principle: 30, problem: housing, text: '镁合金外壳表面的陶瓷薄膜可抑制腐蚀并保持外观。', language: 'zh-Hans' },
      '镁合金外壳表面的陶瓷薄膜可抑制腐蚀并保持外观。',
    ],
    [
      'a composite, in Japanese',
      {
        principle: 40,
        problem: body,
        text: 'ドローンの機体に炭素繊維の複合材料を用いると質量を低減できる。',
        language: 'ja',
      },
      'ドローンの機体に炭素繊維の複合材料を用いると質量を低減できる。',
    ],
  ])('takes %s', (_, given, sentence) => {
    expect(quoted(given)).toEqual([sentence]);
  });

  it.each<[string, Case]>([
    [
      'a frame of another thing',
      { principle: 30, problem: drone, text: 'A thin coating of paint protects the frame of the window for years.' },
    ],
    [
      'the means on another thing',
      {
        principle: 40,
        problem: drone,
        text: 'Carbon fibre laminates reduce the mass of wind turbine blades by a third.',
      },
    ],
    [
      'another sense of a word',
      {
        principle: 1,
        problem: 'How to cool a battery pack without larger fans',
        text: 'The pack of playing cards was segmented by colour, which improves the sorting.',
      },
    ],
    [
      'neither',
      {
        principle: 35,
        problem: 'Raise the hardness of a gear without making it brittle',
        text: 'The concentration of sugar in the tea was lowered by adding more water.',
      },
    ],
    [
      'one word of a means in two',
      {
        principle: 37,
        problem: 'Reduce the wear of a piston ring without more friction',
        text: 'The friction coefficient of the piston ring is reduced by a film of oil.',
      },
    ],
    [
      'words of a means apart from one another',
      {
        principle: 36,
        problem: 'Keep a mobile phone cool without a fan',
        text: 'The phase of the mobile phone signal is reduced when the antennas change their place.',
      },
    ],
    [
      'the thing and the means two sentences apart',
      {
        principle: 39,
        problem: pipes,
        text: 'Titanium pipes are popular in plants. Prices rose last year by a third. Bread is packed in nitrogen to protect its taste.',
      },
    ],
    [
      'a neighbour that does not point back',
      {
        principle: 39,
        problem: pipes,
        text: 'Titanium pipes are popular in chemical plants. Bread is packed in nitrogen to protect the taste of loaves.',
      },
    ],
    [
      'another machine',
      {
        principle: 18,
        problem: 'A concrete mixer must empty faster without spilling',
        text: 'Ultrasonic vibration removes dirt from the lenses of cameras without any solvent.',
      },
    ],
    [
      'a word that is not the means',
      {
        principle: 40,
        problem: drone,
        text: 'Carbon dioxide is released by the drone frame factory, which raises its emissions.',
      },
    ],
    [
      'verbs of the problem without its thing',
      {
        principle: 3,
        problem: 'The cathode has to charge faster and to last longer',
        text: 'Electric buses with a local surface coating on the road charge faster and last longer.',
      },
    ],
    [
      'a film of another thing, in Chinese',
      {
        principle: 30,
        problem: housing,
        text: '食品包装用的多层薄膜可延长保质期并改善外观质量。',
        language: 'zh-Hans',
      },
    ],
    [
      'a composite of another thing, in Japanese',
      {
        principle: 40,
        problem: body,
        text: '風力発電のブレードには炭素繊維の複合材料が用いられ、質量を低減する。',
        language: 'ja',
      },
    ],
  ])('does not take %s', (_, given) => {
    expect(quoted(given)).toEqual([]);
  });
});
