export { type Candidate, candidates } from '../../citing/passages.ts';
export { questionParts } from '../../language/question/question-parts.ts';
export { comparedText, correctedText, passagesRead } from '../reading.ts';
export {
  type AnswerModel,
  type AnswerModels,
  answerModelsFile,
  besideNames,
  besideValues,
  rankingNames,
  type ScoredFeatures,
} from './answer-model.ts';
export { type GradedSentence, type GradingValues, gradingNames, gradingValues } from './grading.ts';
export { objectionTo } from './objections.ts';
export { comparedSentences, type RankingPorts } from './ranked-sentences.ts';
