/** What may be dropped. */
export type FileLimits = {
  /** Endings (`.pdf`) and media types (`image/*`), as in the `accept` of an input. Anything, when empty. */
  accept?: readonly string[];
  /** Most bytes of each file. */
  maxSize?: number;
  /** Most files in all. */
  maxCount?: number;
};

/** A file that was not taken, and why. */
export type RefusedFile = { file: File; reason: 'type' | 'size' | 'empty' | 'count' };

/** Whether a file is of a type that is taken, by its ending or its media type. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[] = []): boolean {
  if (accept.length === 0) return true;
  const [lowerName, lowerType] = [name.toLowerCase(), type.toLowerCase()];
  return accept.some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return lowerName.endsWith(wanted);
    return wanted.endsWith('/*') ? lowerType.startsWith(wanted.slice(0, -1)) : lowerType === wanted;
  });
}

/** Divides files into those taken and those refused; `present` counts the files already there. */
export function sortFiles(
  files: readonly File[],
  present: number,
  { accept, maxSize = Infinity, maxCount = Infinity }: FileLimits,
): { taken: readonly File[]; refused: readonly RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) refused.push({ file, reason: 'type' });
    else if (file.size > maxSize) refused.push({ file, reason: 'size' });
    else if (file.size === 0) refused.push({ file, reason: 'empty' });
    else if (present + taken.length >= maxCount) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes as its language writes it, by thousands, with two significant digits below ten. */
export function formatSize(bytes: number, language: string): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}

/** Types as a person reads them: endings in capitals, media types by their kind. */
export function typeNames(accept: readonly string[], language: string): string {
  const names = accept.map((entry) => (entry.startsWith('.') ? entry.slice(1).toUpperCase() : entry.replace('/*', '')));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format([...new Set(names)]);
}
