export { type LinearModel, linear } from './linear-model.ts';
export { type RankedList, trainLogistic, trainRanking } from './train.ts';
