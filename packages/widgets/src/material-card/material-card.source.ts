import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as materialsCalls from '@assay/contract/calls/materials';
import type { UnitSystem } from '@assay/domain';

export type GradeCard = AssayCalls['materials.grade']['response'];
export type ComparedGrade = AssayCalls['materials.compare']['response']['grades'][number];
export type EquivalentGrades = AssayCalls['materials.equivalents']['response'];
export type FoundGrade = AssayCalls['materials.grades']['response']['grades'][number];
export type CardSource = GradeCard['sources'][number];
export type CardValue = GradeCard['values'][number];

/** Formats in which a card is saved. */
export const cardFormats = ['pdf', 'docx', 'json'] as const;
export type CardFormat = (typeof cardFormats)[number];

/** Everything the material card needs from outside. */
export interface MaterialCardSource {
  /** A card with the nearest grades of other standards. */
  card(gradeId: string, signal: AbortSignal): Promise<{ grade: GradeCard; equivalents: EquivalentGrades }>;
  compare(gradeIds: readonly string[], signal: AbortSignal): Promise<readonly ComparedGrade[]>;
  search(query: string, signal: AbortSignal): Promise<readonly FoundGrade[]>;
  /** A card as a file; absent for who takes none away, and then not offered. */
  export?: (gradeId: string, format: CardFormat, units: UnitSystem) => Promise<Blob>;
}

/** The source of a visitor of a page that carries the card: what is read is no file. */
export function createVisitorCardSource(client: Pick<Client, 'call'>): MaterialCardSource {
  const { export: _, ...reading } = createMaterialCardSource(client);
  return reading;
}

/** The card's source over the client. */
export function createMaterialCardSource(client: Pick<Client, 'call'>): Required<MaterialCardSource> {
  return {
    async card(gradeId, signal) {
      const params = { grade_id: gradeId };
      const [grade, equivalents] = await Promise.all([
        client.call(materialsCalls.grade, { params }, { signal }),
        client.call(materialsCalls.equivalents, { params }, { signal }),
      ]);
      return { grade, equivalents };
    },
    async compare(gradeIds, signal) {
      if (gradeIds.length === 0) return [];
      return (await client.call(materialsCalls.compare, { query: { grades: gradeIds.join(',') } }, { signal })).grades;
    },
    search: async (query, signal) =>
      (await client.call(materialsCalls.grades, { query: { query, limit: 12 } }, { signal })).grades,
    export: async (gradeId, format, units) =>
      await client.call(materialsCalls.export, {
        params: { grade_id: gradeId },
        query: { format, units },
      }),
  };
}
