import { forgetStored, readStored, writeStored } from '@assay/domain';
import type { Edit } from '@assay/works';

/** Edits that wait on the device for the service. */
export interface KeptEdits {
  read(): readonly Edit[];
  write(edits: readonly Edit[]): void;
}

const prefix = 'assay.work-edits.';
const storage = () => localStorage;

/** Edits of one work in the browser's storage, by whoever is signed in; where that is full they stay on the page alone. */
export function keptEdits(work: string, person: string): KeptEdits {
  const key = `${prefix}${person}.${work}`;
  return {
    read() {
      try {
        const edits: unknown = JSON.parse(readStored(storage, key) ?? '[]');
        return Array.isArray(edits) ? (edits as Edit[]) : [];
      } catch {
        return [];
      }
    },
    write(edits) {
      if (edits.length === 0) forgetStored(storage, key);
      else writeStored(storage, key, JSON.stringify(edits));
    },
  };
}
