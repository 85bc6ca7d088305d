import type { SkippedRecord } from '@assay/domain';
import type { ImportedPublication } from '@assay/engines/importers';
import type { FileProgress } from './import-run.store.ts';
import type { BatchLimits } from './import-run.types.ts';
import type { KeptOriginal } from './originals.ts';
import type { ReadPublication, RecordPlace } from './read-import.ts';

/** What is written together, with how far its files were read. */
export interface ImportBatch {
  publications: ReadPublication[];
  /** Pieces, which become publications only with what the library has of them. */
  fragments: ImportedPublication[];
  /** Originals in the store that its documents take. */
  originals: (KeptOriginal & { place: RecordPlace })[];
  characters: number;
  bytes: number;
  progress: Map<string, FileProgress>;
  problems: SkippedRecord[];
}

export const usualLimits: BatchLimits = { publications: 200, characters: 500_000 };

export function emptyBatch(): ImportBatch {
  return { publications: [], fragments: [], originals: [], characters: 0, bytes: 0, progress: new Map(), problems: [] };
}

export function isFull({ publications, fragments, characters, problems }: ImportBatch, limits: BatchLimits): boolean {
  const records = publications.length + fragments.length + problems.length;
  return records >= limits.publications || characters >= limits.characters;
}
