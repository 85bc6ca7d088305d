export { answerUnder } from './answer-under.ts';
export { exchangesAsWork } from './exchanges-as-work.ts';
