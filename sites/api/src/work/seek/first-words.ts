/** Longest time, in ms, that a finished beginning waits for the beginnings of other answers. */
const longestWait = 500;

/**
 * Which answers of this process have yet to show their first words. What comes after the first words of an answer waits
 * until the others have theirs, so that many questions at once are all begun before any of them is completed. The wait
 * is bounded: a steady flow of questions delays the later modules and never stops them.
 */
export function createFirstWords() {
  const missing = new Set<string>();
  let waiting: (() => void)[] = [];

  function proceed(): void {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  }

  /** Tells that the first words of an answer are written, or never will be. */
  function tell(answer: string): void {
    if (missing.delete(answer) && missing.size === 0) proceed();
  }

  return {
    tell,
    /** An answer begins; the function given back tells that nothing more comes from it. */
    expect(answer: string): () => void {
      missing.add(answer);
      return () => tell(answer);
    },
    /** Resolves once no answer misses its first words, at the latest after half a second. */
    async written(): Promise<void> {
      if (missing.size === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        timer = setTimeout(resolve, longestWait);
      });
      clearTimeout(timer);
    },
  };
}

export type FirstWords = ReturnType<typeof createFirstWords>;
