/** The part of the browser's storage that is used. */
export interface ValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage is asked for at each use: where it is forbidden, already naming it throws. */
type Open<K extends keyof ValueStore> = () => Pick<ValueStore, K>;

/** A stored value; null when there is none, or no storage. */
export function readStored(open: Open<'getItem'>, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value; nothing is written for null or undefined, which is logged as 'Invalidate value' (section 8).
 *
 * @returns false when it was not stored: what it was for then holds for this page only.
 */
export function writeStored(open: Open<'setItem'>, key: string, value: string | null | undefined): boolean {
  if (value === null || value === undefined) {
    console.warn('Invalidate value', key);
    return false;
  }
  try {
    open().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forgetStored(open: Open<'removeItem'>, key: string): void {
  try {
    open().removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Forgets everything that a storage keeps: what belongs to a person goes with them. */
export function forgetEverythingStored(open: () => Pick<Storage, 'clear'>): void {
  try {
    open().clear();
  } catch {
    // Without storage there is nothing to forget.
  }
}
