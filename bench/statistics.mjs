// What every area makes of its samples, and how figures of time and size are written.

/** The sample below which the given share (0 to 1) of the samples lies; 0 of no samples. */
export function percentile(samples, share) {
  const ordered = samples.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

export const median = (samples) => percentile(samples, 0.5);

/** A time given in ms, with a digit after the point where it tells something. */
export const ms = (time) => `${time.toFixed(time < 20 ? 1 : 0)} ms`;

/** A size given in bytes. */
export const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
