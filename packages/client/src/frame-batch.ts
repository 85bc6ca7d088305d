export interface FrameBatch {
  schedule(key: string, task: () => void): void;
  /** Runs what waits now: before anything is told that must not be seen ahead of it. */
  flush(): void;
  cancel(): void;
}

/** Runs the last given task of each key at most once a frame; a hidden page, which has no frames, waits 100 ms instead. */
export function createFrameBatch(): FrameBatch {
  const tasks = new Map<string, () => void>();
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
    const due = [...tasks.values()];
    tasks.clear();
    for (const task of due) task();
  }

  return {
    schedule(key, task) {
      tasks.set(key, task);
      if (frame !== undefined || timer !== undefined) return;
      // Both are set: a page that is hidden before the next frame would otherwise hold its text back until it returns.
      frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, 100);
    },
    flush,
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = undefined;
      timer = undefined;
      tasks.clear();
    },
  };
}
