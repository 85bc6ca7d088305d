export { Home } from './Home.tsx';
export type { HomeProps } from './Home.types.ts';
export type { AskedPage, HomeSource, ProductCard, QuestionScope, RecentItem } from './home.source.ts';
export { homeMessages } from './messages.ts';
