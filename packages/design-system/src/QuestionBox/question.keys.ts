import type { KeyPress } from '../Keys/keys.rules.ts';

/** Keys of the box in which a question is asked. The line is begun by the browser itself. */
export const questionKeys = { ask: 'Enter', line: 'Shift+Enter' } as const satisfies Record<string, KeyPress>;
