import { evidenceKeys, gridKeys, paletteActs, paletteKeys, questionKeys } from '@assay/design-system';
import { proseEditorKeys } from '@assay/design-system/prose-editor';
import { type Shortcuts, shortcuts } from '../detail/shortcuts.ts';
import { workShortcuts } from '../detail/work-shortcuts.ts';

/** Every key of the product by its place, from the tables that bind them, in the order of the reference. */
export const keyTable = {
  everywhere: shortcuts,
  palette: { move: Object.keys(paletteKeys), run: [paletteActs.run], close: [paletteActs.close] },
  question: { ask: [questionKeys.ask], line: [questionKeys.line] },
  evidence: { close: [evidenceKeys.close] },
  work: workShortcuts,
  prose: proseEditorKeys,
  table: gridKeys,
} as const satisfies Record<string, Shortcuts>;

export type KeyPlace = keyof typeof keyTable;
