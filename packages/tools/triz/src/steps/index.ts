import type { Tool } from '@assay/works';
import { trizKind } from '../kind/triz-kind.ts';
import { outlineTriz } from '../outline/outline-triz.ts';
import { separations } from '../tables/index.ts';
import { begin } from './begin.ts';
import { findEffects } from './find-effects.ts';
import { findPrinciples } from './find-principles.ts';
import { findStandards } from './find-standards.ts';
import { guided } from './guided.ts';
import { keepSolution } from './keep-solution.ts';
import { readAnew } from './read-anew.ts';
import { said } from './said.ts';
import { trizCard, trizNames } from './triz-card.ts';
import { writeConcepts } from './write-concepts.ts';

/** TRIZ in the service. */
export const triz: Tool = {
  kind: trizKind,
  names: trizNames,
  counts: 'tech_mind',
  history: 'triz_mind',
  card: trizCard,
  begin,
  keeping: keepSolution,
  said,
  outline: outlineTriz,
  actions: { anew: readAnew, principles: findPrinciples, standards: findStandards, effects: findEffects },
  procedures: { concepts: writeConcepts, guided },
  settings: [separations],
};
