import type { Keyring } from '../keyring.types.ts';

/** Keys that never change, the current one first. */
export function fixedKeys(current: string, ...former: readonly string[]): Keyring {
  return {
    current: () => current,
    honoured: () => [current, ...former],
    sealing: () => ({ id: 1, secret: current }),
    secretOf: async () => current,
    all: () => [current, ...former],
    stop: async () => undefined,
  };
}
