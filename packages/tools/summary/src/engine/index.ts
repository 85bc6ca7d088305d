export { type SummarisedDocument, type SummarisedSection, summaryOperations } from './summary-operations.ts';
