import { forgetStored, readStored, writeStored } from '@assay/domain';
import type { Edit } from '@assay/works';
import type { NewSuggestion } from './suggest.types.ts';

/** What waits on the device for the service. */
export interface Kept<What> {
  read(): readonly What[];
  write(all: readonly What[]): void;
}

/** What somebody did in one work that the service has not confirmed. */
export interface KeptEdits {
  readonly edits: Kept<Edit>;
  readonly suggestions: Kept<NewSuggestion>;
}

const storage = () => localStorage;

function keptUnder<What>(key: string): Kept<What> {
  return {
    read() {
      try {
        const all: unknown = JSON.parse(readStored(storage, key) ?? '[]');
        return Array.isArray(all) ? (all as What[]) : [];
      } catch {
        return [];
      }
    },
    write(all) {
      if (all.length === 0) forgetStored(storage, key);
      else writeStored(storage, key, JSON.stringify(all));
    },
  };
}

/** What waits of one work in the browser's storage, by whoever is signed in; where that is full it stays on the page alone. */
export function keptEdits(work: string, person: string): KeptEdits {
  return {
    edits: keptUnder(`assay.work-edits.${person}.${work}`),
    suggestions: keptUnder(`assay.work-suggestions.${person}.${work}`),
  };
}
