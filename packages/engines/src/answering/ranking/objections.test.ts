import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, candidates } from '../../citing/passages.ts';
import { quantityKinds } from '../../language/quantity-kinds/find-quantities.ts';
import { objectionsFor, objectionTo } from './objections.ts';

function sentence(text: string, { title = 'A note', passage = text } = {}): Candidate {
  const start = passage.indexOf(text);
  const found = candidates([
    {
      document: 'note:a',
      version: 1,
      familyId: 'note:a',
      title,
      sourceType: 'note',
      language: /[\u3040-\u30ff]/u.test(text) ? 'ja' : /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
      licence: '',
      score: 1,
      text: passage,
      start: 0,
      end: passage.length,
    },
  ]);
  return found.find(({ offset }) => offset === start)!;
}

const reason = (question: string, text: string, title?: string) =>
  objectionTo(question, sentence(text, title === undefined ? {} : { title }));

describe('objectionTo()', () => {
  describe('of a question in parts', () => {
    const question = 'What is the boiling point of glycerol, and what does a barrel cost?';

    it.each(['Glycerol has a boiling point of 290 °C.', 'Glycerol costs 1 USD per kilogram.'])(
      'lets pass %s',
      (text) => {
        expect(reason(question, text)).toBeUndefined();
      },
    );

    it('objects to what answers none of them', () => {
      expect(reason(question, 'Glycerol has a density of 1.26 g/cm³.')).toEqual({
        kind: 'property',
        asked: 'boiling point',
      });
    });
  });

  describe('of another designation', () => {
    it.each([
      ['wear of RX900 and brass', 'Brass wears by 2 µm per hour.'],
      ['yield strength of 2219-T87 plate', 'The yield strength in T87 is 390 MPa.', 'Welding of 2219 aluminium'],
      ['shrinkage of PA12 in laser sintering', 'Polyamide 12 shrinks by 3 %.'],
      ['limit of residual CH2Cl2', 'Dichloromethane is limited to 600 ppm.'],
      ['Fatigue of Ti64 in sea water', 'Ti-6Al-4V keeps its fatigue limit in sea water.'],
      ['Is tetra-n-butyl-4-ammonium harmful?', 'It irritates the skin.'],
      ['Can I bond a die of 10x10 mm?', 'Dies below 100 mm² are bonded.'],
      ['S9 O3 D2: is an action required?', 'Actions depend on the severity first.'],
    ])('lets pass %s: %s', (question, text, title?: string) => {
      expect(reason(question, text, title)).toBeUndefined();
    });

    it.each([
      ['wear of RX900 and brass', 'Bronze wears by 2 µm per hour.', 'RX900'],
      ['yield strength of 2219-T87 plate', 'The yield strength of the plate is 390 MPa.', '2219-T87'],
      ['shrinkage of PA12 in laser sintering', 'Polyamide 6 shrinks by 3 %.', 'PA12'],
    ])('objects to %s: %s', (question, text, asked) => {
      expect(reason(question, text)).toEqual({ kind: 'designation', asked });
    });
  });

  describe('of another property', () => {
    it.each([
      ['What is the boiling point of glycerol?', 'Glycerol has a density of 1.26 g/cm³.', 'boiling point'],
      ['diffusion coefficient of water in epoxy', 'Epoxy takes up 3 % of water.', 'diffusion coefficient'],
      ['viscosity 50:50 water glycol -20 °C', 'Such a mixture freezes at -37 °C.', 'viscosity'],
      ['PEEK Tg', 'PEEK melts at 343 °C.', 'Tg'],
      ['How stiff is a balsa core?', 'Balsa absorbs water.', 'How stiff'],
      ['What is the yield strength of the plate?', 'Its tensile strength is 620 MPa.', 'yield strength'],
      ['Recommended pot life of the resin?', 'The resin is mixed 2:1 by mass.', 'pot life'],
      ['甘油的沸点是多少？', '甘油的密度为1.26 g/cm³。', '沸点'],
      ['甘油的黏度是多少？', '甘油的密度為1.26 g/cm³。', '黏度'],
      ['グリセリンの沸点は何度ですか', 'グリセリンの密度は1.26 g/cm³である。', '沸点'],
    ])('%s: %s', (question, text, asked) => {
      expect(reason(question, text)).toEqual({ kind: 'property', asked });
    });

    it.each([
      ['What is the boiling point of glycerol?', 'Glycerol boils at 290 °C.'],
      ['What is the modulus of balsa?', 'Balsa is stiff along the grain.'],
      ['How hot does the oven get?', 'It reaches 1200 °C within an hour.'],
      ['How thick is the oxide?', 'It grows to 40 nm.'],
      ['At what temperature is the part cured?', 'Parts are held at 180 °C for an hour.'],
      ['What is the strength of the joint?', 'The lap shear strength is 25 MPa.'],
      ['Why does PVDF fail at high temperature?', 'PVDF loses hydrogen fluoride.'],
      ['Which viscosity modifier suits a gear oil?', 'Polymethacrylate suits it.'],
      ['What resists steam at a relative humidity of 95 %?', 'Glass resists it.'],
      ['甘油的沸点是多少？', '甘油在290 °C沸腾，即其沸点。'],
      ['耐力はどのくらいか', '降伏強度は250 MPaである。'],
    ])('lets pass %s: %s', (question, text) => {
      expect(reason(question, text)).toBeUndefined();
    });

    it('reads the name above a sentence, too', () => {
      expect(
        reason('What is the specific heat of tin?', 'For tin it is low.', 'Specific heats of metals'),
      ).toBeUndefined();
    });

    it('asks for every quantity of the table by each English name, and takes a sentence that names it', () => {
      // A share is asked as a count, which wants a number.
      const names = quantityKinds
        .flatMap(([english]) => english.split('|'))
        .filter((name) => !/[()]|^(?:share|percentage|proportion|fraction)$/.test(name));
      fc.assert(
        fc.property(fc.constantFrom(...names), (name) => {
          const told = `The sample was looked at for its ${name} and described in full.`;
          return objectionTo(`What is the ${name} of the sample?`, sentence(told))?.kind !== 'property';
        }),
      );
    });
  });

  describe('of another count or unit', () => {
    it.each([
      ['How many weeks does the test take?', 'The test needs 3 samples.', 'how many weeks'],
      ['What percentage of the lithium is lost?', 'Lithium is lost in the first cycle.', 'percentage'],
      ['By what factor does the rate rise?', 'The rate rises with pressure.', 'by what factor'],
      ['What is the strength in ksi?', 'The strength falls when it is wet.', 'in ksi'],
      ['测试需要几个月？', '整个测试一共需要三个样品。', '几个月'],
      ['試験は何時間かかるか', '試験片は3枚必要である。', '何時間'],
    ])('%s: %s', (question, text, asked) => {
      const found = reason(question, text);
      expect(found?.kind).toBe('property');
      expect(found?.asked?.toLowerCase()).toBe(asked);
    });

    it.each([
      ['How many weeks does the test take?', 'The test takes 90 days.'],
      ['How many weeks does the test take?', 'The test takes three weeks.'],
      ['How many samples are needed?', 'Five specimens are tested.'],
      ['What percentage of the lithium is lost?', 'About 8 wt% is lost.'],
      ['By what factor does the rate rise?', 'The rate doubles every 10 K.'],
      ['What is the strength in ksi?', 'The strength is 620 MPa.'],
      ['测试需要几个月？', '整个测试一共需要三个月。'],
      ['測試需要幾個月？', '整個測試一共需要三個月。'],
      ['試験は何時間かかるか', '試験は48時間で終わる。'],
    ])('lets pass %s: %s', (question, text) => {
      expect(reason(question, text)).toBeUndefined();
    });
  });

  describe('of persons, dates, legal states and trade', () => {
    it.each([
      ['Who invented the blast furnace?', 'The furnace reduces ore with coke.'],
      ['In what year was the alloy introduced?', 'The alloy was introduced for turbines.'],
      ['Is the drug approved?', 'The drug lowers the pressure of the blood.'],
      ['Has the patent expired?', 'The patent claims a valve.'],
      ['What does a tonne cost?', 'A tonne is melted in an hour.'],
      ['谁发明了高炉？', '高炉用焦炭还原矿石以得到生铁。'],
      ['這種合金多少錢？', '這種合金很硬，適合製作刀具。'],
      ['誰が発明したのか', '鉱石をコークスで還元する。'],
    ])('%s: %s', (question, text) => {
      expect(reason(question, text)?.kind).toBe('property');
    });

    it.each([
      ['Who invented the process?', 'The process was found by Henry Bessemer.'],
      ['Who may file an opposition?', 'Any person may file one.'],
      ['In what year was the alloy introduced?', 'It came in 1907.'],
      ['Is the drug approved?', 'The agency cleared it last.'],
      ['Has the patent expired?', 'The patent lapsed for want of fees.'],
      ['What does a tonne cost?', 'The price is low.'],
      ['誰が発明したのか', 'この方法は東京大学で開発された。'],
    ])('lets pass %s: %s', (question, text) => {
      expect(reason(question, text)).toBeUndefined();
    });
  });

  it('names the quantity that is missing before the condition of another one', () => {
    const question = 'hardness of 316L after boriding at 900 °C';
    expect(reason(question, 'The yield strength of 316L is 450 MPa at 23 °C.')).toEqual({
      kind: 'property',
      asked: 'hardness',
    });
    expect(reason(question, 'The hardness of 316L is 210 HV at 23 °C.')).toEqual({
      kind: 'condition',
      asked: '900 °C',
      stated: '23 °C',
    });
  });

  describe('under another condition', () => {
    it.each([
      ['Does the seal hold at 200 °C?', 'It holds at 25 °C.', '200 °C', '25 °C'],
      ['Is it stable at pH 2?', 'It is stable at pH 7.4.', 'pH 2', 'pH 7.4'],
      ['Which grade survives at room temperature?', 'This grade survives at 400 °C.', 'at room temperature', '400 °C'],
    ])('%s: %s', (question, text, asked, stated) => {
      expect(reason(question, text)).toEqual({ kind: 'condition', asked, stated });
    });

    it.each([
      ['Does the seal hold at 200 °C?', 'It holds at 392 °F.'],
      ['Does the seal hold at 200 °C?', 'It holds from 150 to 250 °C.'],
      ['Does the steel hold at 200 °C?', 'Steel annealed at 900 °C holds.'],
      ['Does the seal hold at 200 °C?', 'It holds at 5 MPa.'],
    ])('lets pass %s: %s', (question, text) => {
      expect(reason(question, text)).toBeUndefined();
    });

    it('of a temperature never objects to the same one', () => {
      fc.assert(
        fc.property(
          fc.integer({ min: -50, max: 900 }),
          (degrees) => reason(`Does it hold at ${degrees} °C?`, `It holds at ${degrees} °C.`) === undefined,
        ),
      );
    });
  });

  describe('of another designation', () => {
    it('takes a sentence without a name of its own where its passage names it', () => {
      const passage = 'Grade 904L stands acid. It is welded without heating.';
      const text = 'It is welded without heating.';
      expect(objectionTo('How is 904L welded?', sentence(text, { passage }))).toBeUndefined();
      expect(objectionTo('How is 316L welded?', sentence(text, { passage }))).toMatchObject({ asked: '316L' });
    });

    it.each([
      ['How hard is Si3N4?', 'Silicon nitride has a hardness of 15 GPa.'],
      ['Si3N4有多硬？', '氮化矽（氮化硅）的硬度是15 GPa。'],
      ['What does a 3σ limit mean?', 'A limit of control holds most readings.'],
    ])('reads %s: %s', (question, text) => {
      expect(reason(question, text)).toBeUndefined();
    });

    it('names what is asked and what is stated', () => {
      expect(reason('Which fee does the EPO ask?', 'The USPTO asks a fee.')).toEqual({
        kind: 'designation',
        asked: 'EPO',
        stated: 'USPTO',
      });
    });
  });

  it('remembers no question but the one it is asked', () => {
    const tin = sentence('Tin melts at 232 °C.');
    expect(objectionTo('What is the density of tin?', tin)).toBeDefined();
    expect(objectionTo('What is the melting point of tin?', tin)).toBeUndefined();
    expect(objectionsFor('What is the density of tin?')(tin)).toBeDefined();
  });
});
