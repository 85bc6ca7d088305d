import { contrastRatio } from '../tokens/contrast.ts';
import { themes } from '../tokens/themes.ts';

/** Steps of a ramp, low to high. */
export const rampSteps = [1, 2, 3, 4, 5, 6, 7] as const;
export type RampStep = (typeof rampSteps)[number];

/** The step of a value within least and greatest. */
export function rampStep(value: number, [least, greatest]: readonly [number, number]): RampStep {
  const part = (value - least) / (greatest - least || 1);
  return rampSteps[Math.max(0, Math.min(6, Math.floor(part * 7)))] ?? 7;
}

const inks = ['#000000', '#ffffff'] as const;

/** The ink that reads best on a step, in light and in dark themes: on the middle steps only pure black or white reaches 4.5:1. */
export function inkOn(ramp: 'sequence' | 'diverge', step: RampStep): readonly [light: string, dark: string] {
  const best = (name: 'light' | 'dark') => {
    const ground = themes[name][ramp][step];
    const [black, white] = inks;
    return contrastRatio(black, ground) > contrastRatio(white, ground) ? black : white;
  };
  return [best('light'), best('dark')];
}
