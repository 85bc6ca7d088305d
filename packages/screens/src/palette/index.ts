export { latinWords } from './latin-words.ts';
export { paletteMessages } from './messages.ts';
export { Palette } from './Palette.tsx';
export type { PaletteProps } from './Palette.types.ts';
export { createPaletteSource, type OfferedAgent, type PaletteSource } from './palette.source.ts';
