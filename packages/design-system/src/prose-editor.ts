/** The editor of prose stands in an entry of its own: only who writes carries what writes. Its libraries are optional peers. */
import './theme/theme.css.ts';

export { createProseSession } from './ProseEditor/createProseSession.ts';
export { ProseEditor } from './ProseEditor/ProseEditor.tsx';
export type {
  ProseCitation,
  ProseEditorProps,
  ProseEditorWords,
  ProsePerson,
  ProseRange,
  ProseSession,
  ProseStep,
  ProseSuggestion,
  ProseValue,
} from './ProseEditor/ProseEditor.types.ts';
export { proseEditorKeys } from './ProseEditor/prose-editor.keys.ts';
