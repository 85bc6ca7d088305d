import type { Tick } from './Axis.tsx';
import { textWidth } from './textWidth.ts';

/** Least room in px between the words of two ticks. */
const gap = 8;

/** Ticks whose words stand apart below a picture: the first and the last, and of those between as many as there is room for. */
export function apartTicks(ticks: readonly Tick[]): ReadonlySet<Tick> {
  const inOrder = [...ticks].sort((one, other) => one.at - other.at);
  const kept = new Set<Tick>();
  const isApart = (tick: Tick, other: Tick) =>
    Math.abs(tick.at - other.at) >= (textWidth(tick.words) + textWidth(other.words)) / 2 + gap;
  for (const tick of [inOrder[0], inOrder.at(-1), ...inOrder])
    if (tick && [...kept].every((other) => isApart(tick, other))) kept.add(tick);
  return kept;
}
