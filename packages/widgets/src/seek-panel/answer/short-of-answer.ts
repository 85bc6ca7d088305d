export { Gaps } from './Gaps.tsx';
export { Unanswered } from './Unanswered.tsx';
