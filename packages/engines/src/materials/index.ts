export { type ConditionMatch, compareConditions } from '../language/compare-conditions.ts';
export { sideQuestions } from '../language/question/side-questions.ts';
export { foldGrade, standardNames } from './grade-names.ts';
export { createGradeQuestionReader, type GradeQuestion } from './read-grade-question.ts';
