import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as materialsCalls from '@assay/contract/calls/materials';

export type ListedGrade = AssayCalls['materials.grades']['response']['grades'][number];

/** What the index of materials needs from outside. */
export interface GradesSource {
  /** Every grade that fits the words; all of them without any. */
  grades(query: string, signal: AbortSignal): Promise<readonly ListedGrade[]>;
}

const perCall = 100;

/** The index over the client. */
export function createGradesSource(client: Client): GradesSource {
  return {
    async grades(query, signal) {
      const grades: ListedGrade[] = [];
      for (let total = 1; grades.length < total; ) {
        const page = await client.call(
          materialsCalls.grades,
          { query: { query, offset: grades.length, limit: perCall } },
          { signal },
        );
        if (page.grades.length === 0) break;
        grades.push(...page.grades);
        ({ total } = page);
      }
      return grades;
    },
  };
}
