import type { Shortcuts } from './shortcuts.ts';

/** Keys that hold in every work. */
export const workShortcuts = {
  undo: ['Mod+Z'],
  redo: ['Mod+Shift+Z', 'Mod+Y'],
  print: ['Mod+P'],
} as const satisfies Shortcuts;
