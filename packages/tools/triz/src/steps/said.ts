import type { Tool } from '@assay/works';
import { effectName } from '../tables/effects/all-effect-texts.ts';
import { arizQuestions, type InFourLanguages, parameters, principles, trends } from '../tables/index.ts';

const parameterName = (value: unknown) => parameters.find(({ id }) => id === value)?.name;

/** Fields whose values stand for something in a table. */
const named: Readonly<Record<string, (value: unknown) => InFourLanguages | undefined>> = {
  'contradiction.improve': parameterName,
  'contradiction.worsen': parameterName,
  'reading.parameter': parameterName,
  'principle.number': (value) => principles.find(({ id }) => id === value)?.name,
  'effect.code': (value) => effectName(String(value)),
  'trend.code': (value) => trends.find(({ code }) => code === value)?.name,
  'answer.question': (value) => arizQuestions.find(({ code }) => code === value)?.asks,
};

/** Names of the parameters, principles, effects, trends and questions that a work holds. */
export const said: NonNullable<Tool['said']> = (type, field, value, locale) =>
  named[`${type}.${field}`]?.(value)?.[locale];
