import { basename, isAbsolute, relative, resolve } from 'node:path';
import type { SkippedRecord } from '@assay/domain';

/**
 * Paths as whoever asked for an import knows them: the name of an upload, or the path within the import folder. Where
 * on the machine these lie is told to nobody, in reasons and errors neither.
 */
export function createShownPaths(uploads: string, folder: string | undefined) {
  const kept = `${resolve(uploads)}/`;
  /** An upload lies in a folder of its own, under its number. */
  const upload = new RegExp(`${escaped(kept)}[\\w-]+/(?:\\d+-)?`, 'g');
  const hidden = [...(folder === undefined ? [] : [`${resolve(folder)}/`]), kept];

  function within(text: string): string {
    return hidden.reduce((told, prefix) => told.replaceAll(prefix, ''), text.replaceAll(upload, ''));
  }

  return {
    /** The name of a path. */
    name(path: string): string {
      if (path.startsWith(kept)) return basename(path).replace(/^\d+-/, '');
      if (folder === undefined) return basename(path);
      const inner = relative(resolve(folder), path);
      return inner.startsWith('..') || isAbsolute(inner) ? basename(path) : inner || '.';
    },

    /** A text in which paths may stand, without where they lie. */
    within,

    /** What was skipped, told by the name of its file. */
    record(record: SkippedRecord): SkippedRecord {
      const values = Object.entries(record.values).map(([name, value]) => [
        name,
        typeof value === 'string' ? within(value) : value,
      ]);
      return {
        ...record,
        file: this.name(record.file),
        message: within(record.message),
        values: Object.fromEntries(values) as SkippedRecord['values'],
      };
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
