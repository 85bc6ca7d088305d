/** Runs one piece of work at a time, and none for a request that was sent before the last success. */
export function createMend(work: () => Promise<boolean>): (since: number) => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let succeededAt = Number.NEGATIVE_INFINITY;
  return async (since) => {
    if (succeededAt > since) return true;
    running ??= work().finally(() => {
      running = undefined;
    });
    const isMended = await running;
    if (isMended) succeededAt = performance.now();
    return isMended;
  };
}
