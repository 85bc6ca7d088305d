export { answerUnder } from './answer-under.ts';
export { type AskedAndAnswered, exchangesAsWork } from './exchanges-as-work.ts';
