/** What can wait is begun this long after it was asked for, in ms: the first of it while nobody waits for the door. */
const pause = 2_000;

/** Begins work that can wait once the start is over; stopping calls it off or waits for it. `work` reports its own failures. */
export function afterStart(work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setTimeout(() => {
    running = work();
  }, pause);
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
