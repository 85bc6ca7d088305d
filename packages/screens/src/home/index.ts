export { Home } from './Home.tsx';
export type { HomeProps } from './Home.types.ts';
export { HomeNotes } from './HomeNotes.tsx';
export { createHomeSource, type HomeSource } from './home.source.ts';
export { createHomeNotesSource } from './home-notes.source.ts';
export { homeMessages } from './messages.ts';
export { questionIn } from './question-query.ts';
