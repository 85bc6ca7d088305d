import { readStored, writeStored } from '@assay/domain';

/** Local storage key of what somebody used last, newest first: ids of commands, nothing that was found. */
const keyOf = (person: string) => `assay.palette.recent.${person}`;
const storage = () => localStorage;
const kept = 20;

export function recentCommands(person: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storage, keyOf(person)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberCommand(person: string, id: string): void {
  const ids = [id, ...recentCommands(person).filter((other) => other !== id)];
  writeStored(storage, keyOf(person), JSON.stringify(ids.slice(0, kept)));
}
