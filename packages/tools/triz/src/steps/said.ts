import type { Tool } from '@assay/works';
import { parameters, principles } from '../tables/index.ts';

/** Fields that hold the number of a parameter. */
const ofParameters = new Set(['contradiction.improve', 'contradiction.worsen', 'reading.parameter']);

/** Names of the parameters and principles whose numbers a work holds. */
export const said: NonNullable<Tool['said']> = (type, field, value, locale) => {
  const place = `${type}.${field}`;
  const table = ofParameters.has(place) ? parameters : place === 'principle.number' ? principles : undefined;
  return table?.find(({ id }) => id === value)?.name[locale];
};
