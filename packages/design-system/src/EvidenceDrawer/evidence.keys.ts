import type { KeyPress } from '../Keys/keys.rules.ts';

/** Keys of the drawer with the passage that a sentence rests on. */
export const evidenceKeys = { close: 'Escape' } as const satisfies Record<string, KeyPress>;
