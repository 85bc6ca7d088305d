export { evidenceMessages } from '../evidence/messages.ts';
export { type SourceLinks, SourceLinksContext } from '../evidence/SourceLinks.ts';
export { seekPanelMessages } from './messages.ts';
export { SeekPanel } from './SeekPanel.tsx';
export type { SeekPanelProps } from './SeekPanel.types.ts';
export { createSeekSource, type SeekSource } from './seek-panel.source.ts';
