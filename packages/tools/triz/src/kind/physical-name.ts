import type { Triz } from './records-of.ts';

/** What a physical contradiction is known by: what is to be the one and the other; undefined until both are told. */
export function physicalName({ form, element, demand, opposite }: Triz<'contradiction'>['fields']): string | undefined {
  if (form !== 'physical' || !demand || !opposite) return undefined;
  return [element, `${demand} / ${opposite}`].filter(Boolean).join(' · ');
}
