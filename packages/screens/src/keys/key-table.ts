import { evidenceKeys, gridKeys, type KeyPress, paletteActs, paletteKeys, questionKeys } from '@assay/design-system';
import { type ShortcutName, shortcuts } from '../detail/shortcuts.ts';

/** Keys of one place by what they do, from the tables that bind them. */
export type KeyTable = Readonly<Record<string, readonly KeyPress[]>>;

const of = (place: 'everywhere' | 'work') =>
  Object.fromEntries(
    (Object.keys(shortcuts) as ShortcutName[])
      .filter((name) => shortcuts[name].place === place)
      .map((name) => [name, shortcuts[name].presses]),
  );

/** Every key of the product by its place, in the order of the reference. */
export const keyTable = {
  everywhere: of('everywhere'),
  palette: { move: Object.keys(paletteKeys), run: [paletteActs.run], close: [paletteActs.close] },
  question: { ask: [questionKeys.ask], line: [questionKeys.line] },
  evidence: { close: [evidenceKeys.close] },
  work: of('work'),
  table: gridKeys,
} as const satisfies Record<string, KeyTable>;

export type KeyPlace = keyof typeof keyTable;
