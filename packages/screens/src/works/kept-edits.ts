import type { Edit } from '@assay/works';

/** Edits that wait on the device for the service. */
export interface KeptEdits {
  read(): readonly Edit[];
  write(edits: readonly Edit[]): void;
}

const prefix = 'assay:work-edits:';

/** Edits of one work in the browser's storage, by whoever is signed in; nothing is kept where that is full or forbidden. */
export function keptEdits(work: string, person: string, storage: Storage = localStorage): KeptEdits {
  const key = `${prefix}${person}:${work}`;
  return {
    read() {
      try {
        const edits: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(edits) ? (edits as Edit[]) : [];
      } catch {
        return [];
      }
    },
    write(edits) {
      try {
        if (edits.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(edits));
      } catch {
        // A full storage takes nothing more; what is done stays on the page until it is sent.
      }
    },
  };
}
