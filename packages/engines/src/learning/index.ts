export { type ClassModel, classModel, classScores } from './class-model.ts';
export { type LinearModel, linear } from './linear-model.ts';
export { type RankedList, trainLogistic, trainRanking } from './train.ts';
export { trainClasses } from './train-classes.ts';
