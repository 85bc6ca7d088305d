import type { KeyPress } from '@assay/design-system';

/** Keys by what they do; the first is the one that is shown beside it. */
export type Shortcuts = Readonly<Record<string, readonly KeyPress[]>>;

/** Keys that hold on every screen. What acts on them binds them from here, and the keyboard reference lists them. */
export const shortcuts = { palette: ['Mod+K'], keys: ['?'] } as const satisfies Shortcuts;
