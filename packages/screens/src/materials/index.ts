export { Grade, type GradeProps } from './Grade.tsx';
export { materialsMessages } from './messages.ts';
