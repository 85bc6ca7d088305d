import type { Tool } from '@assay/works';
import { trizKind } from '../kind/triz-kind.ts';
import { begin } from './begin.ts';
import { findPrinciples } from './find-principles.ts';
import { said } from './said.ts';

/** TRIZ in the service. */
export const triz: Tool = { kind: trizKind, counts: 'tech_mind', begin, said, actions: { principles: findPrinciples } };
