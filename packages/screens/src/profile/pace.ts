/** How far a run was at a moment. */
export interface Reading {
  /** ms since the epoch. */
  at: number;
  bytes: number;
}

export interface Pace {
  bytesPerSecond: number;
  /** Undefined when the end cannot be told. */
  secondsLeft: number | undefined;
}

/** Readings older than this say nothing about the present pace, ms. */
const memory = 15_000;

/** Adds a reading and forgets those that are too old; one older reading stays, so that there is always a span. */
export function addReading(readings: readonly Reading[], reading: Reading): Reading[] {
  const young = readings.filter(({ at }) => reading.at - at <= memory);
  const before = readings.filter(({ at }) => reading.at - at > memory).at(-1);
  return [...(young.length === 0 && before ? [before] : young), reading];
}

/** The pace that a run has had; undefined before anything can be told. */
export function paceOf(readings: readonly Reading[], total: number): Pace | undefined {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last || last.at <= first.at || last.bytes <= first.bytes) return undefined;
  const bytesPerSecond = ((last.bytes - first.bytes) / (last.at - first.at)) * 1000;
  return { bytesPerSecond, secondsLeft: total > last.bytes ? (total - last.bytes) / bytesPerSecond : undefined };
}
