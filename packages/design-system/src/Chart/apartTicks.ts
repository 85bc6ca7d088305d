import type { Tick } from './scales.ts';
import { textWidth } from './textWidth.ts';

/** Least room in px between the words of two ticks. */
const gap = 8;

/**
 * Ticks whose words stand apart below a picture: of even ones every second, third and so on; of others the first, the last,
 * and of those between as many as there is room for.
 */
export function apartTicks(ticks: readonly Tick[]): ReadonlySet<Tick> {
  const inOrder = [...ticks].sort((one, other) => one.at - other.at);
  if (isEven(inOrder)) {
    for (let step = 1; step < inOrder.length; step += 1) {
      const some = inOrder.filter((_, place) => place % step === 0);
      if (some.every((tick, place) => place === 0 || isApart(tick, some[place - 1] ?? tick))) return new Set(some);
    }
  }
  const kept = new Set<Tick>();
  for (const tick of [inOrder[0], inOrder.at(-1), ...inOrder])
    if (tick && [...kept].every((other) => isApart(tick, other))) kept.add(tick);
  return kept;
}

const isApart = (tick: Tick, other: Tick) =>
  Math.abs(tick.at - other.at) >= (textWidth(tick.words) + textWidth(other.words)) / 2 + gap;

function isEven(ticks: readonly Tick[]): boolean {
  const steps = ticks.slice(1).map(({ at }, place) => at - (ticks[place]?.at ?? 0));
  return steps.every((step) => Math.abs(step - (steps[0] ?? step)) < 1);
}
