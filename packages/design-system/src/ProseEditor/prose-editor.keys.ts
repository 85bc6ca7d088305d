import type { KeyPress } from '../Keys/keys.rules.ts';

/** Keys of the editor of prose by what they do: what acts on them binds them from here, and a reference can list them. */
export const proseEditorKeys = {
  strong: ['Mod+B'],
  emphasis: ['Mod+I'],
  subscript: ['Mod+,'],
  superscript: ['Mod+.'],
  code: ['Mod+E'],
  paragraph: ['Mod+Alt+0'],
  heading: ['Mod+Alt+1', 'Mod+Alt+2', 'Mod+Alt+3', 'Mod+Alt+4'],
  orderedList: ['Mod+Shift+7'],
  bulletList: ['Mod+Shift+8'],
  equation: ['Mod+Shift+9'],
  nextCell: ['Tab', 'Shift+Tab'],
  tools: ['Alt+F10'],
} as const satisfies Record<string, readonly KeyPress[]>;
