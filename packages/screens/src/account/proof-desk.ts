/** Where calls wait while their person is asked to prove anew who they are. */
export interface ProofDesk {
  /** Asks the person; false when they would not. Whoever asks meanwhile waits for the same answer. */
  ask(): Promise<boolean>;
  isAsking(): boolean;
  /** Gives the answer to all that wait. */
  settle(isProved: boolean): void;
  subscribe(changed: () => void): () => void;
}

export function createProofDesk(): ProofDesk {
  let waiting: { answer: Promise<boolean>; give(isProved: boolean): void } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    ask() {
      if (waiting) return waiting.answer;
      let give: (isProved: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => {
        give = resolve;
      });
      waiting = { answer, give };
      tell();
      return answer;
    },
    isAsking: () => waiting !== undefined,
    settle(isProved) {
      const asked = waiting;
      waiting = undefined;
      tell();
      asked?.give(isProved);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
