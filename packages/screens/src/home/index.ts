export { Home } from './Home.tsx';
export type { HomeProps } from './Home.types.ts';
export { createHomeSource, type HomeSource } from './home.source.ts';
export { homeMessages } from './messages.ts';
