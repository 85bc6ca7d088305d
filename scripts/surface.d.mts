/** Entries of a built package with what they export; `entries` are declaration files by the name a consumer imports. */
export function readSurface(home: string, entries: Record<string, string>): string;
