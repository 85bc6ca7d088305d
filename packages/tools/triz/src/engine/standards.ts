import { standards } from '../tables/standards/standards.ts';
import type { StandardNumber } from '../tables/standards/standards.types.ts';
import type { ModelBar, ModelCondition, ModelState, SubstanceFieldModel } from '../tables/standards/substance-field.ts';

/** A standard solution that applies to a model, with what of the model speaks for it. */
export interface ApplicableStandard {
  number: StandardNumber;
  /** The state of the model that it answers. */
  state: ModelState;
  /** What the standard needs and finds, then what makes it suit the model better than its neighbours. */
  conditions: readonly ModelCondition[];
}

/** Fields that can be pulsed or set to a frequency. */
const rhythmic = new Set(['mechanical', 'acoustic', 'electric', 'magnetic', 'electromagnetic']);

/** What can be said of a model: each condition that holds. */
export function conditionsOf({ substances, field, barred = [] }: SubstanceFieldModel): Set<ModelCondition> {
  const isBarred = (bar: ModelBar) => barred.includes(bar);
  const named = substances.filter((substance) => substance.trim() !== '').length;
  const isWhole = named >= 2 && field !== undefined;
  const noSubstance = isBarred('substance');
  const noInside = noSubstance || isBarred('inside');
  const noOutside = noSubstance || isBarred('outside');
  const said: readonly (readonly [ModelCondition, boolean])[] = [
    ['a part is missing', !isWhole],
    ['the model is whole', isWhole],
    ['a field acts', field !== undefined],
    ['additives inside allowed', !noInside],
    ['additives outside allowed', !noOutside],
    ['environment free', !isBarred('environment')],
    ['new substance allowed', !noSubstance && !(noInside && noOutside)],
    ['new field allowed', !isBarred('field')],
    ['parts may change', !isBarred('change')],
    ['no additives inside', noInside],
    ['no additives outside', noOutside],
    ['no new substance', noSubstance],
    ['no new field', isBarred('field')],
    ['parts are fixed', isBarred('change')],
    ['contact is needed', isBarred('distance')],
    ['contact is free', !isBarred('distance')],
    ['mechanical field', field === 'mechanical'],
    ['field with a rhythm', field !== undefined && rhythmic.has(field)],
    ['thermal field', field === 'thermal'],
    ['magnetic field', field === 'magnetic'],
    ['magnetism possible', field === 'magnetic' || !isBarred('field')],
    ['electric field', field === 'electric'],
    ['chemical field', field === 'chemical'],
  ];
  return new Set(said.filter(([, holds]) => holds).map(([condition]) => condition));
}

/** States of a model in the order in which they are answered: what is wrong, then what lies beyond it. */
function statesOf({ fault }: SubstanceFieldModel, conditions: ReadonlySet<ModelCondition>): readonly ModelState[] {
  if (fault === 'measurement') return ['measurement', 'simplification'];
  const own = fault === 'missing' ? 'incomplete' : fault;
  // A harm needs no tool that is named; a weak action whose tool or field is unknown is first to be completed.
  const isOpen = fault === 'insufficient' && conditions.has('a part is missing');
  return [...(isOpen ? (['incomplete'] as const) : []), own, 'transition', 'simplification'];
}

/** Measuring is gone about group by group: it is done without, done indirectly, and only then built and strengthened. */
function stageOf(number: StandardNumber, state: ModelState): number {
  return state === 'measurement' ? Number(number.split('.')[1]) : 0;
}

/**
 * The standard solutions that apply to a model: those that answer what is wrong with it, then those of another level, then
 * those that make the others simpler. Within a state the better suited come first, and of equals the lower number.
 */
export function standardsFor(model: SubstanceFieldModel): ApplicableStandard[] {
  const conditions = conditionsOf(model);
  const taken = new Set<string>();
  return statesOf(model, conditions).flatMap((state) =>
    standards
      .filter(({ number, answers, needs }) => {
        const answersState = answers.includes(state);
        return answersState && !taken.has(number) && needs.every((condition) => conditions.has(condition));
      })
      .map(({ number, needs, suits }) => {
        taken.add(number);
        const suited = suits.filter((condition) => conditions.has(condition));
        const spoken = [...new Set([...needs, ...suited])];
        return { number, state, conditions: spoken, stage: stageOf(number, state), weight: suited.length };
      })
      .sort((a, b) => a.stage - b.stage || b.weight - a.weight)
      .map(({ stage: _, weight: __, ...standard }) => standard),
  );
}
