export { Grade, type GradeProps } from './Grade.tsx';
export { Grades, type GradesProps } from './Grades.tsx';
export { createGradesSource, type GradesSource } from './grades.source.ts';
export { materialsMessages } from './messages.ts';
