import type { ModelCondition, ModelState } from './substance-field.ts';

/**
 * One of the 76 standard solutions. It applies to a model in one of the states it answers where all it needs holds, and
 * suits it the better the more of `suits` holds.
 */
interface Standard {
  number: string;
  answers: readonly ModelState[];
  needs: readonly ModelCondition[];
  suits: readonly ModelCondition[];
}

function standard<Number extends string>(
  number: Number,
  answers: readonly ModelState[],
  needs: readonly ModelCondition[] = [],
  suits: readonly ModelCondition[] = [],
): Standard & { number: Number } {
  return { number, answers, needs, suits };
}

const weak = ['insufficient'] as const;
const magnetic = ['magnetism possible'] as const;
const measured = ['measurement'] as const;
const simpler = ['simplification'] as const;
const next = ['transition'] as const;

/**
 * The standards in the order of their numbers. Numbers and subjects are those of G. S. Altshuller's system of 76; what each
 * needs of a model is ours.
 */
export const standards = [
  standard('1.1.1', ['incomplete'], ['a part is missing']),
  standard('1.1.2', ['incomplete', 'insufficient'], ['additives inside allowed']),
  standard('1.1.3', ['incomplete', 'insufficient'], ['additives outside allowed'], ['no additives inside']),
  standard(
    '1.1.4',
    ['incomplete', 'insufficient'],
    ['environment free'],
    ['no additives inside', 'no additives outside'],
  ),
  standard(
    '1.1.5',
    ['incomplete', 'insufficient'],
    ['environment free'],
    ['no additives inside', 'no additives outside'],
  ),
  standard('1.1.6', ['excessive']),
  standard('1.1.7', ['excessive'], ['new substance allowed']),
  standard('1.1.8', ['excessive'], ['new substance allowed']),
  standard('1.2.1', ['harmful'], ['contact is free', 'new substance allowed']),
  standard('1.2.2', ['harmful'], ['contact is free', 'parts may change'], ['no new substance']),
  standard('1.2.3', ['harmful'], ['a field acts', 'new substance allowed']),
  standard('1.2.4', ['harmful'], ['new field allowed'], ['contact is needed']),
  standard('1.2.5', ['harmful'], ['magnetic field'], ['magnetic field']),
  standard('2.1.1', weak, ['a field acts', 'parts may change']),
  standard('2.1.2', weak, ['a field acts', 'new field allowed'], ['parts are fixed']),
  standard('2.2.1', weak, ['a field acts', 'new field allowed'], ['mechanical field']),
  standard('2.2.2', weak, ['parts may change']),
  standard('2.2.3', weak, ['parts may change']),
  standard('2.2.4', weak, ['parts may change']),
  standard('2.2.5', weak, ['a field acts']),
  standard('2.2.6', weak, ['parts may change']),
  standard('2.3.1', weak, ['field with a rhythm']),
  standard('2.3.2', weak, ['field with a rhythm', 'new field allowed']),
  standard('2.3.3', ['insufficient', 'harmful'], ['field with a rhythm']),
  standard('2.4.1', weak, [...magnetic, 'new substance allowed'], ['magnetic field']),
  standard('2.4.2', weak, [...magnetic, 'parts may change', 'new substance allowed'], ['magnetic field']),
  standard('2.4.3', weak, [...magnetic, 'new substance allowed'], ['magnetic field']),
  standard('2.4.4', weak, [...magnetic, 'additives inside allowed'], ['magnetic field']),
  standard('2.4.5', weak, [...magnetic, 'new substance allowed'], ['parts are fixed', 'magnetic field']),
  standard('2.4.6', weak, [...magnetic, 'environment free'], ['no additives inside', 'magnetic field']),
  standard('2.4.7', weak, magnetic, ['magnetic field']),
  standard('2.4.8', weak, ['magnetic field', 'parts may change'], ['magnetic field']),
  standard('2.4.9', weak, ['magnetic field'], ['magnetic field']),
  standard('2.4.10', weak, ['magnetic field', 'field with a rhythm'], ['magnetic field']),
  standard('2.4.11', weak, ['new field allowed'], ['electric field']),
  standard('2.4.12', weak, ['new field allowed', 'new substance allowed'], ['electric field']),
  standard('3.1.1', next),
  standard('3.1.2', next),
  standard('3.1.3', next),
  standard('3.1.4', next),
  standard('3.1.5', next),
  standard('3.2.1', next),
  standard('4.1.1', measured),
  standard('4.1.2', measured),
  standard('4.1.3', measured),
  standard('4.2.1', measured, ['new field allowed'], ['a part is missing']),
  standard('4.2.2', measured, ['new substance allowed']),
  standard('4.2.3', measured, ['environment free'], ['no additives inside', 'no additives outside']),
  standard('4.2.4', measured, ['environment free'], ['no new substance']),
  standard('4.3.1', measured, ['a field acts']),
  standard('4.3.2', measured, ['field with a rhythm']),
  standard('4.3.3', measured, ['field with a rhythm'], ['parts are fixed']),
  standard('4.4.1', measured, [...magnetic, 'new substance allowed'], ['magnetic field']),
  standard('4.4.2', measured, [...magnetic, 'new substance allowed', 'parts may change'], ['magnetic field']),
  standard('4.4.3', measured, [...magnetic, 'new substance allowed'], ['parts are fixed', 'magnetic field']),
  standard('4.4.4', measured, [...magnetic, 'environment free'], ['no additives inside', 'magnetic field']),
  standard('4.4.5', measured, magnetic, ['magnetic field']),
  standard('4.5.1', measured, ['the model is whole']),
  standard('4.5.2', measured, ['the model is whole']),
  standard('5.1.1', simpler, [], ['no new substance', 'no additives inside']),
  standard('5.1.2', simpler, ['parts may change'], ['no new substance']),
  standard('5.1.3', simpler, ['new substance allowed']),
  standard('5.1.4', simpler, [], ['no new substance']),
  standard('5.2.1', simpler, ['a field acts'], ['no new field']),
  standard('5.2.2', simpler, ['environment free'], ['no new field']),
  standard('5.2.3', simpler, [], ['no new field']),
  standard('5.3.1', simpler, ['parts may change'], ['thermal field', 'no new substance']),
  standard('5.3.2', simpler, ['parts may change'], ['thermal field']),
  standard('5.3.3', simpler, ['parts may change'], ['thermal field']),
  standard('5.3.4', simpler, ['parts may change'], ['thermal field']),
  standard('5.3.5', simpler, ['parts may change'], ['thermal field', 'chemical field']),
  standard('5.4.1', simpler, ['parts may change']),
  standard('5.4.2', simpler, ['a field acts']),
  standard('5.5.1', simpler, ['parts may change'], ['chemical field', 'electric field']),
  standard('5.5.2', simpler, ['parts may change'], ['chemical field', 'electric field']),
  standard('5.5.3', simpler, ['parts may change'], ['chemical field', 'electric field']),
] as const;

/** How many standards each class has. */
export const standardsPerClass = { 1: 13, 2: 23, 3: 6, 4: 17, 5: 17 } as const;
