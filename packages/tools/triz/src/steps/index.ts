import type { Tool } from '@assay/works';
import { trizKind } from '../kind/triz-kind.ts';
import { outlineTriz } from '../outline/outline-triz.ts';
import { begin } from './begin.ts';
import { findEffects } from './find-effects.ts';
import { findPrinciples } from './find-principles.ts';
import { findStandards } from './find-standards.ts';
import { guided } from './guided.ts';
import { readAnew } from './read-anew.ts';
import { said } from './said.ts';
import { trizCard } from './triz-card.ts';
import { writeConcepts } from './write-concepts.ts';

export { type SolvedContradiction, solutionOf } from './solution-of.ts';

/** TRIZ in the service. */
export const triz: Tool = {
  kind: trizKind,
  counts: 'tech_mind',
  history: 'triz_mind',
  card: trizCard,
  begin,
  said,
  outline: outlineTriz,
  actions: { anew: readAnew, principles: findPrinciples, standards: findStandards, effects: findEffects },
  procedures: { concepts: writeConcepts, guided },
};
