import type { MaterialGrade } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { createGradeQuestionReader } from './read-grade-question.ts';

const card = (id: string, designation: string, rest: Partial<MaterialGrade> = {}): MaterialGrade => ({
  id,
  designation,
  class: 'austenitic-stainless',
  designations: [],
  values: [],
  equivalents: [],
  ...rest,
});

const names = (cn: string, en: string, jp: string, tw: string) => ({ cn, en, jp, tw });
const read = createGradeQuestionReader([
  card('316l', '316L', {
    designations: [{ system: 'UNS', designation: 'S31603' }],
    equivalents: [
      { system: 'EN', designation: '1.4404', alias: 'X2CrNiMo17-12-2', values: [] },
      { system: 'JIS', designation: 'SUS316L', values: [] },
    ],
  }),
  card('304', '304'),
  card('17-4ph', '17-4PH'),
  card('ti-6al-4v', 'Ti-6Al-4V'),
  card('6061', '6061'),
  card('2024', '2024'),
  card('peek', 'PEEK', {
    names: names('聚醚醚酮', 'Polyether ether ketone', 'ポリエーテルエーテルケトン', '聚醚醚酮'),
  }),
  card('w', 'W', { names: names('钨', 'Tungsten', 'タングステン', '鎢') }),
  card('alloy-718', 'Alloy 718'),
]);

describe('createGradeQuestionReader()', () => {
  it.each([
    ['tensile strength of 316L', '316l', ['tensileStrength']],
    ['What is the tensile strength of 316L stainless steel?', '316l', ['tensileStrength']],
    ['316L 抗拉强度', '316l', ['tensileStrength']],
    ['316L的抗拉强度是多少？', '316l', ['tensileStrength']],
    ['316L 抗拉強度', '316l', ['tensileStrength']],
    ['316Lの引張強さ', '316l', ['tensileStrength']],
    ['SUS316Lの耐力はいくらですか', '316l', ['proofStrength']],
    ['UTS of Ti-6Al-4V in ksi', 'ti-6al-4v', ['tensileStrength']],
    ['UTS of Ti64', 'ti-6al-4v', ['tensileStrength']],
    ['density of PEEK', 'peek', ['density']],
    ['聚醚醚酮的密度', 'peek', ['density']],
    ['what does 17-4PH H900 yield at?', '17-4ph', ['proofStrength']],
    ['yield strength 6061-T6', '6061', ['proofStrength']],
    ['elastic modulus of 6061', '6061', ['youngsModulus']],
    ['CTE of Inconel 718', 'alloy-718', ['thermalExpansion']],
    ['melting point of tungsten', 'w', ['melting']],
    ['钨的熔点', 'w', ['melting']],
    ['密度 钨', 'w', ['density']],
    ['鎢的密度', 'w', ['density']],
    ['what is the 0.2% proof stress of 304', '304', ['proofStrength']],
    ['density and thermal conductivity of 1.4404', '316l', ['thermalConductivity', 'density']],
    ['thermal conductivity of UNS S31603 at 100 °C', '316l', ['thermalConductivity']],
    ['density of AISI 304', '304', ['density']],
    ['Poisson’s ratio of 304', '304', ['poissonRatio']],
  ])('reads %s', (question, id, properties) => {
    const found = read(question);
    expect(found?.grade.id).toBe(id);
    expect(found?.properties).toEqual(properties);
  });

  it('reads temper, unit, temperature and the name of another standard', () => {
    expect(read('what does 17-4PH H900 yield at?')?.temper).toBe('H900');
    expect(read('yield strength of 6061-T6 in ksi')).toMatchObject({ temper: 'T6', unit: 'ksi', written: '6061' });
    expect(read('thermal conductivity of 316L at 100 °C')?.conditions).toHaveLength(1);
    expect(read('density of 1.4404')?.nearest).toEqual({ system: 'EN', designation: '1.4404' });
    expect(read('density of S31603')?.nearest).toBeUndefined();
    expect(read('tensile strength of annealed 316L')?.state).toBe('annealed');
  });

  it('means every hardness by hardness', () => {
    expect(read('hardness of 316L')?.properties).toContain('hardnessVickers');
  });

  it.each([
    'Why does the yield strength of 316L drop after welding?',
    'How does 316L resist chloride?',
    'tensile strength of 316Q',
    'Which papers of 2024 report a tensile strength?',
    'What limits the density of sintered parts?',
    'tensile strength',
    '316L',
    'fatigue strength of 316L made by laser powder bed fusion',
    'compare the density of 316L with that of graphene',
    '316L 在海水中的抗拉强度为什么下降',
    'the strength of an argument',
    '',
  ])('leaves to the library: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});
