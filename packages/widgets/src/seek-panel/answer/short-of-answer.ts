export { AskAgain } from './AskAgain.tsx';
export { Gaps } from './Gaps.tsx';
export { Unanswered } from './Unanswered.tsx';
