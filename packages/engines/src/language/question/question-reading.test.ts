import { describe, expect, it } from 'vitest';
import { askedSubject } from './asked-subject.ts';
import { comparedSides } from './compared-sides.ts';
import { completeFollowUp, leansOnThread } from './follow-up.ts';
import { namedProperty } from './named-property.ts';
import { isPlainFigure } from './plain-figure.ts';
import { propertyParts } from './property-parts.ts';
import { sideQuestions } from './side-questions.ts';

describe('namedProperty() and askedSubject()', () => {
  it.each([
    ['What is the tensile strength of 316L stainless steel at 650 °C?', 'tensile strength', '316L stainless steel'],
    ['316L在650 °C下的抗拉强度是多少', '抗拉强度', '316L'],
    ['650 °Cにおける316Lの引張強さは？', '引張強さ', '316L'],
    ['316L 抗拉強度', '抗拉強度', '316L'],
    ['立方相LLZO在25 °C的离子电导率是多少？', '离子电导率', '立方相LLZO'],
    ['铜在室温下的密度', '密度', '铜'],
    ['LLZOの25 °Cでのイオン伝導率は？', 'イオン伝導率', 'LLZO'],
    ['矽在300 K時的熱導率', '熱導率', '矽'],
    ['At what temperature does PEEK melt?', 'melt', 'PEEK'],
    ["What is 316L's density?", 'density', '316L'],
    ['304的抗拉强度', '抗拉强度', '304'],
    ['Why does 316L pit in chloride?', undefined, '316L'],
    ['What is the yield of the reaction?', undefined, 'reaction'],
  ])('reads %s', (question, property, subject) => {
    expect(namedProperty(question)?.written).toBe(property);
    expect(askedSubject(question)?.written).toBe(subject);
  });

  it('knows a property by its names in other languages, and not as a part of another name', () => {
    const strength = namedProperty('tensile strength of 316L');
    expect(strength?.isNamedIn('抗拉强度为520 MPa')).toBe(true);
    expect(strength?.isNamedIn('The yield strength is 170 MPa.')).toBe(false);
    expect(namedProperty('density of 316L')?.isNamedIn('Volumetric energy density is 50-120 J/mm³.')).toBe(false);
    const melting = namedProperty('melting point of PEEK');
    expect(melting?.isNamedIn('PEEK melts at 343 °C.')).toBe(true);
    expect(melting?.isNamedIn('Melt temperatures of 370-400 °C are necessary.')).toBe(false);
  });
});

describe('comparedSides()', () => {
  it.each([
    ['Which has the higher tensile strength, 316L or 304?', ['316L', '304']],
    ['at which potential vs Li does lithium titanate intercalate', []],
    ['pitting at 300 mV versus SCE in sea water', []],
    ['LFP versus NMC cathodes for energy storage', ['LFP', 'NMC']],
    ['Compare the density of 316L with that of graphene', ['316L', 'graphene']],
    ['Does LiFePO4 have a lower voltage than LiCoO2?', ['LiFePO4', 'LiCoO2']],
    ['alumina vs zirconia fracture toughness', ['alumina', 'zirconia']],
    ['316L和304的抗拉强度有什么区别？', ['316L', '304']],
    ['磷酸铁锂与三元材料相比哪个更安全？', ['磷酸铁锂', '三元材料']],
    ['316L 與 904L 的密度比較', ['316L', '904L']],
    ['LFPとNMCではどちらが安全ですか', ['LFP', 'NMC']],
    ['How does water uptake affect strength or stiffness?', []],
    ['What is the trade-off between strength and ductility?', []],
    ['Is it stable at 4.2 V or above?', []],
    ['What is the capacity of LiFePO4?', []],
    ['水和温度影响尼龙的强度', []],
  ])('reads %s', (question, sides) => {
    expect(comparedSides(question)).toEqual(sides);
  });

  it('asks the property of each side under the conditions of the question', () => {
    expect(sideQuestions('Which has the higher density at 20 °C, 316L or 304?').map((each) => each.question)).toEqual([
      'density of 316L at 20 °C',
      'density of 304 at 20 °C',
    ]);
    expect(sideQuestions('316L 與 904L 的密度比較').map((each) => each.question)).toEqual(['316L的密度', '904L的密度']);
    expect(sideQuestions('LFPとNMCではどちらが安全ですか')).toEqual([]);
  });
});

