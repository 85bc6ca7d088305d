import { onDemand } from '@assay/engines/language';
import { principleSigns } from '../../tables/principle-signs.ts';

const manySigns = 3;

const patterns = onDemand(() =>
  principleSigns.map(({ english, others }) => new RegExp(`\\b(?:${english})|${others}`, 'giu')),
);

/** How many different signs of each principle a text holds, from the first principle. */
export function signsIn(text: string): readonly number[] {
  return patterns().map((pattern) => new Set((text.match(pattern) ?? []).map((sign) => sign.toLowerCase())).size);
}

export const principleNames = ['shown', 'signs', 'rarity'] as const;

/**
 * What tells whether a sentence shows a principle.
 *
 * @param signs how many of its signs the sentence holds
 * @param rarity log of how few sentences hold any of them
 */
export function principleFeatures(signs: number, rarity: number): Record<(typeof principleNames)[number], number> {
  return { shown: signs > 0 ? 1 : 0, signs: Math.min(manySigns, signs), rarity: signs > 0 ? rarity : 0 };
}
