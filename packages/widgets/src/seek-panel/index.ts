export { evidenceMessages } from '../evidence/messages.ts';
export { type SourceLinks, SourceLinksContext } from '../evidence/SourceLinks.ts';
export {
  type AnswerActionsSource,
  createAnswerActionsSource,
  createVisitorActionsSource,
} from './actions/answer-actions.source.ts';
export { AnswerActions, CopyPassage } from './actions/lazy.ts';
export { seekPanelMessages } from './messages.ts';
export { SeekPanel } from './SeekPanel.tsx';
export type { SeekPanelProps } from './SeekPanel.types.ts';
export {
  createSeekSource,
  createViewerSeekSource,
  createVisitorSeekSource,
  type SeekSource,
} from './seek-panel.source.ts';
