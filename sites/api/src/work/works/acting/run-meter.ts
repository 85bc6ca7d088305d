/** What a tool reads and has written by way of its ports, added up. */
export interface RunMeter {
  passages: number;
  /** Of the language model, what it was given and what it wrote. */
  tokens: number;
}

export const newMeter = (): RunMeter => ({ passages: 0, tokens: 0 });
