/** Place of a mark: its series, and its place within the series. */
export type MarkPlace = { series: number; index: number };

/** The mark a key leads to: along the series, across to the same place of the next, to its ends; undefined for other keys. */
export function markAfter(at: MarkPlace, key: string, counts: readonly number[]): MarkPlace | undefined {
  const within = (series: number, index: number): MarkPlace => ({
    series,
    index: Math.max(0, Math.min((counts[series] ?? 1) - 1, index)),
  });
  const across = (step: 1 | -1) => {
    let series = at.series + step;
    while (counts[series] === 0) series += step;
    return counts[series] === undefined ? at : within(series, at.index);
  };
  switch (key) {
    case 'ArrowRight':
      return within(at.series, at.index + 1);
    case 'ArrowLeft':
      return within(at.series, at.index - 1);
    case 'ArrowDown':
      return across(1);
    case 'ArrowUp':
      return across(-1);
    case 'Home':
      return within(at.series, 0);
    case 'End':
      return within(at.series, Number.MAX_SAFE_INTEGER);
    default:
      return undefined;
  }
}
