export { CitedSourcesContext, useCitedSource } from './CitedSources.ts';
export { keptEdits } from './kept-edits.ts';
export { worksMessages } from './messages.ts';
export { useFieldText } from './useFieldText.ts';
export { useWork, type WorkOpening } from './useWork.ts';
export { useWorkSession, WorkContext } from './WorkContext.ts';
export { WorkFrame, type WorkFrameProps } from './WorkFrame.tsx';
export { type SavedState, type WorkSession, type WorkSnapshot } from './work-session.ts';
export { createWorkSource, type WorkSource } from './works.source.ts';