describe('propertyParts()', () => {
  it.each([
    ['density and fatigue strength of 316L', ['density of 316L', 'fatigue strength of 316L']],
    ['316L的密度和抗拉强度是多少？', ['316L的密度是多少？', '316L的抗拉强度是多少？']],
    ['tensile strength of 316L and 304', []],
    ['strength and corrosion of 316L', []],
  ])('splits %s', (question, parts) => {
    expect(propertyParts(question)).toEqual(parts);
  });
});

describe('isPlainFigure()', () => {
  it.each([
    ['What is the tensile strength of 316L at 650 °C?', true],
    ['鎢的熔點是多少？', true],
    ['LLZOのイオン伝導率は室温でどのくらいですか', true],
    ['What is the tensile strength of 316L after welding?', false],
    ['Which has the higher density, 316L or 304?', false],
    ['Why does the density of PEEK change?', false],
  ])('%s: %s', (question, isPlain) => {
    expect(isPlainFigure(question)).toBe(isPlain);
  });
});

describe('leansOnThread()', () => {
  it.each([
    ['How can it be prevented?', true],
    ['Why is that?', true],
    ['Does annealing at 400 °C improve it?', true],
    ['Which alloying element slows it down?', true],
    ['How far behind the blood value is it?', true],
    ['Even if the buyer was bound to secrecy?', true],
    ['Is that still so at that temperature?', true],
    ['What force does it take to push them in?', true],
    ['so what is the highest service temperature then?', true],
    ['それはなぜですか', true],
    ['What fraction of the mRNA that cells take up gets out of the endosome?', false],
    ['How can I tell from patents that a technology has become mature?', false],
    ['My boronic acid falls apart before it couples. What can I do?', false],
    ['The pool of our capture column is cloudy, where does it come from?', false],
    ['How does chloride start pitting corrosion on 316L stainless steel?', false],
  ])('%s: %s', (question, leans) => {
    expect(leansOnThread(question)).toBe(leans);
  });
});

describe('completeFollowUp()', () => {
  const strength = 'What is the tensile strength of 316L stainless steel?';
  it.each([
    ['And at 650 °C?', [strength], 'What is the tensile strength of 316L stainless steel at 650 °C?'],
    [
      'And at 23 °C?',
      ['What is the tensile strength of 316L at 650 °C?'],
      'What is the tensile strength of 316L at 23 °C?',
    ],
    ['And for 304?', [strength], 'What is the tensile strength of 304?'],
    ['and its density?', [strength], 'density of 316L stainless steel?'],
    ['and for 304?', [strength, 'and its density?'], 'density of 304?'],
    [
      'What about the yield strength?',
      ['What is the tensile strength of 316L at 650 °C?'],
      'yield strength of 316L at 650 °C?',
    ],
    ['How is it welded?', [strength], 'How is 316L stainless steel welded?'],
    ['And in seawater?', ['Why does 316L pit in chloride?'], 'Why does 316L pit in seawater?'],
    ['650 °C下呢？', ['316L的抗拉强度是多少？'], '650 °C下316L的抗拉强度是多少？'],
    ['密度呢？', ['316L的抗拉强度是多少？'], '316L的密度？'],
    ['那304呢？', ['316L的抗拉强度是多少？'], '304的抗拉强度是多少？'],
    ['那 304 呢？', ['316L 的抗拉強度是多少？'], '304 的抗拉強度是多少？'],
    ['650 °Cでは？', ['316Lの引張強さは？'], '650 °Cにおける316Lの引張強さは？'],
    ['その密度は？', ['316Lの引張強さは？'], '316Lの密度？'],
    ['304は？', ['316Lの引張強さは？'], '304の引張強さは？'],
  ])('%s', (question, thread, whole) => {
    expect(completeFollowUp(question, thread)).toBe(whole);
  });

  it.each([
    ['Why?', [strength]],
    ['How can it be prevented?', ['Why does 316L pit in chloride?']],
    ['How does ALD differ from CVD?', [strength]],
    ['What limits the cycle life of silicon anodes?', [strength]],
    ['And at 650 °C?', []],
  ])('leaves as it stands: %s', (question, thread) => {
    expect(completeFollowUp(question, thread)).toBeUndefined();
  });
});
