import type { FunctionCode } from '../functions/functions.ts';
import { chemistryEffects } from './chemistry.ts';
import type { EffectRow } from './effects.types.ts';
import { electricityEffects } from './electricity.ts';
import { fluidsEffects } from './fluids.ts';
import { heatEffects } from './heat.ts';
import { lightEffects } from './light.ts';
import { materialsEffects } from './materials.ts';
import { mechanicsEffects } from './mechanics.ts';
import { soundEffects } from './sound.ts';

/** Fields of knowledge, each with its effects. */
export const effectFields = {
  heat: heatEffects,
  fluids: fluidsEffects,
  mechanics: mechanicsEffects,
  sound: soundEffects,
  electricity: electricityEffects,
  light: lightEffects,
  chemistry: chemistryEffects,
  materials: materialsEffects,
} as const;

export type EffectField = keyof typeof effectFields;

export type EffectCode = (typeof effectFields)[EffectField][number]['code'];

export type Effect = EffectRow & { code: EffectCode; field: EffectField };

/** Every effect, field by field. */
export const effects: readonly Effect[] = Object.entries(effectFields).flatMap(([field, rows]) =>
  rows.map((row) => ({ ...row, field: field as EffectField })),
);

/** The functions that effects serve: a closed list, in the order of their actions. */
export const functionCodes: readonly FunctionCode[] = [...new Set(effects.flatMap(({ serves }) => serves))].sort();
