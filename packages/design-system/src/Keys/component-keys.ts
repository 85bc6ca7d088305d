import type { KeyPress } from './keys.rules.ts';

const modifiers = ['Mod', 'Shift', 'Alt'] as const;

/** A press in its parts. */
export function keysOf(press: KeyPress): { held: readonly (typeof modifiers)[number][]; key: string } {
  const parts = press.split('+');
  const key = parts.pop() ?? '';
  return { held: modifiers.filter((modifier) => parts.includes(modifier)), key: key === 'Space' ? ' ' : key };
}

/** Keys of the palette that do something else than move; Esc is the dialog's. */
export const paletteActs = { run: 'Enter', close: 'Escape' } as const satisfies Record<string, KeyPress>;

/** Keys of a table: the grid binds them from here. */
export const gridKeys = {
  move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ends: ['Home', 'End'],
  far: ['Mod+ArrowUp', 'Mod+ArrowDown', 'Mod+Home', 'Mod+End'],
  page: ['PageUp', 'PageDown'],
  open: ['Enter', 'F2'],
  leave: ['Escape'],
  select: ['Space'],
  selectAll: ['Mod+A'],
  widen: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
} as const satisfies Record<string, readonly KeyPress[]>;
