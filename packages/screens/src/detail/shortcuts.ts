import type { KeyPress } from '@assay/design-system';

/** Where keys hold. */
export type ShortcutPlace = 'everywhere' | 'work';

export interface Shortcut {
  place: ShortcutPlace;
  /** The first is the one that is shown beside what it does. */
  presses: readonly KeyPress[];
}

/** Keys of the product. What acts on them binds them from here, and the keyboard reference lists them. */
export const shortcuts = {
  palette: { place: 'everywhere', presses: ['Mod+K'] },
  keys: { place: 'everywhere', presses: ['?'] },
  undo: { place: 'work', presses: ['Mod+Z'] },
  redo: { place: 'work', presses: ['Mod+Shift+Z', 'Mod+Y'] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
