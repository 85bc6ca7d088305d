import type { AgentStepName } from '@assay/domain';
import { answerFromDocuments, readDocuments, summariseDocuments } from './document-steps.ts';
import { searchLibrary, writeAnswer } from './library-steps.ts';
import { findEvidence, mapContradiction, readMatrix, writeConcepts } from './solution-steps.ts';
import type { StepRunner } from './step.types.ts';

/** How each step of an agent is run. */
export const stepRunners: Record<AgentStepName, StepRunner> = {
  search_library: searchLibrary,
  write_answer: writeAnswer,
  map_contradiction: mapContradiction,
  read_matrix: readMatrix,
  find_evidence: findEvidence,
  write_concepts: writeConcepts,
  read_document: readDocuments,
  summarise_document: summariseDocuments,
  answer_document: answerFromDocuments,
};
